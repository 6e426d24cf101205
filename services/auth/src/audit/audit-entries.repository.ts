import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { filterAfter, type Position } from '@reefdesk/service-kit/http/cursor';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { AUDIT_ENTRY, type AuditEntryDocument } from './audit-entry.schema.ts';

export interface AuditFilter {
  /** Users who made the change. */
  userIds?: readonly string[] | undefined;
  kind?: string | undefined;
  recordId?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

/** The only file that reads and writes the `audit_entries` collection. It cannot change an entry. */
@Injectable()
export class AuditEntriesRepository {
  constructor(@InjectModel(AUDIT_ENTRY) private readonly entries: Model<AuditEntryDocument>) {}

  /** Does nothing if the entry exists already. */
  async add(entry: AuditEntryDocument): Promise<void> {
    try {
      await this.entries.create(entry);
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
    }
  }

  /** Newest first. */
  list(filter: AuditFilter, after: Position | undefined, limit: number): Promise<AuditEntryDocument[]> {
    return this.entries
      .find({ $and: [conditions(filter), after ? filterAfter(after, -1, 'at') : {}] } as never)
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<AuditEntryDocument[]>()
      .exec();
  }

  /** Returns the number of removed entries. */
  async removeBefore(date: Date): Promise<number> {
    return (await this.entries.deleteMany({ at: { $lt: date } }).exec()).deletedCount;
  }
}

function conditions({ userIds, kind, recordId, from, to }: AuditFilter): Record<string, unknown> {
  return {
    ...(userIds && { userId: { $in: [...userIds] } }),
    ...(kind && { kind }),
    ...(recordId && { recordId }),
    ...((from || to) && { at: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  };
}
