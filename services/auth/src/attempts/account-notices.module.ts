import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.ts';
import { AccountNotices } from './account-notices.ts';
import { AttemptsModule } from './attempts.module.ts';
import { NoticeLetter } from './notice-letter.ts';

@Module({ imports: [AttemptsModule, UsersModule], providers: [AccountNotices, NoticeLetter], exports: [AccountNotices] })
export class AccountNoticesModule {}
