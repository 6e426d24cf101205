import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertNew, isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { Visibility } from '../content/visibility.ts';
import { DESTINATION, type DestinationDocument } from './destination.schema.ts';

/** What lists of packages need of a destination. */
export type DestinationSummary = Pick<DestinationDocument, '_id' | 'name' | 'description'>;

/** A part of every query: what is being removed is gone for everybody. */
const PRESENT = { removing: null } as const;
const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/** The only file that reads and writes the `destinations` collection. */
@Injectable()
export class DestinationsRepository implements OnModuleInit {
  constructor(@InjectModel(DESTINATION) private readonly model: Model<DestinationDocument>) {}

  /** Unique indexes exist before the first request. */
  async onModuleInit(): Promise<void> {
    await this.model.init();
  }

  list(visibility: Visibility): Promise<DestinationDocument[]> {
    return this.model
      .find({ ...visibility, ...PRESENT })
      .select('-seedKey')
      .sort(OLDEST_FIRST)
      .lean()
      .exec();
  }

  find(id: string, visibility: Visibility): Promise<DestinationDocument | null> {
    return this.model
      .findOne({ _id: id, ...visibility, ...PRESENT })
      .select('-seedKey')
      .lean()
      .exec();
  }

  listByIds(ids: readonly string[], visibility: Visibility): Promise<DestinationDocument[]> {
    return this.model
      .find({ _id: { $in: ids }, ...visibility, ...PRESENT })
      .select('-seedKey')
      .lean()
      .exec();
  }

  summariesByIds(ids: readonly string[], visibility: Visibility): Promise<DestinationSummary[]> {
    return this.model
      .find({ _id: { $in: ids }, ...visibility, ...PRESENT })
      .select({ name: 1, description: 1 })
      .lean<DestinationSummary[]>()
      .exec();
  }

  /** Those of the ids that an itinerary may refer to: known, of any status, and not being removed. */
  async findReferable(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.model
      .find({ _id: { $in: ids }, ...PRESENT })
      .select({ _id: 1 })
      .lean()
      .exec();
    return new Set(found.map((destination) => destination._id));
  }

  /** False when there is one with this id already. */
  insert(destination: DestinationDocument): Promise<boolean> {
    return insertNew(this.model, destination);
  }

  /** One atomic write over exactly this version, which makes the next one; null when it is not there at this version. */
  update(id: string, changes: Record<string, unknown>, version: number): Promise<DestinationDocument | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...PRESENT, version },
        { $set: { ...changes, updatedAt: new Date() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .select('-seedKey')
      .lean()
      .exec();
  }

  count(): Promise<number> {
    return this.model.countDocuments(PRESENT).exec();
  }

  /** Ids of demo destinations by their keys; unknown keys are left out. */
  async idsBySeedKey(keys: readonly string[]): Promise<Map<string, string>> {
    const found = await this.model
      .find({ seedKey: { $in: keys }, ...PRESENT })
      .select({ seedKey: 1 })
      .lean()
      .exec();
    return new Map(found.map((destination) => [destination.seedKey ?? '', destination._id]));
  }

  /** One atomic upsert by `seedKey`; false when it was there already, which stays as it is. */
  async insertSeeded(destination: DestinationDocument & { seedKey: string }): Promise<boolean> {
    try {
      const { upsertedCount } = await this.model.updateOne(
        { seedKey: destination.seedKey },
        { $setOnInsert: destination },
        { upsert: true },
      );
      return upsertedCount === 1;
    } catch (error) {
      if (isDuplicateOf(error, 'seedKey')) return false;
      throw error;
    }
  }
}
