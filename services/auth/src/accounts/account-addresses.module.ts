import { Module } from '@nestjs/common';
import { AccountAddressesMessagesController } from './account-addresses.messages.controller.ts';
import { UsersModule } from './users.module.ts';

@Module({ imports: [UsersModule], controllers: [AccountAddressesMessagesController] })
export class AccountAddressesModule {}
