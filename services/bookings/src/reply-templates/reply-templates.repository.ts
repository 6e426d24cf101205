import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { type Order, readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { REPLY_TEMPLATE_MODEL, type ReplyTemplateDocument } from './reply-template.schema.ts';

const BY_KEY: Order = { field: '_id', direction: 1, type: 'id' };

@Injectable()
export class ReplyTemplatesRepository implements VersionedStore<ReplyTemplateDocument> {
  constructor(@InjectModel(REPLY_TEMPLATE_MODEL) private readonly model: Model<ReplyTemplateDocument>) {}

  /** Includes removed templates. */
  find(key: string): Promise<ReplyTemplateDocument | null> {
    return this.model.findById(key).lean<ReplyTemplateDocument>().exec();
  }

  /** Returns false if this key exists or was removed. */
  insert(template: ReplyTemplateDocument): Promise<boolean> {
    return insertNew(this.model, template);
  }

  change(key: string, changes: Changes, version: number): Promise<ReplyTemplateDocument | null> {
    return changeAtVersion(this.model, { _id: key }, version, { $set: changes });
  }

  list({ limit = LIMITS.cursorPageDefault, cursor }: PagingQuery): Promise<Page<ReplyTemplateDocument>> {
    return readPage(this.model.find({ removedAt: null }), BY_KEY, { limit, cursor });
  }

  count(): Promise<number> {
    return this.model.countDocuments({ removedAt: null }).exec();
  }
}
