import type { MadePasskey, PasskeyAnswer } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

type Options = Readonly<Record<string, unknown>>;

/** `cancelled`: the user cancelled or did not respond in time. `known`: the account already has a passkey on this device. */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed';

export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure';

  constructor(
    readonly problem: PasskeyProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
  }
}

/** Creates a passkey in the browser; throws `PasskeyFailure`. */
export async function makePasskey(options: Options): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(refuse);
  return { ...made, type: 'public-key' };
}

/** Signs in with one of the user's passkeys; throws `PasskeyFailure`. */
export async function answerByPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON }).catch(refuse);
  return { ...answer, type: 'public-key' };
}

function refuse(error: unknown): never {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyFailure('cancelled', error);
  throw new PasskeyFailure(name === 'InvalidStateError' ? 'known' : 'failed', error);
}
