import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { Model } from 'mongoose';
import { PREVIEW_MODEL, type PreviewDocument } from './preview.schema.ts';

const MAX_LISTED = 100;

/** Ignores expired previews, even before MongoDB deletes them. */
@Injectable()
export class PreviewsRepository {
  constructor(@InjectModel(PREVIEW_MODEL) private readonly model: Model<PreviewDocument>) {}

  async insert(preview: PreviewDocument): Promise<void> {
    await this.model.create(preview);
  }

  /** Newest first; an omitted `kind` or `recordId` matches any. */
  list({ kind, recordId }: { kind?: DraftKind | undefined; recordId?: string | undefined }, now: Date): Promise<PreviewDocument[]> {
    const ofRecord = { ...(kind && { kind }), ...(recordId && { recordId }) };
    return this.model
      .find({ ...ofRecord, expiresAt: { $gt: now } })
      .sort({ madeAt: -1, _id: 1 })
      .limit(MAX_LISTED)
      .lean<PreviewDocument[]>()
      .exec();
  }

  find(id: string, now: Date): Promise<PreviewDocument | null> {
    return this.model
      .findOne({ _id: id, expiresAt: { $gt: now } })
      .lean<PreviewDocument>()
      .exec();
  }

  findByDigest(digest: string, now: Date): Promise<PreviewDocument | null> {
    return this.model
      .findOne({ digest, expiresAt: { $gt: now } })
      .lean<PreviewDocument>()
      .exec();
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.model.deleteMany({ _id: { $in: ids } }).exec();
  }
}
