import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountNotices } from './account-notices.ts';
import { NoticeLetter } from './notice-letter.ts';

@Module({ imports: [AttemptsModule, UsersModule], providers: [AccountNotices, NoticeLetter], exports: [AccountNotices] })
export class AccountNoticesModule {}
