import { AUDIT_OUTCOMES } from '@reefdesk/contracts/audit/values';
import { Schema } from 'mongoose';
import { MOMENT, TEXT, TEXT_OR_NULL } from '../mongo/field-kinds.ts';

export const ENTRY_FIELDS = {
  _id: TEXT,
  at: MOMENT,
  call: { type: String, default: '' },
  action: TEXT,
  kind: TEXT,
  recordId: TEXT_OR_NULL,
  recordName: TEXT_OR_NULL,
  userId: TEXT_OR_NULL,
  network: { type: String, default: '' },
  changes: { type: [Schema.Types.Mixed], default: [] } as never,
  changesLeftOut: { type: Number, default: 0 },
  outcome: { type: String, enum: AUDIT_OUTCOMES, required: true },
} as const;
