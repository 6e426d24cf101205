import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountAddressesMessagesController, StaffNamesMessagesController } from './accounts.controller.ts';
import { Accounts } from './accounts.ts';
import { PENDING_ACCOUNT_MODEL, pendingAccountSchema } from './pending-account.schema.ts';
import { PendingAccountsRepository } from './pending-accounts.repository.ts';
import { USER_MODEL, userSchema } from './user.schema.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: PENDING_ACCOUNT_MODEL, schema: pendingAccountSchema },
    ]),
    SessionsModule,
  ],
  controllers: [AccountAddressesMessagesController, StaffNamesMessagesController],
  providers: [UsersRepository, UsersService, PendingAccountsRepository, Accounts],
  exports: [UsersRepository, UsersService, PendingAccountsRepository, Accounts, MongooseModule],
})
export class AccountsModule {}
