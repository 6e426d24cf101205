import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImageDeletion, ImageDocument, ImageLife } from './image.schema.ts';
import { IMAGE_MODEL } from './images.repository.ts';

export type Candidate = Pick<ImageDocument, '_id' | 'claimedAt' | 'unusedSince'> & { state: ImageDeletion['from'] };

const STORED: ImageDeletion['from'][] = ['ready', 'storing'];

/** The steps that remove an image's record: unused, marked, confirmed, deleted. Each step requires the one before. */
@Injectable()
export class ImageRemovalsRepository {
  constructor(@InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>) {}

  async count(): Promise<number> {
    return this.images.countDocuments({ state: { $in: STORED } });
  }

  /** Sorted by id, starting behind the id `after`; leased images are skipped. */
  async listOld(claimedBefore: Date, after: string, limit: number): Promise<Candidate[]> {
    return this.images
      .find({ _id: { $gt: after }, state: { $in: STORED }, claimedAt: { $lt: claimedBefore }, leasedUntil: { $lt: new Date() } })
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

  /** Skips candidates that have changed since they were found, so that a new upload keeps its image. Returns the marked ids. */
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

  /** Restores the previous state of marked images; without `only`, of all marked images, including those of other sweeps. */
  async unmark(only?: { sweepId: string; ids: readonly string[] }): Promise<void> {
    const which = only ? { _id: { $in: [...only.ids] }, 'deletion.sweepId': only.sweepId } : {};
    for (const from of STORED) {
      await this.images.updateMany(
        { ...which, state: 'deleting', 'deletion.from': from, 'deletion.confirmed': false },
        { $set: { state: from, unusedSince: null }, $unset: { deletion: 1 } },
      );
    }
  }

  /** Confirms the deletion, which cannot be undone from here on. Skips images that have been unmarked in the meantime. */
  async confirm(ids: readonly string[], sweepId: string): Promise<void> {
    await this.images.updateMany(
      { _id: { $in: [...ids] }, state: 'deleting', 'deletion.sweepId': sweepId, 'deletion.confirmed': false },
      { $set: { 'deletion.confirmed': true } },
    );
  }

  async listConfirmed(): Promise<ImageDocument[]> {
    return this.images.find({ state: 'deleting', 'deletion.confirmed': true }).lean();
  }

  async isAnyBegun(): Promise<boolean> {
    return (await this.images.exists({ state: 'deleting' })) !== null;
  }

  /** Returns false if another replica has deleted the record. */
  async remove({ _id, generation }: ImageLife): Promise<boolean> {
    const { deletedCount } = await this.images.deleteOne({ _id, generation, state: 'deleting', 'deletion.confirmed': true });
    return deletedCount > 0;
  }

  async listLives(ids: readonly string[]): Promise<ImageLife[]> {
    return this.images
      .find({ _id: { $in: [...ids] } })
      .select({ generation: 1 })
      .lean<ImageLife[]>();
  }
}
