import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { StaffNamesMessagesController } from './staff-names.messages.controller.ts';

@Module({ imports: [UsersModule], controllers: [StaffNamesMessagesController] })
export class StaffNamesModule {}
