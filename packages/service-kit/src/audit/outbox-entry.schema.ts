import type { AuditEntry } from '@reefdesk/contracts/audit';
import { Schema } from 'mongoose';
import { TEXT_OR_NULL } from '../schema/field-kinds.ts';
import type { AuditedState } from './audited.schema.ts';
import { ENTRY_FIELDS } from './entry-fields.schema.ts';

/** A write that is about to be made, over the version of the record that is named. */
export interface IntendedWrite {
  /** Name of the model. */
  model: string;
  id: string;
  /** `remove`: into the trash, where there is one for such records; `end`: out of it for good. */
  operation: 'create' | 'change' | 'remove' | 'end';
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
  /** Records as their last write left them. */
  proofs?: AuditedState[];
}

export const OUTBOX_ENTRY = 'AuditOutboxEntry';

export const outboxEntrySchema = new Schema<OutboxEntry>(
  {
    ...ENTRY_FIELDS,
    state: { type: String, enum: ['open', 'proven', 'settled'], required: true },
    position: TEXT_OR_NULL,
    writes: { type: [Schema.Types.Mixed], default: undefined } as never,
    proofs: { type: [Schema.Types.Mixed], default: undefined } as never,
  },
  { collection: 'audit_outbox', versionKey: false, minimize: false },
);

outboxEntrySchema.index({ state: 1, at: 1 });
