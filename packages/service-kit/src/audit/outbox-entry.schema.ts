import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import { Schema } from 'mongoose';
import { TEXT_OR_NULL } from '../mongo/field-kinds.ts';
import type { AuditedState } from './audited.schema.ts';
import { ENTRY_FIELDS } from './entry-fields.schema.ts';

/** A write that is about to be made to the given version of a record. */
export interface IntendedWrite {
  model: string;
  id: string;
  /** `remove` moves the record to the trash if such records have one; `end` deletes it from the trash permanently. */
  operation: 'create' | 'change' | 'remove' | 'end';
  seen: AuditedState | null;
  /** The previous write to the same record did not take place, because another request was faster. */
  isRetry?: true;
}

/** `open`: the request runs or was killed. `proven`: the same, and another request has seen its write. `settled`: ready for collection. */
export type EntryState = 'open' | 'proven' | 'settled';

export interface OutboxEntry extends Omit<AuditEntry, 'id' | 'at' | 'changes'> {
  _id: string;
  at: Date;
  state: EntryState;
  changes: AuditEntry['changes'];
  writes?: IntendedWrite[];
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
