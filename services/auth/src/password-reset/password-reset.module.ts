import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AfterPasswordChange } from './after-password-change.ts';
import { PasswordByLink } from './password-by-link.ts';
import { PasswordResetPublicController } from './password-reset.public.controller.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { ResetEmail } from './reset-email.ts';

@Module({
  imports: [AccountsModule, SessionsModule, AttemptsModule, AuditModule],
  controllers: [PasswordResetPublicController],
  providers: [ResetEmail, AfterPasswordChange, PasswordByLink, PasswordResetService],
  exports: [PasswordByLink, AfterPasswordChange],
})
export class PasswordResetModule {}
