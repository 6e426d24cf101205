import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActingPerson } from '@reefdesk/contracts/messages/media.messages';
import { normaliseError } from '../errors/normalise-error.ts';
import type { AuditOutbox } from './audit-outbox.repository.ts';
import { changesBetween } from './changes-between.ts';
import type { IntendedWrite, OutboxEntry } from './outbox-entry.schema.ts';
import { eachRecordOnce, type RecordEvent, reportedBy } from './record-events.ts';

/** A change of a record that is not made through `versioned-documents`. */
export interface NotedRecord {
  id?: string | undefined;
  name?: string | undefined;
  before?: object;
  after?: object;
}

const storage = new AsyncLocalStorage<Trail>();

/** Trail of the current request; undefined if nothing is recorded, or the entry is already settled. */
export function currentTrail(): Trail | undefined {
  const trail = storage.getStore();
  return trail?.isOver ? undefined : trail;
}

/** Adds the record and its changes to the entry, for writes that `versioned-documents` does not see. */
export function noteAudited(record: NotedRecord): void {
  currentTrail()?.note(record);
}

/** Marks the request as without effect: it is not recorded unless it changes something else. */
export function noteUnchanged(): void {
  currentTrail()?.noteUnchanged();
}

export class Trail {
  private readonly written: RecordEvent[] = [];
  private readonly meant = new Set<string>();
  /** The last intended write that has not taken place yet. */
  private pending: IntendedWrite | undefined;
  private noted: NotedRecord | undefined;
  private isUnchanged = false;
  private over = false;

  constructor(
    private readonly entry: OutboxEntry,
    private readonly outbox: AuditOutbox,
  ) {}

  get id(): string {
    return this.entry._id;
  }

  /** Null if the user is not staff. */
  get userId(): string | null {
    return this.entry.userId;
  }

  get actor(): ActingPerson {
    const { userId, position, network } = this.entry;
    return { userId, position, network };
  }

  get isOver(): boolean {
    return this.over;
  }

  run<T>(work: () => T): T {
    return storage.run(this, work);
  }

  /** Must be called before each write. `lastChangedIn` is the entry of the record's previous write. */
  async intend(write: Omit<IntendedWrite, 'isRetry'>, lastChangedIn: string | undefined): Promise<void> {
    if (lastChangedIn !== undefined && lastChangedIn !== this.id && write.seen) await this.outbox.prove(lastChangedIn, write.seen);
    const isRetry = lastChangedIn !== this.id && this.pending?.model === write.model && this.pending.id === write.id;
    this.pending = write;
    this.meant.add(write.id);
    await this.outbox.intend(this.id, { ...write, ...(isRetry && { isRetry }) });
  }

  /** Must be called before several new records are stored at once. */
  async intendNew(model: string, ids: readonly string[]): Promise<void> {
    await this.outbox.intend(this.id, ...ids.map((id) => ({ model, id, operation: 'create' as const, seen: null })));
  }

  async wrote(written: RecordEvent): Promise<void> {
    this.pending = undefined;
    this.written.push(written);
    if (written.before && !written.after) await this.outbox.dropOthers(this.id, written.before.id);
  }

  note(record: NotedRecord): void {
    this.noted = { ...this.noted, ...record };
  }

  noteUnchanged(): void {
    this.isUnchanged = true;
  }

  /** Throws if the entry cannot be stored, so that the change is not reported as done. */
  async succeeded(): Promise<void> {
    this.over = true;
    const { settlement, others } = this.report();
    const isNothing = this.isUnchanged && this.written.length === 0 && settlement.changes.length === 0;
    await (isNothing ? this.outbox.drop(this.id) : this.outbox.settle(this.id, settlement, others));
  }

  /** A 4xx error means that nothing was changed. After a 5xx error the entry stays open and is recovered later. */
  async failed(error: unknown): Promise<void> {
    this.over = true;
    const isRefused = normaliseError(error).status < 500;
    if (this.written.length > 0) {
      const { settlement, others } = this.report();
      const isNothing = isRefused && settlement.changes.length === 0 && others.length === 0;
      await (isNothing ? this.outbox.drop(this.id) : this.outbox.settle(this.id, settlement, others));
    } else if (isRefused) await this.outbox.drop(this.id);
  }

  /** A write may change data that is no audited field of its record; the noted changes are used then. */
  private report() {
    const { settlement, others } = reportedBy(this.entry, eachRecordOnce(this.written), this.meant);
    if (settlement.changes.length > 0 || !this.noted) return { settlement, others };
    const { id, name, before = {}, after = {} } = this.noted;
    const { changes, leftOut } = changesBetween(before, after);
    const named = { ...(id !== undefined && { recordId: id }), ...(name !== undefined && { recordName: name }) };
    return { settlement: { ...named, ...settlement, changes, changesLeftOut: leftOut }, others };
  }
}
