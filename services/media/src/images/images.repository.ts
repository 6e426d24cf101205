import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RenditionFormat } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { ImageDocument, PendingWork, Rendition } from './image.schema.ts';

export const IMAGE_MODEL = 'Image';

export type ImageFacts = Omit<ImageDocument, '_id' | 'state' | 'attempts' | 'leasedUntil' | 'createdAt' | 'claimedAt'>;

@Injectable()
export class ImagesRepository {
  constructor(@InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>) {}

  async findReady(id: string): Promise<ImageDocument | null> {
    return this.images.findOne({ _id: id, state: 'ready' }).lean();
  }

  async listReady(ids: readonly string[]): Promise<ImageDocument[]> {
    return this.images.find({ _id: { $in: [...ids] }, state: 'ready' }).lean();
  }

  /** Renews the claim of an image that can be served; null when there is none. */
  async renewClaim(id: string): Promise<ImageDocument | null> {
    return this.images
      .findOneAndUpdate({ _id: id, state: 'ready' }, { $set: { claimedAt: new Date() } }, { returnDocument: 'after' })
      .lean();
  }

  /**
   * Announces an image before anything of it is stored, so that no object is ever without a record.
   * Throws `image_being_removed` while garbage collection has it.
   */
  async reserve(id: string): Promise<void> {
    // The second try is for two uploads of the same bytes that met: by then the other one's record is there.
    if ((await this.tryReserve(id)) || (await this.tryReserve(id))) return;
    throw new AppError('image_being_removed');
  }

  private async tryReserve(id: string): Promise<boolean> {
    const now = new Date();
    try {
      await this.images.updateOne(
        { _id: id, state: { $ne: 'deleting' } },
        { $set: { claimedAt: now }, $setOnInsert: { state: 'storing', pending: 'none', createdAt: now, renditions: [] } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateOf(error, '_id')) return false;
      throw error;
    }
  }

  /** Makes a reserved image visible. Two uploads of the same bytes at once: the first one stays. */
  async publish(id: string, facts: ImageFacts): Promise<ImageDocument> {
    await this.images.updateOne(
      { _id: id, state: 'storing' },
      { $set: { ...facts, state: 'ready', attempts: 0, leasedUntil: new Date(0) } },
    );
    const image = await this.renewClaim(id);
    if (!image) throw new AppError('image_being_removed');
    return image;
  }

  /** Takes on the oldest image that waits for this work; null when there is none that nobody works on. */
  async lease(pending: RenditionFormat, milliseconds: number): Promise<ImageDocument | null> {
    const now = new Date();
    return this.images
      .findOneAndUpdate(
        { pending, leasedUntil: { $lt: now }, state: 'ready' },
        { $set: { leasedUntil: new Date(now.getTime() + milliseconds) }, $inc: { attempts: 1 } },
        { sort: { createdAt: 1 }, returnDocument: 'after' },
      )
      .lean();
  }

  /** Gives an image back, with its next rendition or what is pending now; null when it is being deleted meanwhile. */
  async settle(id: string, { rendition, pending }: { rendition?: Rendition; pending: PendingWork }): Promise<ImageDocument | null> {
    if (rendition) await this.addRendition(id, rendition);
    return this.images
      .findOneAndUpdate(
        { _id: id, state: 'ready' },
        { $set: { pending, attempts: 0, leasedUntil: new Date(0) } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** Leaves an image alone for a while, or for good. */
  async postpone(id: string, until: Date, pending: PendingWork): Promise<void> {
    await this.images.updateOne({ _id: id }, { $set: { leasedUntil: until, pending } });
  }

  async addRendition(id: string, rendition: Rendition): Promise<void> {
    await this.images.updateOne(
      { _id: id, state: 'ready', 'renditions.key': { $ne: rendition.key } },
      { $push: { renditions: rendition } },
    );
  }
}
