import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { AccountAddressesMessagesController } from './account-addresses.messages.controller.ts';

@Module({ imports: [UsersModule], controllers: [AccountAddressesMessagesController] })
export class AccountAddressesModule {}
