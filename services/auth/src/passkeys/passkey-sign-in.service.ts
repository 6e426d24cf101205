import { Injectable } from '@nestjs/common';
import type { PasskeyAnswer } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyQuestionView } from '@reefdesk/contracts/accounts/views';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { HalfSignIns } from '../sign-in/half-sign-ins.ts';
import { PasskeyAnswers } from './passkey-answers.ts';

/** Sign-in with a passkey alone (PPL-08). Device and fingerprint or PIN are two factors already, so no second step follows. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly answers: PasskeyAnswers,
    private readonly halves: HalfSignIns,
    private readonly attempts: AttemptsService,
    private readonly journal: SignInJournal,
  ) {}

  /** Limiting challenges limits answers too. Throws `too_many_attempts`, `passkeys_not_available` or `sign_in_expired`. */
  async begin(challenge: string | undefined, address: string | undefined): Promise<PasskeyQuestionView> {
    await this.attempts.beginPasskey(address);
    return this.answers.ask(challenge ? await this.halves.find(challenge) : undefined);
  }

  /** Throws `invalid_passkey`, `sign_in_expired` or `passkeys_not_available`. */
  async finish(answer: PasskeyAnswer, address: string | undefined): Promise<UserDocument> {
    const { user, isAccepted } = await this.answers.check(answer);
    if (user && isAccepted) return user;
    await this.journal.failed(user?.email ?? '', user, address);
    throw new AppError('invalid_passkey');
  }
}
