import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { AuditController, auditMessages } from './audit.controller.ts';
import { AUDITED_SERVICES, AuditService } from './audit.service.ts';
import { AUDIT_SWEEP_SECONDS, AuditSweeper } from './audit.sweeper.ts';
import { AuditEntriesRepository } from './audit-entries.repository.ts';
import { AUDIT_ENTRY, auditEntrySchema } from './audit-entry.schema.ts';
import { AUDIT_QUOTA, AuditQuotasRepository, auditQuotaSchema } from './audit-quotas.repository.ts';
import { SignInJournal } from './sign-in-journal.ts';

const SWEEP_SECONDS = 3_600;

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AUDIT_ENTRY, schema: auditEntrySchema },
      { name: AUDIT_QUOTA, schema: auditQuotaSchema },
    ]),
    AccountsModule,
    StaffModule,
  ],
  controllers: [AuditController, ...[...AUDITED_SERVICES.keys()].map(auditMessages)],
  providers: [
    AuditQuotasRepository,
    SignInJournal,
    AuditEntriesRepository,
    AuditService,
    AuditSweeper,
    { provide: AUDIT_SWEEP_SECONDS, useValue: SWEEP_SECONDS },
  ],
  exports: [SignInJournal],
})
export class AuditModule {}
