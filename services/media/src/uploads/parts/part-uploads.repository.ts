import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PartUploadDocument } from './part-upload.schema.ts';

export const PART_UPLOAD_MODEL = 'PartUpload';

@Injectable()
export class PartUploadsRepository {
  constructor(@InjectModel(PART_UPLOAD_MODEL) private readonly uploads: Model<PartUploadDocument>) {}

  async create(upload: PartUploadDocument): Promise<void> {
    await this.uploads.create(upload);
  }

  countOpen(by: string): Promise<number> {
    return this.uploads.countDocuments({ by, imageId: null }).exec();
  }

  find(id: string, by: string): Promise<PartUploadDocument | null> {
    return this.uploads.findOne({ _id: id, by }).lean().exec();
  }

  /** Null if the upload was cancelled in the meantime. */
  addPart(id: string, part: number): Promise<PartUploadDocument | null> {
    return this.uploads
      .findOneAndUpdate({ _id: id }, { $addToSet: { parts: part } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** Makes the client send again a part that is missing from storage. */
  dropPart(id: string, part: number): Promise<PartUploadDocument | null> {
    return this.uploads
      .findOneAndUpdate({ _id: id }, { $pull: { parts: part } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  setImage(id: string, imageId: string): Promise<PartUploadDocument | null> {
    return this.uploads.findOneAndUpdate({ _id: id }, { $set: { imageId } }, { returnDocument: 'after' }).lean().exec();
  }

  async remove(id: string): Promise<void> {
    await this.uploads.deleteOne({ _id: id });
  }

  async removeOlderThan(date: Date): Promise<void> {
    await this.uploads.deleteMany({ createdAt: { $lt: date } });
  }
}
