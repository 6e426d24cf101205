import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RenditionFormat } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import type { ImageDocument, ImageLife, ImageTerms, PendingWork, Rendition } from './image.schema.ts';

export const IMAGE_MODEL = 'Image';

export type ImageFacts = Omit<
  ImageDocument,
  | '_id'
  | 'state'
  | 'generation'
  | 'deletion'
  | 'attempts'
  | 'leasedUntil'
  | 'createdAt'
  | 'claimedAt'
  | 'unusedSince'
  | Exclude<keyof ImageTerms, 'fileName' | 'uploadedBy' | 'words'>
  | keyof VersionedDocument
>;

/** Marks an image as used and as part of the library. */
const NEEDED = { unusedSince: null, removedAt: null };

@Injectable()
export class ImagesRepository {
  constructor(@InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>) {}

  async findReady(id: string): Promise<ImageDocument | null> {
    return this.images.findOne({ _id: id, state: 'ready' }).lean();
  }

  async listReady(ids: readonly string[]): Promise<ImageDocument[]> {
    return this.images.find({ _id: { $in: [...ids] }, state: 'ready' }).lean();
  }

  async countPending(pending: PendingWork): Promise<number> {
    return this.images.countDocuments({ pending, state: 'ready' });
  }

  /** Includes all states; read from the collection's metadata, without a scan. */
  async estimateCount(): Promise<number> {
    return this.images.estimatedDocumentCount();
  }

  async renewClaim(id: string): Promise<ImageDocument | null> {
    return this.images
      .findOneAndUpdate({ _id: id, state: 'ready' }, { $set: { claimedAt: new Date(), ...NEEDED } }, { returnDocument: 'after' })
      .lean();
  }

  async renewClaims(ids: readonly string[]): Promise<void> {
    await this.images.updateMany({ _id: { $in: [...ids] }, state: 'ready' }, { $set: { claimedAt: new Date(), ...NEEDED } });
  }

  /** Creates the record before any object. Returns a `ready` image if a parallel upload was faster. Throws `image_being_removed`. */
  async reserve(id: string): Promise<ImageDocument> {
    // The second attempt finds the record of a parallel upload of the same bytes.
    const image = (await this.tryReserve(id)) ?? (await this.tryReserve(id));
    if (!image) throw new AppError('image_being_removed');
    return image;
  }

  private async tryReserve(id: string): Promise<ImageDocument | null> {
    const now = new Date();
    const generation = randomBytes(6).toString('hex');
    try {
      return await this.images
        .findOneAndUpdate(
          { _id: id, state: { $ne: 'deleting' } },
          {
            $set: { claimedAt: now, ...NEEDED },
            $setOnInsert: {
              ...{ state: 'storing', generation, pending: 'none', renditions: [], leasedUntil: new Date(0) },
              ...{ version: 1, createdAt: now, updatedAt: now },
            },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
    } catch (error) {
      if (isDuplicateOf(error, '_id')) return null;
      throw error;
    }
  }

  /** The first of parallel uploads wins. A reservation deleted in the meantime is not published; its objects are removed as strays. */
  async publish({ _id, generation }: ImageLife, facts: ImageFacts): Promise<ImageDocument> {
    await this.images.updateOne(
      { _id, generation, state: 'storing' },
      { $set: { ...facts, state: 'ready', attempts: 0, leasedUntil: new Date(0) } },
    );
    const image = await this.renewClaim(_id);
    if (!image) throw new AppError('image_being_removed');
    return image;
  }

  /** Leases the oldest free image with this pending work, or null. */
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

  /** Ends the lease with the new rendition or the next pending work; null if the image is being deleted. */
  async settle(life: ImageLife, { rendition, pending }: { rendition?: Rendition; pending: PendingWork }): Promise<ImageDocument | null> {
    if (rendition) await this.addRendition(life, rendition);
    return this.images
      .findOneAndUpdate(
        { ...of(life), state: 'ready' },
        { $set: { pending, attempts: 0, leasedUntil: new Date(0) } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  async postpone(life: ImageLife, until: Date, pending: PendingWork): Promise<void> {
    await this.images.updateOne(of(life), { $set: { leasedUntil: until, pending } });
  }

  /** Does nothing if this generation of the image has been deleted. */
  async addRendition(life: ImageLife, rendition: Rendition): Promise<void> {
    await this.images.updateOne(
      { ...of(life), state: 'ready', 'renditions.key': { $ne: rendition.key } },
      { $push: { renditions: rendition } },
    );
  }
}

function of({ _id, generation }: ImageLife): ImageLife {
  return { _id, generation };
}
