import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { type Order, readPage } from '@reefdesk/service-kit/mongo/pages';
import type { Model } from 'mongoose';
import { AUDIT_ENTRY, type AuditEntryDocument } from './audit-entry.schema.ts';

export interface AuditFilter {
  userIds?: readonly string[] | undefined;
  kind?: string | undefined;
  recordId?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

const NEWEST_FIRST: Order = { field: 'at', direction: -1 };

/** The only file that accesses the `audit_entries` collection. It cannot change an entry. */
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

  list(filter: AuditFilter, { limit = LIMITS.cursorPageDefault, cursor }: PagingQuery): Promise<Page<AuditEntryDocument>> {
    return readPage(this.entries.find(conditions(filter)), NEWEST_FIRST, { limit, cursor });
  }

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
