import { POSITIONS } from '@reefdesk/contracts/access';
import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import { ENTRY_FIELDS } from '@reefdesk/service-kit/audit/entry-fields.schema';
import { TEXT_OR_NULL } from '@reefdesk/service-kit/mongo/field-kinds';
import { Schema } from 'mongoose';

/** Entries never change; only the sweep removes them. */
export interface AuditEntryDocument extends Omit<AuditEntry, 'id' | 'at'> {
  /** Id from the service that made the entry, so that each is stored once. */
  _id: string;
  at: Date;
  /** Name at the time of the entry, which must stay known after the account is removed. */
  actorName: string | null;
  actorEmail: string | null;
}

export const AUDIT_ENTRY = 'AuditEntry';

export const auditEntrySchema = new Schema<AuditEntryDocument>(
  {
    ...ENTRY_FIELDS,
    actorName: TEXT_OR_NULL,
    actorEmail: TEXT_OR_NULL,
    position: { type: String, enum: [...POSITIONS, null], default: null },
  },
  { collection: 'audit_entries', versionKey: false },
);

auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ kind: 1, recordId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ recordId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ userId: 1, at: -1, _id: -1 });
