import { Injectable } from '@nestjs/common';
import type { SecondStep } from '@reefdesk/contracts/accounts/second-step.requests';
import { fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { fault } from '@reefdesk/contracts/schema/check';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { PasskeyAnswers } from '../passkeys/passkey-answers.ts';
import { isCurrent } from '../sessions/session-epoch.ts';
import { ChallengesService } from '../sign-in/challenges.service.ts';
import { DevicesService } from '../sign-in/devices.service.ts';
import { SecondStepCodes } from './second-step-codes.ts';

export interface PassedSecondStep {
  user: UserDocument;
  remembered: boolean;
}

/** Second step of sign-in (PPL-08): after the right password, a code of the app, a recovery code or a passkey. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsService,
    private readonly devices: DevicesService,
    private readonly journal: SignInJournal,
    private readonly passkeys: PasskeyAnswers,
    private readonly codes: SecondStepCodes,
  ) {}

  /**
   * The write that uses up the code or the passkey challenge lets only one of several parallel requests through. Throws `sign_in_expired`,
   * `invalid_second_step`, `invalid_passkey` or `too_many_attempts`.
   */
  async pass(step: SecondStep, deviceSecret: string | undefined, address: string | undefined): Promise<PassedSecondStep> {
    const { challenge, code, passkey } = step;
    if (!passkey && !code) throw refusedFields({ code: fieldFault(fault('required'), 'Code') });
    const begun = await this.challenges.find(challenge);
    const user = begun && (await this.users.findById(begun.userId));
    if (!begun || user?.status !== 'active' || !isCurrent(begun, user) || !user.twoStep) throw new AppError('sign_in_expired');
    const device = await this.devices.find(deviceSecret, user.email);
    await this.attempts.beginSecondStep(user._id, device);
    const isRight = passkey
      ? (await this.passkeys.check(passkey, { id: begun._id, user })).isAccepted
      : await this.codes.use(user, user.twoStep, code ?? '');
    if (!isRight) {
      await this.journal.failed(user.email, user, address);
      throw new AppError(passkey ? 'invalid_passkey' : 'invalid_second_step');
    }
    if (!(await this.challenges.take(begun))) throw new AppError('sign_in_expired');
    await this.attempts.passedSecondStep(user._id, device);
    return { user, remembered: begun.remembered };
  }
}
