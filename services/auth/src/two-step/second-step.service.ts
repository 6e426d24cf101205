import { Injectable } from '@nestjs/common';
import type { SecondStep } from '@reefdesk/contracts/accounts/second-step.requests';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { DevicesService } from '../sign-in/devices.service.ts';
import { HalfSignIns } from '../sign-in/half-sign-ins.ts';
import { SecondStepCheck } from './second-step-check.ts';

export interface PassedSecondStep {
  user: UserDocument;
  remembered: boolean;
}

/** Second step of sign-in (PPL-08): a code of the app, a recovery code or a passkey. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly halves: HalfSignIns,
    private readonly attempts: AttemptsService,
    private readonly devices: DevicesService,
    private readonly journal: SignInJournal,
    private readonly step: SecondStepCheck,
  ) {}

  /**
   * Only one of several parallel requests succeeds. Throws `sign_in_expired`, `invalid_second_step`, `invalid_passkey`,
   * `too_many_attempts`.
   */
  async pass(typed: SecondStep, deviceSecret: string | undefined, address: string | undefined): Promise<PassedSecondStep> {
    if (!typed.passkey && !typed.code) throw invalidFields({ code: toFieldError(ruleError('required'), 'Code') });
    const half = await this.halves.find(typed.challenge);
    const { user } = half;
    if (!user.twoStep) throw new AppError('sign_in_expired');
    const device = await this.devices.find(deviceSecret, user.email);
    await this.attempts.beginSecondStep(user._id, device);
    if (!(await this.step.isRight(typed, half, user.twoStep))) {
      await this.journal.failed(user.email, user, address);
      throw new AppError(typed.passkey ? 'invalid_passkey' : 'invalid_second_step');
    }
    await this.halves.take(half);
    await this.attempts.passedSecondStep(user._id, device);
    return { user, remembered: half.challenge.remembered };
  }
}
