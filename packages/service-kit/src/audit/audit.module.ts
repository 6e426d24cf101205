import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { ActingFor } from './acting-for.ts';
import { AUDIT_OPEN_MS, AUDITED_SERVICE, AuditCollector } from './audit.collector.ts';
import { AuditInterceptor } from './audit.interceptor.ts';
import { AuditOutbox } from './audit-outbox.repository.ts';
import { AuditRecovery } from './audit-recovery.ts';
import { AuditedRecordsRepository } from './audited-records.repository.ts';
import { OUTBOX_ENTRY, outboxEntrySchema } from './outbox-entry.schema.ts';

const OPEN_MS = 10 * 60_000;

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: OUTBOX_ENTRY, schema: outboxEntrySchema }])],
  providers: [
    AuditOutbox,
    ActingFor,
    AuditedRecordsRepository,
    AuditRecovery,
    AuditCollector,
    { provide: AUDIT_OPEN_MS, useValue: OPEN_MS },
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
  ],
  exports: [AuditOutbox, ActingFor],
})
class AuditModule {}

export function auditModule(service: string): DynamicModule {
  return { module: AuditModule, providers: [{ provide: AUDITED_SERVICE, useValue: service }] };
}
