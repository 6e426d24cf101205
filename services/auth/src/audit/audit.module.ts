import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { AuditController, auditMessages } from './audit.controller.ts';
import { AuditService } from './audit.service.ts';
import { AUDIT_SWEEP_SECONDS, AuditSweeper } from './audit.sweeper.ts';
import { AuditEntriesRepository } from './audit-entries.repository.ts';
import { AUDIT_ENTRY, auditEntrySchema } from './audit-entry.schema.ts';
import { AUDITED_SERVICES } from './audited-services.ts';

const SWEEP_SECONDS = 3_600;

/** Where what all services record is kept and searched. */
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_ENTRY, schema: auditEntrySchema }]), AccountsModule, StaffModule],
  controllers: [AuditController, ...[...AUDITED_SERVICES.keys()].map(auditMessages)],
  providers: [AuditEntriesRepository, AuditService, AuditSweeper, { provide: AUDIT_SWEEP_SECONDS, useValue: SWEEP_SECONDS }],
})
export class AuditModule {}
