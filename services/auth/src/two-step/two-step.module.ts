import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecondStepService } from './second-step.service.ts';
import { SecondStepCheck } from './second-step-check.ts';
import { SecretBox } from './secret-box.ts';
import { StaffTwoStep } from './staff-two-step.ts';
import { SecondStepPublicController, TwoStepAdminController, TwoStepController } from './two-step.controller.ts';
import { TwoStepRepository } from './two-step.repository.ts';
import { TwoStepService } from './two-step.service.ts';
import { TwoStepAccounts } from './two-step-accounts.ts';
import { TwoStepEnabling, TwoStepSetup } from './two-step-setup.ts';

@Module({
  imports: [StaffModule, SignInModule, AccountsModule, SessionsModule, AttemptsModule, AuditModule],
  controllers: [TwoStepController, TwoStepAdminController, SecondStepPublicController],
  providers: [
    SecretBox,
    RecoveryCodes,
    TwoStepRepository,
    TwoStepAccounts,
    TwoStepSetup,
    TwoStepEnabling,
    TwoStepService,
    SecondStepCheck,
    SecondStepService,
    StaffTwoStep,
  ],
  exports: [RecoveryCodes],
})
export class TwoStepModule {}
