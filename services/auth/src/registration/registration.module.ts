import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { PasswordResetModule } from '../password-reset/password-reset.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { RegistrationPublicController, VerificationController, VerificationPublicController } from './registration.controller.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationEmail } from './registration-email.ts';
import { VerificationService } from './verification.service.ts';
import { VerificationEmail } from './verification-email.ts';

@Module({
  imports: [AccountsModule, SessionsModule, AttemptsModule, SignInModule, PasswordResetModule],
  controllers: [RegistrationPublicController, VerificationPublicController, VerificationController],
  providers: [RegistrationEmail, RegistrationService, VerificationEmail, VerificationService],
})
export class RegistrationModule {}
