import type { AuditEntry } from '@reefdesk/contracts/audit';
import { AUDIT_OUTCOMES } from '@reefdesk/contracts/audit-outcomes';
import { Schema } from 'mongoose';
import type { AuditedState } from './audited.schema.ts';

/** A write that is about to be made, over the version of the record that is named. */
export interface IntendedWrite {
  /** Name of the model. */
  model: string;
  id: string;
  operation: 'create' | 'change' | 'remove';
  /** The record as it was; null: there was none. */
  seen: AuditedState | null;
  /** The write before this one, of the same record, did not take place: another call was faster. */
  isRetry?: true;
}

/**
 * `open`: the call is not over. `proven`: it is not over, or its process was killed, and somebody has seen what it wrote. `settled`:
 * ready for being collected.
 */
export type EntryState = 'open' | 'proven' | 'settled';

/** An entry of the audit until it is collected. */
export interface OutboxEntry extends Omit<AuditEntry, 'id' | 'at' | 'changes'> {
  /** UUID. */
  _id: string;
  at: Date;
  state: EntryState;
  changes: AuditEntry['changes'];
  writes?: IntendedWrite[];
  /** The record as its last write left it. */
  proof?: AuditedState;
}

export const OUTBOX_ENTRY = 'AuditOutboxEntry';

const TEXT = { type: String, required: true } as const;
const TEXT_OR_NULL = { type: String, default: null } as const;

export const outboxEntrySchema = new Schema<OutboxEntry>(
  {
    _id: TEXT,
    at: { type: Date, required: true },
    state: { type: String, enum: ['open', 'proven', 'settled'], required: true },
    call: { type: String, default: '' },
    action: TEXT,
    kind: TEXT,
    recordId: TEXT_OR_NULL,
    recordName: TEXT_OR_NULL,
    userId: TEXT_OR_NULL,
    position: TEXT_OR_NULL,
    network: { type: String, default: '' },
    changes: { type: [Schema.Types.Mixed], default: [] } as never,
    changesLeftOut: { type: Number, default: 0 },
    outcome: { type: String, enum: AUDIT_OUTCOMES, required: true },
    writes: { type: [Schema.Types.Mixed], default: undefined } as never,
    proof: Schema.Types.Mixed,
  },
  { collection: 'audit_outbox', versionKey: false, minimize: false },
);

outboxEntrySchema.index({ state: 1, at: 1 });
