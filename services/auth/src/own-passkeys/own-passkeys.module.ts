import { Module } from '@nestjs/common';
import { AccountNoticesModule } from '../account-notices/account-notices.module.ts';
import { TwoStepModule } from '../second-step/two-step.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { OwnPasskeysController } from './own-passkeys.controller.ts';
import { OwnPasskeysService } from './own-passkeys.service.ts';
import { PasskeyLetter } from './passkey-letter.ts';

@Module({
  imports: [AccountNoticesModule, SignInModule, SessionsModule, StaffModule, UsersModule, TwoStepModule],
  controllers: [OwnPasskeysController],
  providers: [OwnPasskeysService, PasskeyLetter],
})
export class OwnPasskeysModule {}
