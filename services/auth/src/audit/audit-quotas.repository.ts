import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';

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

const HOUR_MS = 3_600_000;

@Injectable()
export class AuditQuotasRepository {
  constructor(@InjectModel(AUDIT_QUOTA) private readonly quotas: Model<AuditQuotaDocument>) {}

  async count(cause: string): Promise<number> {
    const _id = `${Math.floor(Date.now() / HOUR_MS)} ${cause}`;
    const expiresAt = new Date(Date.now() + 2 * HOUR_MS);
    const raise = () =>
      this.quotas
        .findOneAndUpdate({ _id }, { $inc: { count: 1 }, $setOnInsert: { expiresAt } }, { upsert: true, returnDocument: 'after' })
        .lean<AuditQuotaDocument>()
        .exec();
    // Two requests may insert the first count at the same time.
    const counted = await raise().catch((error: unknown) => {
      if (isDuplicateOf(error, '_id')) return raise();
      throw error;
    });
    return counted?.count ?? 0;
  }
}
