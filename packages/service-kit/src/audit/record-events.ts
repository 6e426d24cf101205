import type { AuditedState } from './audited.schema.ts';
import { changesBetween } from './changes-between.ts';
import type { OutboxEntry } from './outbox-entry.schema.ts';

/** State of one record before and after a request; null where the record does not exist. */
export interface RecordEvent {
  before: AuditedState | null;
  after: AuditedState | null;
}

export type Settlement = Pick<OutboxEntry, 'changes' | 'changesLeftOut' | 'outcome'> &
  Partial<Pick<OutboxEntry, 'action' | 'kind' | 'recordId' | 'recordName'>>;

interface Reported {
  settlement: Settlement;
  others: OutboxEntry[];
}

const NOTHING = { before: null, after: null };

/** Merges several writes to one record into one change. Records keep the order of their first write. */
export function eachRecordOnce(written: readonly RecordEvent[]): RecordEvent[] {
  const records = new Map<string, RecordEvent>();
  for (const { before, after } of written) {
    const id = (before ?? after)?.id ?? '';
    records.set(id, { before: records.has(id) ? (records.get(id)?.before ?? null) : before, after });
  }
  return [...records.values()];
}

/** Builds the final state of an entry for the record that the request names, else the first changed one; others get their own entries. */
export function reportedBy(entry: OutboxEntry, records: readonly RecordEvent[], meant: ReadonlySet<string>): Reported {
  const main = records.find((record) => idOf(record) === entry.recordId) ?? records[0] ?? NOTHING;
  const { kind, id, name } = main.after ?? main.before ?? {};
  // True if the record that the request names did not change, although the request tried to change it.
  const isAside = entry.recordId !== null && id !== entry.recordId && meant.has(entry.recordId);
  return {
    settlement: {
      ...(isAside && { action: doneTo(main) }),
      ...(kind !== undefined && { kind }),
      ...(id !== undefined && { recordId: id }),
      ...(name !== undefined && { recordName: name }),
      ...changedIn(main),
      outcome: 'done',
    },
    others: records.filter((record) => record !== main).flatMap((record) => ownEntry(entry, record)),
  };
}

/** The id derives from the entry and the record, so settling twice stores one entry. Empty if no audited field has changed. */
function ownEntry({ writes: _writes, proofs: _proofs, ...entry }: OutboxEntry, record: RecordEvent): OutboxEntry[] {
  const { kind = entry.kind, id = '', name = null } = record.after ?? record.before ?? {};
  const changed = changedIn(record);
  if (changed.changes.length === 0) return [];
  const own = { _id: `${entry._id}:${id}`, action: doneTo(record), kind, recordId: id, recordName: name };
  return [{ ...entry, ...own, ...changed, state: 'settled', outcome: 'done' }];
}

function idOf({ before, after }: RecordEvent): string | undefined {
  return (before ?? after)?.id;
}

function doneTo({ before, after }: RecordEvent): string {
  if (!before) return 'created';
  return after ? 'changed' : 'removed';
}

function changedIn({ before, after }: RecordEvent) {
  const { changes, leftOut } = changesBetween(before?.fields ?? {}, after?.fields ?? {});
  return { changes, changesLeftOut: leftOut };
}
