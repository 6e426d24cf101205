import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AccountNotices } from './account-notices.ts';
import { AttemptsModule } from './attempts.module.ts';
import { NoticeLetter } from './notice-letter.ts';

@Module({ imports: [AttemptsModule, AccountsModule], providers: [AccountNotices, NoticeLetter], exports: [AccountNotices] })
export class AccountNoticesModule {}
