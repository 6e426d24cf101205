import { Injectable } from '@nestjs/common';
import { AuditOutbox } from './audit-outbox.repository.ts';
import type { AuditedState } from './audited.schema.ts';
import { AuditedRecordsRepository } from './audited-records.repository.ts';
import type { IntendedWrite, OutboxEntry } from './outbox-entry.schema.ts';
import { type RecordEvent, reportedBy } from './record-events.ts';

/** Settles entries whose process was killed before it could do so. */
@Injectable()
export class AuditRecovery {
  constructor(
    private readonly records: AuditedRecordsRepository,
    private readonly outbox: AuditOutbox,
  ) {}

  /** Settles entries older than `before`. A request that is still running after that time can no longer write. */
  async recover(before: Date): Promise<void> {
    for (const entry of await this.outbox.listForgotten(before)) await this.settle(entry);
  }

  private async settle(entry: OutboxEntry): Promise<void> {
    const { _id, writes: intended = [] } = entry;
    if (intended.length === 0) {
      if (this.records.isTracked(entry.kind)) return this.outbox.drop(_id);
      return this.outbox.settle(_id, { changes: [], changesLeftOut: 0, outcome: 'unknown' });
    }
    // A write that lost a race was repeated on a newer version, so the state that it saw is not the one that was changed.
    const writes = intended.filter((_write, at) => !intended[at + 1]?.isRetry);
    const records: RecordEvent[] = [];
    for (const ofOne of Map.groupBy(writes, ({ id }) => id).values()) {
      const after = await this.after(entry, ofOne);
      if (after !== undefined) records.push({ before: ofOne[0]?.seen ?? null, after });
    }
    if (records.length === 0) return this.outbox.drop(_id);
    const { settlement, others } = reportedBy(entry, records, new Set(writes.map(({ id }) => id)));
    return this.outbox.settle(_id, settlement, others);
  }

  /** State that the last successful write left; null if it removed the record, undefined if no write took place. */
  private async after({ _id, proofs }: OutboxEntry, writes: readonly IntendedWrite[]): Promise<AuditedState | null | undefined> {
    const proof = proofs?.find(({ id }) => id === writes[0]?.id);
    if (proof) return proof;
    for (const write of writes.toReversed()) {
      const after = await this.records.writtenIn(_id, write);
      if (after !== undefined) return after;
    }
    return undefined;
  }
}
