import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UploadDocument } from './upload.schema.ts';

export const UPLOAD_MODEL = 'Upload';

@Injectable()
export class UploadsRepository {
  constructor(@InjectModel(UPLOAD_MODEL) private readonly uploads: Model<UploadDocument>) {}

  async create(upload: Pick<UploadDocument, '_id' | 'size' | 'sha256' | 'name' | 'types' | 'uploadedBy'>): Promise<void> {
    await this.uploads.create({ ...upload, createdAt: new Date() });
  }

  /** Succeeds only once; null if the upload was taken before or is older than `notBefore`. */
  async take(id: string, notBefore: Date): Promise<UploadDocument | null> {
    return this.uploads
      .findOneAndUpdate(
        { _id: id, completedAt: null, createdAt: { $gte: notBefore } },
        { $set: { completedAt: new Date() } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  async find(id: string): Promise<UploadDocument | null> {
    return this.uploads.findById(id).lean();
  }

  async setImage(id: string, imageId: string): Promise<void> {
    await this.uploads.updateOne({ _id: id }, { $set: { imageId } });
  }

  async remove(id: string): Promise<void> {
    await this.uploads.deleteOne({ _id: id });
  }

  async removeOlderThan(date: Date): Promise<void> {
    await this.uploads.deleteMany({ createdAt: { $lt: date } });
  }
}
