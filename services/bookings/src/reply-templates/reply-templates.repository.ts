import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/editing/versioned-edits';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model } from 'mongoose';
import { REPLY_TEMPLATE_MODEL, type ReplyTemplateDocument } from './reply-template.schema.ts';

/** The only file that reads and writes the `reply_templates` collection. */
@Injectable()
export class ReplyTemplatesRepository implements VersionedStore<ReplyTemplateDocument> {
  constructor(@InjectModel(REPLY_TEMPLATE_MODEL) private readonly model: Model<ReplyTemplateDocument>) {}

  /** Also one that was taken away. */
  find(key: string): Promise<ReplyTemplateDocument | null> {
    return this.model.findById(key).lean<ReplyTemplateDocument>().exec();
  }

  /** False when there is one under this key, or was. */
  insert(template: ReplyTemplateDocument): Promise<boolean> {
    return insertNew(this.model, template);
  }

  change(key: string, changes: Changes, version: number): Promise<ReplyTemplateDocument | null> {
    return changeAtVersion(this.model, { _id: key }, version, { $set: changes });
  }

  /** By their keys. */
  list({ after = '', limit }: { after?: string | undefined; limit: number }): Promise<ReplyTemplateDocument[]> {
    return this.model
      .find({ removedAt: null, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ReplyTemplateDocument[]>()
      .exec();
  }

  count(): Promise<number> {
    return this.model.countDocuments({ removedAt: null }).exec();
  }
}
