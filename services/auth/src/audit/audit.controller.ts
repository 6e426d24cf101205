import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import {
  AUDIT_EXPORT_QUERY,
  AUDIT_QUERY,
  type AuditEntryView,
  type AuditExportQuery,
  type AuditQuery,
} from '@reefdesk/contracts/audit/endpoints';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { type CsvFile, sendCsv } from '@reefdesk/service-kit/http/csv';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import type { Response } from 'express';
import { ActingOwner } from '../staff/acting-owner.ts';
import { AuditService } from './audit.service.ts';
import { AUDIT_COLUMNS, toCsvRow } from './audit-csv.ts';

@Controller('api/audit')
@RequireRole('admin')
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly owner: ActingOwner,
  ) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async search(
    @ReadQuery(AUDIT_QUERY) query: AuditQuery,
    @CalledBy() { actor }: Caller,
  ): Promise<Success<AuditEntryView[]> & { next_cursor: string | null }> {
    const { items, nextCursor } = await this.audit.search(query, actor as Actor);
    return { ...success(items), next_cursor: nextCursor };
  }

  @Get('export.csv')
  async export(
    @ReadQuery(AUDIT_EXPORT_QUERY) query: AuditExportQuery,
    @CalledBy() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await this.owner.of(caller);
    await sendCsv(response, { name: 'audit.csv', columns: AUDIT_COLUMNS, rows: this.rows(query) });
  }

  private async *rows(query: AuditExportQuery): CsvFile['rows'] {
    for await (const entries of this.audit.export(query)) yield* entries.map(toCsvRow);
  }
}
