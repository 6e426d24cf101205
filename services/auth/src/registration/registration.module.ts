import { Module } from '@nestjs/common';
import { HoldersModule } from '../accounts/holders.module.ts';
import { UsersModule } from '../accounts/users.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { PasswordResetModule } from '../password-reset/password-reset.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { RegistrationPublicController } from './registration.public.controller.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationLetter } from './registration-letter.ts';
import { VerificationController } from './verification.controller.ts';
import { VerificationPublicController } from './verification.public.controller.ts';
import { VerificationService } from './verification.service.ts';
import { VerificationLetter } from './verification-letter.ts';

@Module({
  imports: [UsersModule, HoldersModule, SessionsModule, AttemptsModule, SignInModule, PasswordResetModule],
  controllers: [RegistrationPublicController, VerificationPublicController, VerificationController],
  providers: [RegistrationLetter, RegistrationService, VerificationLetter, VerificationService],
})
export class RegistrationModule {}
