import { Controller, Res, type Type } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { type AuditEntryView, type AuditExportQuery, audit } from '@reefdesk/contracts/audit/endpoints';
import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { collectAudit } from '@reefdesk/contracts/messages/auth.messages';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { type CsvCell, type CsvFile, sendCsv } from '@reefdesk/service-kit/http/csv';
import { successOf } from '@reefdesk/service-kit/http/listing';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import type { Response } from 'express';
import { ActingOwner } from '../staff/acting-owner.ts';
import { AuditService } from './audit.service.ts';

const AUDIT_COLUMNS = [
  ...['time', 'action', 'kind', 'record', 'record_id', 'name', 'email', 'position', 'user_id', 'network', 'changes', 'outcome'],
];

function toCsvRow({ actor, ...entry }: AuditEntryView): CsvCell[] {
  const changes = entry.changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`);
  if (entry.changes_left_out > 0) changes.push(`+${entry.changes_left_out}`);
  return [
    ...[entry.at, entry.action, entry.kind, entry.record_name, entry.record_id],
    ...[actor.name, actor.email, actor.position, actor.user_id],
    ...[entry.network, changes.join('\n'), entry.outcome],
  ];
}

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

/** Collects the entries of one service. NATS permissions let only this service send them. */
export function auditMessages(service: string): Type<object> {
  @Controller()
  class AuditMessagesController {
    constructor(private readonly audit: AuditService) {}

    @HandleMessage(collectAudit(service))
    async collect({ entries }: { entries: readonly AuditEntry[] }): Promise<{ kept: readonly string[] }> {
      return { kept: await this.audit.collect(service, entries) };
    }
  }
  return AuditMessagesController;
}
