import { Injectable } from '@nestjs/common';
import { AuditOutbox } from './audit-outbox.repository.ts';
import { AuditedRecordsRepository } from './audited-records.repository.ts';
import { changesBetween } from './changes-between.ts';
import type { OutboxEntry } from './outbox-entry.schema.ts';

/** What became of calls whose process ended before it said so. */
@Injectable()
export class AuditRecovery {
  constructor(
    private readonly records: AuditedRecordsRepository,
    private readonly outbox: AuditOutbox,
  ) {}

  /** Of those that began before; what is still under way after that can't write any more. */
  async recover(before: Date): Promise<void> {
    for (const entry of await this.outbox.listForgotten(before)) await this.settle(entry);
  }

  private async settle(entry: OutboxEntry): Promise<void> {
    const { _id, writes: intended = [] } = entry;
    // A write that lost a race was tried again on another version: what it saw is not what was changed.
    const writes = intended.filter((_write, at) => !intended[at + 1]?.isRetry);
    const [first, last] = [writes[0], writes.at(-1)];
    if (!first || !last) {
      if (this.records.isTracked(entry.kind)) return this.outbox.drop(_id);
      return this.outbox.settle(_id, { changes: [], changesLeftOut: 0, outcome: 'unknown' });
    }
    const after = entry.proof ?? (await this.records.writtenIn(_id, last));
    if (after === undefined) return this.outbox.drop(_id);
    const record = after ?? last.seen;
    const { changes, leftOut } = changesBetween(first.seen?.fields ?? {}, after?.fields ?? {});
    const { kind = entry.kind, id = last.id, name = null } = record ?? {};
    return this.outbox.settle(_id, { kind, recordId: id, recordName: name, changes, changesLeftOut: leftOut, outcome: 'done' });
  }
}
