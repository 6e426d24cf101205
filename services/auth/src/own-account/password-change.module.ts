import { Module } from '@nestjs/common';
import { HoldersModule } from '../accounts/holders.module.ts';
import { AccountNoticesModule } from '../attempts/account-notices.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { PasswordChangeController } from './password-change.controller.ts';
import { PasswordChangeService } from './password-change.service.ts';

@Module({
  imports: [AccountNoticesModule, HoldersModule, SessionsModule, AttemptsModule, SignInModule],
  controllers: [PasswordChangeController],
  providers: [PasswordChangeService],
})
export class PasswordChangeModule {}
