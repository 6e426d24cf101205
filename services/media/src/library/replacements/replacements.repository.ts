import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { ReplacementDocument } from './replacement.schema.ts';

export const REPLACEMENT_MODEL = 'ImageReplacement';

@Injectable()
export class ReplacementsRepository {
  constructor(@InjectModel(REPLACEMENT_MODEL) private readonly model: Model<ReplacementDocument>) {}

  /** May return an earlier replacement of the same images. Null if one of them is part of another replacement. */
  async begin(replacement: ReplacementDocument): Promise<ReplacementDocument | null> {
    const { _id: from, to } = replacement;
    const others = { $or: [{ _id: to }, { to: from }, { _id: from, to: { $ne: to } }] };
    if (await this.model.exists(others)) return null;
    try {
      await this.model.create(replacement);
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
    }
    const begun = await this.model.findById(from).lean().exec();
    return begun?.to === to ? begun : null;
  }

  /** Makes other replicas skip this replacement for a while. */
  async noteTried(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { triedAt: new Date() } });
  }

  async noteDone(id: string, owner: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $pull: { waiting: owner } });
  }

  async end(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id, waiting: { $size: 0 } });
  }

  async isLeft(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id })) !== null;
  }

  listLeft(triedBefore: Date): Promise<ReplacementDocument[]> {
    return this.model
      .find({ triedAt: { $lt: triedBefore } })
      .sort({ triedAt: 1 })
      .limit(100)
      .lean()
      .exec();
  }
}
