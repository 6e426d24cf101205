import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { USER_MODEL, userSchema } from '../accounts/user.schema.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ACCOUNT_RULES_MODEL, AccountRulesRepository, accountRulesSchema } from './account-rules.repository.ts';
import { ActingOwner } from './acting-owner.ts';
import { OwnerTurns } from './owner-turns.ts';
import { StaffRepository } from './staff.repository.ts';
import { StaffService } from './staff.service.ts';
import { STAFF_TURN_MODEL, StaffTurnsRepository, staffTurnSchema } from './staff-turns.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: ACCOUNT_RULES_MODEL, schema: accountRulesSchema },
      { name: STAFF_TURN_MODEL, schema: staffTurnSchema },
    ]),
    SessionsModule,
  ],
  providers: [AccountRulesRepository, StaffRepository, StaffTurnsRepository, OwnerTurns, StaffService, ActingOwner],
  exports: [AccountRulesRepository, StaffRepository, StaffService, ActingOwner],
})
export class StaffModule {}
