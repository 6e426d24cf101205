import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActingPerson } from '@reefdesk/contracts/messages/image-uses.messages';
import { normaliseError } from '../errors/normalise-error.ts';
import type { AuditOutbox } from './audit-outbox.repository.ts';
import { changesBetween } from './changes-between.ts';
import type { IntendedWrite, OutboxEntry } from './outbox-entry.schema.ts';
import { eachRecordOnce, type ToldRecord, toldBy } from './told-records.ts';

/** What is known of a record that is changed otherwise than through `versioned-documents`. */
export interface NotedRecord {
  id?: string | undefined;
  name?: string | undefined;
  /** What may be recorded of it. */
  before?: object;
  after?: object;
}

const storage = new AsyncLocalStorage<Trail>();

/** The entry of the call that the current work belongs to; undefined where nothing is recorded, or not any more. */
export function currentTrail(): Trail | undefined {
  const trail = storage.getStore();
  return trail?.isOver ? undefined : trail;
}

/** Which record is changed, and what is another of it, where `versioned-documents` does not see it. */
export function noteAudited(record: NotedRecord): void {
  currentTrail()?.note(record);
}

/** What was asked for was so already: there is nothing to record, unless something else is changed in this call. */
export function noteUnchanged(): void {
  currentTrail()?.noteUnchanged();
}

/** One call's entry, from its beginning to its end. */
export class Trail {
  private readonly written: ToldRecord[] = [];
  private readonly meant = new Set<string>();
  /** The last intended write, unless it took place. */
  private pending: IntendedWrite | undefined;
  private noted: NotedRecord | undefined;
  private isUnchanged = false;
  private over = false;

  /** `entry`: as it is stored before the call, see `openEntry`. */
  constructor(
    private readonly entry: OutboxEntry,
    private readonly outbox: AuditOutbox,
  ) {}

  get id(): string {
    return this.entry._id;
  }

  /** Who acts; null where nobody of the staff does. */
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

  /** Before a write. `lastChangedIn`: the entry of the write before it. */
  async intend(write: Omit<IntendedWrite, 'isRetry'>, lastChangedIn: string | undefined): Promise<void> {
    if (lastChangedIn !== undefined && lastChangedIn !== this.id && write.seen) await this.outbox.prove(lastChangedIn, write.seen);
    const isRetry = lastChangedIn !== this.id && this.pending?.model === write.model && this.pending.id === write.id;
    this.pending = write;
    this.meant.add(write.id);
    await this.outbox.intend(this.id, { ...write, ...(isRetry && { isRetry }) });
  }

  /** Before several new records are stored at once. */
  async intendNew(model: string, ids: readonly string[]): Promise<void> {
    await this.outbox.intend(this.id, ...ids.map((id) => ({ model, id, operation: 'create' as const, seen: null })));
  }

  /** After it, where it took place. */
  async wrote(written: ToldRecord): Promise<void> {
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

  /** Throws where it can't be stored: then nobody is told that the change was made. */
  async succeeded(): Promise<void> {
    this.over = true;
    const { settlement, others } = this.told();
    const isNothing = this.isUnchanged && this.written.length === 0 && settlement.changes.length === 0;
    await (isNothing ? this.outbox.drop(this.id) : this.outbox.settle(this.id, settlement, others));
  }

  /** What was refused is no change; what broke may be one, and is looked at later. */
  async failed(error: unknown): Promise<void> {
    this.over = true;
    const isRefused = normaliseError(error).status < 500;
    if (this.written.length > 0) {
      const { settlement, others } = this.told();
      const isNothing = isRefused && settlement.changes.length === 0 && others.length === 0;
      await (isNothing ? this.outbox.drop(this.id) : this.outbox.settle(this.id, settlement, others));
    } else if (isRefused) await this.outbox.drop(this.id);
  }

  /** A write may be of what is no field of its record: then what was noted stands there. */
  private told() {
    const { settlement, others } = toldBy(this.entry, eachRecordOnce(this.written), this.meant);
    if (settlement.changes.length > 0 || !this.noted) return { settlement, others };
    const { id, name, before = {}, after = {} } = this.noted;
    const { changes, leftOut } = changesBetween(before, after);
    const named = { ...(id !== undefined && { recordId: id }), ...(name !== undefined && { recordName: name }) };
    return { settlement: { ...named, ...settlement, changes, changesLeftOut: leftOut }, others };
  }
}
