import type { AuditedState } from './audited.schema.ts';
import { changesBetween } from './changes-between.ts';
import type { OutboxEntry } from './outbox-entry.schema.ts';

/** What became of one record; null where there was none, or is none any more. */
export interface ToldRecord {
  before: AuditedState | null;
  after: AuditedState | null;
}

/** How an entry ends. */
export type Settlement = Pick<OutboxEntry, 'changes' | 'changesLeftOut' | 'outcome'> &
  Partial<Pick<OutboxEntry, 'action' | 'kind' | 'recordId' | 'recordName'>>;

interface Told {
  settlement: Settlement;
  /** Of the other records that the same call changed. */
  others: OutboxEntry[];
}

const NOTHING = { before: null, after: null };

/** Several writes to one record are one change of it; in the order in which records were first written. */
export function eachRecordOnce(written: readonly ToldRecord[]): ToldRecord[] {
  const records = new Map<string, ToldRecord>();
  for (const { before, after } of written) {
    const id = (before ?? after)?.id ?? '';
    records.set(id, { before: records.has(id) ? (records.get(id)?.before ?? null) : before, after });
  }
  return [...records.values()];
}

/**
 * What a call's entry says in the end: of the record that the call is about, where it has changed, else of the first; and an entry of
 * its own for each of the others. `meant`: ids of all that were to be changed.
 */
export function toldBy(entry: OutboxEntry, records: readonly ToldRecord[], meant: ReadonlySet<string>): Told {
  const main = records.find((record) => idOf(record) === entry.recordId) ?? records[0] ?? NOTHING;
  const { kind, id, name } = main.after ?? main.before ?? {};
  // What the call is about was left as it is.
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

/** The same again is the same entry, whoever tells of it; none where nothing that is recorded has changed. */
function ownEntry({ writes: _writes, proofs: _proofs, ...entry }: OutboxEntry, record: ToldRecord): OutboxEntry[] {
  const { kind = entry.kind, id = '', name = null } = record.after ?? record.before ?? {};
  const changed = changedIn(record);
  if (changed.changes.length === 0) return [];
  const own = { _id: `${entry._id}:${id}`, action: doneTo(record), kind, recordId: id, recordName: name };
  return [{ ...entry, ...own, ...changed, state: 'settled', outcome: 'done' }];
}

function idOf({ before, after }: ToldRecord): string | undefined {
  return (before ?? after)?.id;
}

function doneTo({ before, after }: ToldRecord): string {
  if (!before) return 'created';
  return after ? 'changed' : 'removed';
}

function changedIn({ before, after }: ToldRecord) {
  const { changes, leftOut } = changesBetween(before?.fields ?? {}, after?.fields ?? {});
  return { changes, changesLeftOut: leftOut };
}
