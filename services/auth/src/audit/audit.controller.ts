import { Controller, Res } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { type AuditExportQuery, audit } from '@reefdesk/contracts/audit/endpoints';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { type CsvFile, sendCsv } from '@reefdesk/service-kit/http/csv';
import { successOf } from '@reefdesk/service-kit/http/listing';
import type { Response } from 'express';
import { ActingOwner } from '../staff/acting-owner.ts';
import { AuditService } from './audit.service.ts';
import { AUDIT_COLUMNS, toCsvRow } from './audit-csv.ts';

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly owner: ActingOwner,
  ) {}

  @Endpoint(audit.list)
  async list({ query }: Input<typeof audit.list>, @CalledBy() { actor }: Caller): Promise<AnswerOf<typeof audit.list>> {
    const page = await this.audit.search(query, actor as Actor);
    return successOf(page.items, page);
  }

  @Endpoint(audit.exportCsv)
  async exportCsv({ query }: Input<typeof audit.exportCsv>, @CalledBy() caller: Caller, @Res() response: Response): Promise<void> {
    await this.owner.of(caller);
    await sendCsv(response, { name: 'audit.csv', columns: AUDIT_COLUMNS, rows: this.rows(query) });
  }

  private async *rows(query: AuditExportQuery): CsvFile['rows'] {
    for await (const entries of this.audit.export(query)) yield* entries.map(toCsvRow);
  }
}
