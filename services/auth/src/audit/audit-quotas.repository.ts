import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { AUDIT_QUOTA, type AuditQuotaDocument } from './audit-quota.schema.ts';

const HOUR_MS = 3_600_000;

/** How often something happened in the hour that it is. */
@Injectable()
export class AuditQuotasRepository {
  constructor(@InjectModel(AUDIT_QUOTA) private readonly quotas: Model<AuditQuotaDocument>) {}

  /** Once more; answers how often by now. */
  async count(cause: string): Promise<number> {
    const _id = `${Math.floor(Date.now() / HOUR_MS)} ${cause}`;
    const expiresAt = new Date(Date.now() + 2 * HOUR_MS);
    const raise = () =>
      this.quotas
        .findOneAndUpdate({ _id }, { $inc: { count: 1 }, $setOnInsert: { expiresAt } }, { upsert: true, returnDocument: 'after' })
        .lean<AuditQuotaDocument>()
        .exec();
    // Two that are the first at once.
    const counted = await raise().catch((error: unknown) => {
      if (isDuplicateOf(error, '_id')) return raise();
      throw error;
    });
    return counted?.count ?? 0;
  }
}
