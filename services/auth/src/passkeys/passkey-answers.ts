import { Injectable } from '@nestjs/common';
import type { PasskeyAnswer } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyQuestionView } from '@reefdesk/contracts/accounts/views';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import type { HalfSignIn } from '../sign-in/half-sign-ins.ts';
import { PasskeyQuestions } from './passkey-questions.repository.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

export interface Answered {
  user: UserDocument | null;
  isAccepted: boolean;
}

@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly party: RelyingParty,
    private readonly questions: PasskeyQuestions,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
  ) {}

  /** Any account may answer unless `half` names one. Throws `passkeys_not_available`. */
  async ask(half?: HalfSignIn): Promise<PasskeyQuestionView> {
    this.party.required();
    if (half && !half.user.passkeys?.length) return { options: null };
    const options = await this.party.askForAnswer(half?.user.passkeys);
    await this.questions.remember(options.challenge, half ? 'second-step' : 'sign-in', half?.challenge._id);
    return { options: { ...options } };
  }

  /** Always uses up the challenge. Throws `sign_in_expired` for an unknown challenge, and `passkeys_not_available`. */
  async check(answer: PasskeyAnswer, half?: HalfSignIn): Promise<Answered> {
    this.party.required();
    const challenge = await this.questions.take(answer.response.clientDataJSON, half ? 'second-step' : 'sign-in', half?.challenge._id);
    if (challenge === undefined) throw new AppError('sign_in_expired');
    const user = await this.users.findById(half?.user._id ?? userIdIn(answer));
    const passkey = user?.status === 'active' ? user.passkeys?.find(({ credentialId }) => credentialId === answer.id) : undefined;
    const counter = passkey && (await this.party.checkAnswer(answer, challenge, passkey));
    if (!user || !passkey || counter === undefined) return { user, isAccepted: false };
    return { user, isAccepted: await this.passkeys.use(user._id, passkey, counter, new Date()) };
  }
}

/** Account id stored with the passkey; empty if the authenticator sends none. */
function userIdIn({ response: { userHandle = '' } }: PasskeyAnswer): string {
  return Buffer.from(userHandle, 'base64url').toString('utf8');
}
