import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDIT_QUOTA, auditQuotaSchema } from './audit-quota.schema.ts';
import { SignInJournal } from './sign-in-journal.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_QUOTA, schema: auditQuotaSchema }])],
  providers: [SignInJournal],
  exports: [SignInJournal],
})
export class SignInJournalModule {}
