import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { SignInJournalModule } from '../audit/sign-in-journal.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { ChallengesModule } from './challenges.module.ts';
import { CredentialsCheck } from './credentials.ts';
import { CurrentPassword } from './current-password.ts';
import { DevicesModule } from './devices.module.ts';
import { Entrance } from './entrance.ts';
import { HalfSignIns } from './half-sign-ins.ts';
import { NewDevices } from './new-devices.ts';
import { SignInMessagesController, SignInPublicController } from './sign-in.controller.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInStrategy } from './sign-in.strategy.ts';
import { SignInCookies } from './sign-in-cookies.ts';
import { SignedInUsers } from './signed-in-users.ts';

@Module({
  imports: [
    PassportModule,
    AccountsModule,
    SessionsModule,
    AttemptsModule,
    DevicesModule,
    ChallengesModule,
    SignInJournalModule,
    StaffModule,
  ],
  controllers: [SignInPublicController, SignInMessagesController],
  providers: [
    SignInService,
    SignedInUsers,
    CredentialsCheck,
    HalfSignIns,
    SignInStrategy,
    SignInCookies,
    NewDevices,
    Entrance,
    CurrentPassword,
  ],
  exports: [SignInService, SignedInUsers, HalfSignIns, SignInCookies, Entrance, CurrentPassword],
})
export class SignInModule {}
