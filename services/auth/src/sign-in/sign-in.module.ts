import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { HoldersModule } from '../accounts/holders.module.ts';
import { UsersModule } from '../accounts/users.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { SignInJournalModule } from '../audit/sign-in-journal.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { ChallengesModule } from './challenges.module.ts';
import { CurrentPassword } from './current-password.ts';
import { DevicesModule } from './devices.module.ts';
import { Entrance } from './entrance.ts';
import { NewDevices } from './new-devices.ts';
import { SignInMessagesController } from './sign-in.messages.controller.ts';
import { SignInPublicController } from './sign-in.public.controller.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInStrategy } from './sign-in.strategy.ts';
import { SignInCookies } from './sign-in-cookies.ts';

@Module({
  imports: [
    PassportModule,
    UsersModule,
    HoldersModule,
    SessionsModule,
    AttemptsModule,
    DevicesModule,
    ChallengesModule,
    SignInJournalModule,
    StaffModule,
  ],
  controllers: [SignInPublicController, SignInMessagesController],
  providers: [SignInService, SignInStrategy, SignInCookies, NewDevices, Entrance, CurrentPassword],
  exports: [SignInService, SignInCookies, Entrance, CurrentPassword],
})
export class SignInModule {}
