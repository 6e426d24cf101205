import { Injectable } from '@nestjs/common';
import type { PasskeyAnswer } from '@reefdesk/contracts/requests/passkeys.requests';
import type { PasskeyQuestionView } from '@reefdesk/contracts/views/passkeys.views';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../users/user.schema.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { PasskeyQuestions } from './passkey-questions.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

/** A sign-in between its two steps. */
export interface HalfSignIn {
  /** Of the challenge. */
  id: string;
  user: UserDocument;
}

/** Whose account it is, and whether the answer opens it. */
export interface Answered {
  user: UserDocument | null;
  isAccepted: boolean;
}

/** Asks for the answer of a passkey, and says what it is worth (PPL-08). */
@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly party: RelyingParty,
    private readonly questions: PasskeyQuestions,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
  ) {}

  /** For whichever account has a passkey, or for the one whose password was right. Throws `passkeys_not_available`. */
  async ask(half?: HalfSignIn): Promise<PasskeyQuestionView> {
    this.party.required();
    if (half && !half.user.passkeys?.length) return { options: null };
    const options = await this.party.askForAnswer(half?.user.passkeys);
    await this.questions.remember(options.challenge, half ? 'second-step' : 'sign-in', half?.id);
    return { options: { ...options } };
  }

  /**
   * Uses the question up, whatever comes of it. Throws `sign_in_expired` where there is none, or none any more, and
   * `passkeys_not_available`.
   */
  async check(answer: PasskeyAnswer, half?: HalfSignIn): Promise<Answered> {
    this.party.required();
    const challenge = await this.questions.take(answer.response.clientDataJSON, half ? 'second-step' : 'sign-in', half?.id);
    if (challenge === undefined) throw new AppError('sign_in_expired');
    const user = await this.users.findById(half?.user._id ?? whoIn(answer));
    const passkey = user?.status === 'active' ? user.passkeys?.find(({ credentialId }) => credentialId === answer.id) : undefined;
    const counter = passkey && (await this.party.checkAnswer(answer, challenge, passkey));
    if (!user || !passkey || counter === undefined) return { user, isAccepted: false };
    return { user, isAccepted: await this.passkeys.use(user._id, passkey, counter, new Date()) };
  }
}

/** The id of the account, which authenticators keep with the passkey; nobody's where it says none. */
function whoIn({ response: { userHandle = '' } }: PasskeyAnswer): string {
  return Buffer.from(userHandle, 'base64url').toString('utf8');
}
