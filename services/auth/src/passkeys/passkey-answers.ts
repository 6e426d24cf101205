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

/** Result of a passkey answer: the account, and whether the answer is valid for it. */
export interface Answered {
  user: UserDocument | null;
  isAccepted: boolean;
}

/** Creates passkey challenges and checks the answers (PPL-08). */
@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly party: RelyingParty,
    private readonly questions: PasskeyQuestions,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
  ) {}

  /** Creates a challenge for any account, or for the account whose password was right. Throws `passkeys_not_available`. */
  async ask(half?: HalfSignIn): Promise<PasskeyQuestionView> {
    this.party.required();
    if (half && !half.user.passkeys?.length) return { options: null };
    const options = await this.party.askForAnswer(half?.user.passkeys);
    await this.questions.remember(options.challenge, half ? 'second-step' : 'sign-in', half?.challenge._id);
    return { options: { ...options } };
  }

  /** Uses up the challenge in any case. Throws `sign_in_expired` if there is no such challenge (any more), and `passkeys_not_available`. */
  async check(answer: PasskeyAnswer, half?: HalfSignIn): Promise<Answered> {
    this.party.required();
    const challenge = await this.questions.take(answer.response.clientDataJSON, half ? 'second-step' : 'sign-in', half?.challenge._id);
    if (challenge === undefined) throw new AppError('sign_in_expired');
    const user = await this.users.findById(half?.user._id ?? whoIn(answer));
    const passkey = user?.status === 'active' ? user.passkeys?.find(({ credentialId }) => credentialId === answer.id) : undefined;
    const counter = passkey && (await this.party.checkAnswer(answer, challenge, passkey));
    if (!user || !passkey || counter === undefined) return { user, isAccepted: false };
    return { user, isAccepted: await this.passkeys.use(user._id, passkey, counter, new Date()) };
  }
}

/** Account id that the authenticator stores with the passkey; empty if it sends none. */
function whoIn({ response: { userHandle = '' } }: PasskeyAnswer): string {
  return Buffer.from(userHandle, 'base64url').toString('utf8');
}
