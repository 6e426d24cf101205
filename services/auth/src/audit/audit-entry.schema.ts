import type { AuditEntry } from '@reefdesk/contracts/audit';
import { AUDIT_OUTCOMES } from '@reefdesk/contracts/audit-outcomes';
import { POSITIONS } from '@reefdesk/contracts/positions';
import { Schema } from 'mongoose';

/** Who did what, kept: nothing changes an entry, and nothing but the sweep removes one. */
export interface AuditEntryDocument extends Omit<AuditEntry, 'id' | 'at'> {
  /** As the service that saw it called it, so that each comes once. */
  _id: string;
  at: Date;
  /** Of staff, as they were called when it came: who did what has to be known after they have gone. */
  actorName: string | null;
  actorEmail: string | null;
}

export const AUDIT_ENTRY = 'AuditEntry';

const TEXT = { type: String, required: true } as const;
const TEXT_OR_NULL = { type: String, default: null } as const;

export const auditEntrySchema = new Schema<AuditEntryDocument>(
  {
    _id: TEXT,
    at: { type: Date, required: true },
    call: { type: String, default: '' },
    action: TEXT,
    kind: TEXT,
    recordId: TEXT_OR_NULL,
    recordName: TEXT_OR_NULL,
    userId: TEXT_OR_NULL,
    actorName: TEXT_OR_NULL,
    actorEmail: TEXT_OR_NULL,
    position: { type: String, enum: [...POSITIONS, null], default: null },
    network: { type: String, default: '' },
    changes: { type: [Schema.Types.Mixed], default: [] } as never,
    changesLeftOut: { type: Number, default: 0 },
    outcome: { type: String, enum: AUDIT_OUTCOMES, required: true },
  },
  { collection: 'audit_entries', versionKey: false },
);

auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ kind: 1, recordId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ recordId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ userId: 1, at: -1, _id: -1 });
