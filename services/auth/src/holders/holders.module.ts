import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.ts';
import { Holders } from './holders.ts';
import { PENDING_ACCOUNT_MODEL, pendingAccountSchema } from './pending-account.schema.ts';
import { PendingAccountsRepository } from './pending-accounts.repository.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: PENDING_ACCOUNT_MODEL, schema: pendingAccountSchema }]), UsersModule],
  providers: [PendingAccountsRepository, Holders],
  exports: [PendingAccountsRepository, Holders],
})
export class HoldersModule {}
