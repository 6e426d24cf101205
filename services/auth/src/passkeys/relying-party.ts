import { isIP } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import type { MadePasskey, PasskeyAnswer } from '@reefdesk/contracts/accounts/second-step.requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Passkey } from '../accounts/passkey.schema.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { QUESTION_LIFE_MS } from './passkey-questions.repository.ts';

/** The host name that passkeys are bound to, and the origins on this host that may use them. */
export interface Party {
  id: string;
  origins: string[];
}

/** Undefined if browsers allow no passkeys there: for an IP address, and without TLS except on localhost. */
export function partyOf(publicOrigins: string): Party | undefined {
  const urls = publicOrigins
    .split(',')
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin));
  const id = urls[0]?.hostname;
  if (!id || id.startsWith('[') || isIP(id) !== 0) return undefined;
  const origins = urls.filter((url) => isWithin(url.hostname, id) && isSecure(url)).map(({ origin }) => origin);
  return origins.length > 0 ? { id, origins } : undefined;
}

export type CheckedPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** The site as a WebAuthn relying party. User verification is always required. */
@Injectable()
export class RelyingParty {
  private readonly logger = new Logger(RelyingParty.name);

  constructor(private readonly party: Party | undefined) {}

  get isAvailable(): boolean {
    return this.party !== undefined;
  }

  /** Throws `passkeys_not_available`. */
  required(): Party {
    if (!this.party) throw new AppError('passkeys_not_available');
    return this.party;
  }

  askForNew(
    user: Pick<UserDocument, '_id' | 'email' | 'fullname' | 'passkeys'>,
    siteName: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: siteName,
      rpID: this.required().id,
      userID: new Uint8Array(Buffer.from(user._id)),
      userName: user.email,
      userDisplayName: user.fullname,
      timeout: QUESTION_LIFE_MS,
      attestationType: 'none',
      excludeCredentials: (user.passkeys ?? []).map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  askForAnswer(passkeys: readonly Passkey[] = []): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.required().id,
      timeout: QUESTION_LIFE_MS,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: 'required',
    });
  }

  async checkNew(made: MadePasskey, challenge: string): Promise<CheckedPasskey | undefined> {
    const { id, origins } = this.required();
    const { response } = made;
    const checked = await this.unlessRejected(async () => {
      requireUnattested(response.attestationObject);
      return verifyRegistrationResponse({
        response: {
          ...made,
          response: {
            clientDataJSON: response.clientDataJSON,
            attestationObject: response.attestationObject,
            transports: response.transports ?? [],
          },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: id,
        requireUserVerification: true,
      });
    });
    if (!checked?.verified) return undefined;
    const { credential, credentialBackedUp } = checked.registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.transports ?? [],
      isSynced: credentialBackedUp,
    };
  }

  /**
   * Returns the new counter, or undefined if the answer is invalid. A counter that did not increase indicates a copied key and is invalid.
   */
  async checkAnswer(answer: PasskeyAnswer, challenge: string, passkey: Passkey): Promise<number | undefined> {
    const { id, origins } = this.required();
    const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
    const checked = await this.unlessRejected(() =>
      verifyAuthenticationResponse({
        response: {
          ...answer,
          response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: id,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }),
    );
    return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
  }

  /** The library throws for every kind of invalid answer. */
  private async unlessRejected<Checked>(check: () => Promise<Checked>): Promise<Checked | undefined> {
    try {
      return await check();
    } catch (error) {
      this.logger.warn({ why: (error as Error).message }, 'A passkey said something that does not count');
      return undefined;
    }
  }
}

/** The site asks for no attestation. Certificates are rejected, because they could name URLs that the library would fetch. */
function requireUnattested(attestationObject: string): void {
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get('attStmt');
  if (statement.get('x5c') !== undefined) throw new Error('The attestation contains unexpected certificates');
}

function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: transports };
}

function isWithin(hostname: string, id: string): boolean {
  return hostname === id || hostname.endsWith(`.${id}`);
}

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isWithin(hostname, 'localhost'));
}
