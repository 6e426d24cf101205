import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { CHALLENGE_MODEL, ChallengesRepository, challengeSchema } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';
import { CredentialsCheck } from './credentials.ts';
import { CurrentPassword } from './current-password.ts';
import { DEVICE_MODEL, DevicesRepository, deviceSchema } from './devices.repository.ts';
import { DevicesService } from './devices.service.ts';
import { HalfSignIns } from './half-sign-ins.ts';
import { NewDevices } from './new-devices.ts';
import { SignInMessagesController, SignInPublicController } from './sign-in.controller.ts';
import { SignInStrategy } from './sign-in.guard.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInCookies } from './sign-in-cookies.ts';
import { SignInEntry } from './sign-in-entry.ts';
import { SignedInUsers } from './signed-in-users.ts';

@Module({
  imports: [
    PassportModule,
    AccountsModule,
    SessionsModule,
    AttemptsModule,
    MongooseModule.forFeature([
      { name: CHALLENGE_MODEL, schema: challengeSchema },
      { name: DEVICE_MODEL, schema: deviceSchema },
    ]),
    AuditModule,
    StaffModule,
  ],
  controllers: [SignInPublicController, SignInMessagesController],
  providers: [
    ChallengesRepository,
    ChallengesService,
    DevicesRepository,
    DevicesService,
    SignInService,
    SignedInUsers,
    CredentialsCheck,
    HalfSignIns,
    SignInStrategy,
    SignInCookies,
    NewDevices,
    SignInEntry,
    CurrentPassword,
  ],
  exports: [ChallengesService, DevicesService, SignInService, SignedInUsers, HalfSignIns, SignInCookies, SignInEntry, CurrentPassword],
})
export class SignInModule {}
