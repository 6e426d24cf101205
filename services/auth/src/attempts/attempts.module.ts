import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AccountNotices } from './account-notices.ts';
import { AttemptMetrics } from './attempt-metrics.ts';
import { ATTEMPT_MODEL, AttemptsRepository, attemptSchema } from './attempts.repository.ts';
import { AttemptsService } from './attempts.service.ts';
import { NoticeEmail } from './notice-email.ts';

@Module({
  imports: [AccountsModule, MongooseModule.forFeature([{ name: ATTEMPT_MODEL, schema: attemptSchema }])],
  providers: [AttemptMetrics, AttemptsRepository, AttemptsService, AccountNotices, NoticeEmail],
  exports: [AttemptsService, AccountNotices],
})
export class AttemptsModule {}
