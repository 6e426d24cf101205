import { AsyncLocalStorage } from 'node:async_hooks';
import { normaliseError } from '../errors/normalise-error.ts';
import type { AuditOutbox, Settlement } from './audit-outbox.repository.ts';
import type { AuditedState } from './audited.schema.ts';
import { changesBetween } from './changes-between.ts';
import type { IntendedWrite } from './outbox-entry.schema.ts';

interface Written {
  before: AuditedState | null;
  after: AuditedState | null;
}

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
  private readonly written: Written[] = [];
  /** The last intended write, unless it took place. */
  private pending: IntendedWrite | undefined;
  private noted: NotedRecord | undefined;
  private isUnchanged = false;
  private over = false;

  constructor(
    readonly id: string,
    private readonly outbox: AuditOutbox,
  ) {}

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
    await this.outbox.intend(this.id, { ...write, ...(isRetry && { isRetry }) });
  }

  /** After it, where it took place. */
  async wrote(written: Written): Promise<void> {
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
    const settlement = this.settlement();
    const isNothing = this.isUnchanged && this.written.length === 0 && settlement.changes.length === 0;
    await (isNothing ? this.outbox.drop(this.id) : this.outbox.settle(this.id, settlement));
  }

  /** What was refused is no change; what broke may be one, and is looked at later. */
  async failed(error: unknown): Promise<void> {
    this.over = true;
    const isRefused = normaliseError(error).status < 500;
    if (this.written.length > 0) {
      const settlement = this.settlement();
      await (isRefused && settlement.changes.length === 0 ? this.outbox.drop(this.id) : this.outbox.settle(this.id, settlement));
    } else if (isRefused) await this.outbox.drop(this.id);
  }

  private settlement(): Settlement {
    const [first, last] = [this.written[0], this.written.at(-1)];
    const record = first?.before ?? first?.after;
    const { changes, leftOut } = record
      ? changesBetween(first?.before?.fields ?? {}, last?.after?.fields ?? {})
      : changesBetween(this.noted?.before ?? {}, this.noted?.after ?? {});
    const kind = record && { kind: record.kind };
    const id = record?.id ?? this.noted?.id;
    const name = last?.after?.name ?? record?.name ?? this.noted?.name;
    return {
      ...kind,
      ...(id !== undefined && { recordId: id }),
      ...(name !== undefined && { recordName: name }),
      changes,
      changesLeftOut: leftOut,
      outcome: 'done',
    };
  }
}
