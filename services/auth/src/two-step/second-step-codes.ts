import { Injectable } from '@nestjs/common';
import type { TwoStep } from '../accounts/two-step.schema.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { plainCode, timeStepOf } from './codes.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecretBox } from './secret-box.ts';
import { TwoStepRepository } from './two-step.repository.ts';

/** Checks the codes of a sign-in: those of the app, and recovery codes. Each is used up by one conditional write. */
@Injectable()
export class SecondStepCodes {
  constructor(
    private readonly accounts: TwoStepRepository,
    private readonly box: SecretBox,
    private readonly recovery: RecoveryCodes,
    private readonly notices: AccountNotices,
  ) {}

  /** False if the code is wrong or was used already. */
  async use(user: UserDocument, twoStep: TwoStep, typed: string): Promise<boolean> {
    const { _id: userId } = user;
    const code = plainCode(typed);
    const timeStep = timeStepOf(code, this.box.open(twoStep.secret, userId), new Date());
    if (timeStep !== undefined) return this.accounts.useTimeStep(userId, twoStep.secret, timeStep);
    const stored = this.recovery.find(userId, twoStep, code);
    const isUsed = stored !== undefined && (await this.accounts.useRecoveryCode(userId, stored));
    if (isUsed) await this.notices.tell('recovery-code-used', user);
    return isUsed;
  }
}
