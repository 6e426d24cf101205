import { Module } from '@nestjs/common';
import { StaffNamesMessagesController } from './staff-names.messages.controller.ts';
import { UsersModule } from './users.module.ts';

@Module({ imports: [UsersModule], controllers: [StaffNamesMessagesController] })
export class StaffNamesModule {}
