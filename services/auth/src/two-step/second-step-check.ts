import { Injectable } from '@nestjs/common';
import type { SecondStep } from '@reefdesk/contracts/accounts/second-step.requests';
import type { TwoStep } from '../accounts/two-step.schema.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { PasskeyAnswers } from '../passkeys/passkey-answers.ts';
import type { HalfSignIn } from '../sign-in/half-sign-ins.ts';
import { plainCode, timeStepOf } from './codes.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecretBox } from './secret-box.ts';
import { TwoStepRepository } from './two-step.repository.ts';

/** Each code, recovery code or passkey answer is used up by one conditional write. */
@Injectable()
export class SecondStepCheck {
  constructor(
    private readonly accounts: TwoStepRepository,
    private readonly box: SecretBox,
    private readonly recovery: RecoveryCodes,
    private readonly notices: AccountNotices,
    private readonly passkeys: PasskeyAnswers,
  ) {}

  async isRight({ passkey, code = '' }: SecondStep, half: HalfSignIn, twoStep: TwoStep): Promise<boolean> {
    return passkey ? (await this.passkeys.check(passkey, half)).isAccepted : this.useCode(half.user, twoStep, code);
  }

  private async useCode(user: UserDocument, twoStep: TwoStep, typed: string): Promise<boolean> {
    const { _id: userId } = user;
    const code = plainCode(typed);
    const timeStep = timeStepOf(code, this.box.open(twoStep.secret, userId), new Date());
    if (timeStep !== undefined) return this.accounts.useTimeStep(userId, twoStep.secret, timeStep);
    const stored = this.recovery.find(userId, twoStep, code);
    const isUsed = stored !== undefined && (await this.accounts.useRecoveryCode(userId, stored));
    if (isUsed) await this.notices.notify('recovery-code-used', user);
    return isUsed;
  }
}
