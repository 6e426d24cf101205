import { Schema } from 'mongoose';

/** How many entries came of one cause within an hour. */
export interface AuditQuotaDocument {
  /** The hour and a digest of the cause, so that the collection holds no addresses. */
  _id: string;
  count: number;
  expiresAt: Date;
}

export const AUDIT_QUOTA = 'AuditQuota';

export const auditQuotaSchema = new Schema<AuditQuotaDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'audit_quotas', versionKey: false },
);
