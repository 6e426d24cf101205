import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SavedView, SavedViewList } from '@reefdesk/contracts/accounts/saved-views';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { SAVED_VIEW_MODEL, type SavedViewDocument } from './saved-view.schema.ts';

@Injectable()
export class SavedViewsRepository {
  constructor(@InjectModel(SAVED_VIEW_MODEL) private readonly model: Model<SavedViewDocument>) {}

  listOf(userId: string): Promise<SavedViewDocument[]> {
    return this.model.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean<SavedViewDocument[]>().exec();
  }

  countBeside(userId: string, list: SavedViewList, viewId: string): Promise<number> {
    return this.model.countDocuments({ userId, list, viewId: { $ne: viewId } }).exec();
  }

  async save(userId: string, viewId: string, view: SavedView): Promise<SavedViewDocument> {
    try {
      return await this.write(userId, viewId, view);
    } catch (error) {
      // A parallel request has created the view, so it is updated.
      if (!isDuplicateOf(error, '_id')) throw error;
      return await this.write(userId, viewId, view);
    }
  }

  async remove(userId: string, viewId: string): Promise<void> {
    await this.model.deleteOne({ _id: idOf(userId, viewId) }).exec();
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.model.deleteMany({ userId }).exec();
  }

  private write(userId: string, viewId: string, { list, name, choice }: SavedView): Promise<SavedViewDocument> {
    const now = new Date();
    return this.model
      .findOneAndUpdate(
        { _id: idOf(userId, viewId) },
        { $set: { list, name, choice, updatedAt: now }, $setOnInsert: { userId, viewId, createdAt: now } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<SavedViewDocument>()
      .exec() as Promise<SavedViewDocument>;
  }
}

function idOf(userId: string, viewId: string): string {
  return `${userId} ${viewId}`;
}
