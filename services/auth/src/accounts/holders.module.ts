import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Holders } from './holders.ts';
import { PENDING_ACCOUNT_MODEL, pendingAccountSchema } from './pending-account.schema.ts';
import { PendingAccountsRepository } from './pending-accounts.repository.ts';
import { UsersModule } from './users.module.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: PENDING_ACCOUNT_MODEL, schema: pendingAccountSchema }]), UsersModule],
  providers: [PendingAccountsRepository, Holders],
  exports: [PendingAccountsRepository, Holders],
})
export class HoldersModule {}
