import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RenditionFormat } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model } from 'mongoose';
import type { ImageDocument, ImageLife, ImageWords, PendingWork, Rendition } from './image.schema.ts';

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
  | Exclude<keyof ImageWords, 'fileName' | 'uploadedBy' | 'words'>
  | keyof VersionedDocument
>;

/** Somebody needs it, or is about to: it stays, and is in the library again. */
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

  /** All images, whatever their state; from the collection's own books, so it costs nothing. */
  async estimateCount(): Promise<number> {
    return this.images.estimatedDocumentCount();
  }

  /** Renews the claim of an image that can be served; null when there is none. */
  async renewClaim(id: string): Promise<ImageDocument | null> {
    return this.images
      .findOneAndUpdate({ _id: id, state: 'ready' }, { $set: { claimedAt: new Date(), ...NEEDED } }, { returnDocument: 'after' })
      .lean();
  }

  /** As {@link renewClaim}, for several. */
  async renewClaims(ids: readonly string[]): Promise<void> {
    await this.images.updateMany({ _id: { $in: [...ids] }, state: 'ready' }, { $set: { claimedAt: new Date(), ...NEEDED } });
  }

  /**
   * Announces an image before anything of it is stored, so that no object is ever without a record. It may be `ready`:
   * somebody else with the same bytes was faster. Throws `image_being_removed` while garbage collection has it.
   */
  async reserve(id: string): Promise<ImageDocument> {
    // The second try is for two uploads of the same bytes that met: by then the other one's record is there.
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

  /**
   * Makes a reserved image visible. Two uploads of the same bytes at once: the first one stays. An upload that was so
   * slow that its reservation was collected finds nothing to publish; what it stored is swept as strays.
   */
  async publish({ _id, generation }: ImageLife, facts: ImageFacts): Promise<ImageDocument> {
    await this.images.updateOne(
      { _id, generation, state: 'storing' },
      { $set: { ...facts, state: 'ready', attempts: 0, leasedUntil: new Date(0) } },
    );
    const image = await this.renewClaim(_id);
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

  /** Leaves an image alone for a while, or for good. */
  async postpone(life: ImageLife, until: Date, pending: PendingWork): Promise<void> {
    await this.images.updateOne(of(life), { $set: { leasedUntil: until, pending } });
  }

  /** Nothing when the image was collected meanwhile, even if it was uploaded again. */
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
