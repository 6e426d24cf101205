import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.ts';
import { AccountNoticesModule } from '../attempts/account-notices.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { TwoStepModule } from '../two-step/two-step.module.ts';
import { OwnPasskeysController } from './own-passkeys.controller.ts';
import { OwnPasskeysService } from './own-passkeys.service.ts';
import { PasskeyLetter } from './passkey-letter.ts';

@Module({
  imports: [AccountNoticesModule, SignInModule, SessionsModule, StaffModule, UsersModule, TwoStepModule],
  controllers: [OwnPasskeysController],
  providers: [OwnPasskeysService, PasskeyLetter],
})
export class OwnPasskeysModule {}
