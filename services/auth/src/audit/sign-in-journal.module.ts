import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDIT_QUOTA, AuditQuotasRepository, auditQuotaSchema } from './audit-quotas.repository.ts';
import { SignInJournal } from './sign-in-journal.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_QUOTA, schema: auditQuotaSchema }])],
  providers: [AuditQuotasRepository, SignInJournal],
  exports: [SignInJournal],
})
export class SignInJournalModule {}
