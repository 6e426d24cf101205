import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AuditOutbox } from './audit-outbox.ts';
import { type AuditedState, auditedAs, stateOf } from './audited-schema.ts';
import { changesBetween } from './changes-between.ts';
import type { OutboxEntry } from './outbox-entry.schema.ts';

interface Recorded {
  _id: string;
  changedIn?: string;
}

/** What became of calls whose process ended before it said so. */
@Injectable()
export class AuditRecovery {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly outbox: AuditOutbox,
  ) {}

  /** Of those that began before; what is still under way after that can't write any more. */
  async recover(before: Date): Promise<void> {
    for (const entry of await this.outbox.listForgotten(before)) await this.settle(entry);
  }

  private async settle(entry: OutboxEntry): Promise<void> {
    const { _id, writes = [] } = entry;
    const [first, last] = [writes[0], writes.at(-1)];
    if (!first || !last) {
      // Where changes are recorded by field, nothing is written before it is said what.
      if (this.isTracked(entry.kind)) return this.outbox.drop(_id);
      return this.outbox.settle(_id, { changes: [], changesLeftOut: 0, outcome: 'unknown' });
    }
    const after = entry.proof ?? (await this.writtenIn(_id, last));
    if (after === undefined) return this.outbox.drop(_id);
    const record = after ?? last.seen;
    const { changes, leftOut } = changesBetween(first.seen?.fields ?? {}, after?.fields ?? {});
    const { kind = entry.kind, id = last.id, name = null } = record ?? {};
    return this.outbox.settle(_id, { kind, recordId: id, recordName: name, changes, changesLeftOut: leftOut, outcome: 'done' });
  }

  private isTracked(kind: string): boolean {
    return Object.values(this.connection.models).some((model) => auditedAs(model)?.kind === kind);
  }

  /** What the write left; null: it removed the record; undefined: it did not take place. */
  private async writtenIn(entryId: string, { model: name, id, operation }: NonNullable<OutboxEntry['writes']>[number]) {
    const model = this.connection.models[name] as unknown as Model<Recorded> | undefined;
    const as = model && auditedAs(model);
    const document = model && (await model.findById(id).lean<Recorded>().exec());
    if (!model || !as) return undefined;
    if (!document) return operation === 'remove' ? null : undefined;
    return document.changedIn === entryId && operation !== 'remove' ? (stateOf(as, document) satisfies AuditedState) : undefined;
  }
}
