import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImageDeletion, ImageDocument, ImageLife } from './image.schema.ts';
import { IMAGE_MODEL } from './images.repository.ts';

export type Candidate = Pick<ImageDocument, '_id' | 'claimedAt' | 'unusedSince'> & { state: ImageDeletion['from'] };

const KEPT: ImageDeletion['from'][] = ['ready', 'storing'];

/** The way of an image's record out: unused, marked, confirmed, gone. Each step only from the one before. */
@Injectable()
export class ImageRemovalsRepository {
  constructor(@InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>) {}

  async count(): Promise<number> {
    return this.images.countDocuments({ state: { $in: KEPT } });
  }

  /** Images whose last claim is old and that nobody works on, in the order of their ids, those after AFTER. */
  async listOld(claimedBefore: Date, after: string, limit: number): Promise<Candidate[]> {
    return this.images
      .find({ _id: { $gt: after }, state: { $in: KEPT }, claimedAt: { $lt: claimedBefore }, leasedUntil: { $lt: new Date() } })
      .select({ state: 1, claimedAt: 1, unusedSince: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Candidate[]>();
  }

  async noteUsed(ids: readonly string[]): Promise<void> {
    await this.images.updateMany(
      { _id: { $in: [...ids] }, $or: [{ unusedSince: { $ne: null } }, { removedAt: { $ne: null } }] },
      { $set: { unusedSince: null, removedAt: null } },
    );
  }

  async noteUnused(ids: readonly string[], now: Date): Promise<void> {
    await this.images.updateMany({ _id: { $in: [...ids] }, unusedSince: null }, { $set: { unusedSince: now } });
  }

  /** Marks those that are still exactly as they were found: an upload in between keeps its image. Returns the marked ids. */
  async mark(candidates: readonly Candidate[], sweepId: string): Promise<string[]> {
    await this.images.bulkWrite(
      candidates.map(({ _id, state, claimedAt, unusedSince }) => ({
        updateOne: {
          filter: { _id, state, claimedAt, unusedSince, leasedUntil: { $lt: new Date() } },
          update: { $set: { state: 'deleting', deletion: { sweepId, from: state, confirmed: false } } },
        },
      })),
      { ordered: false },
    );
    const marked = { state: 'deleting', 'deletion.sweepId': sweepId, 'deletion.confirmed': false } as const;
    return (await this.images.find(marked).select('_id').lean()).map(({ _id }) => _id);
  }

  /** Makes marked images what they were; every one of them without `only`, whoever marked it. */
  async unmark(only?: { sweepId: string; ids: readonly string[] }): Promise<void> {
    const which = only ? { _id: { $in: [...only.ids] }, 'deletion.sweepId': only.sweepId } : {};
    for (const from of KEPT) {
      await this.images.updateMany(
        { ...which, state: 'deleting', 'deletion.from': from, 'deletion.confirmed': false },
        { $set: { state: from, unusedSince: null }, $unset: { deletion: 1 } },
      );
    }
  }

  /** From here there is only forward. Nothing for those that somebody else unmarked meanwhile. */
  async confirm(ids: readonly string[], sweepId: string): Promise<void> {
    await this.images.updateMany(
      { _id: { $in: [...ids] }, state: 'deleting', 'deletion.sweepId': sweepId, 'deletion.confirmed': false },
      { $set: { 'deletion.confirmed': true } },
    );
  }

  /** Confirmed and not gone yet. */
  async listConfirmed(): Promise<ImageDocument[]> {
    return this.images.find({ state: 'deleting', 'deletion.confirmed': true }).lean();
  }

  async isAnyBegun(): Promise<boolean> {
    return (await this.images.exists({ state: 'deleting' })) !== null;
  }

  /** The last step, after the objects; false when it was another's. */
  async remove({ _id, generation }: ImageLife): Promise<boolean> {
    const { deletedCount } = await this.images.deleteOne({ _id, generation, state: 'deleting', 'deletion.confirmed': true });
    return deletedCount > 0;
  }

  /** The present lives of these images, whatever their state. */
  async listLives(ids: readonly string[]): Promise<ImageLife[]> {
    return this.images
      .find({ _id: { $in: [...ids] } })
      .select({ generation: 1 })
      .lean<ImageLife[]>();
  }
}
