import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { Visibility } from '../content/visibility.ts';
import { TRAVEL, type TravelDocument } from './travel.schema.ts';

export type SeedOutcome = 'created' | 'present' | 'slug-taken';

/** The only file that reads and writes the `travels` collection. */
@Injectable()
export class TravelsRepository implements OnModuleInit {
  constructor(@InjectModel(TRAVEL) private readonly model: Model<TravelDocument>) {}

  /** Unique indexes exist before the first request. */
  async onModuleInit(): Promise<void> {
    await this.model.init();
  }

  list(visibility: Visibility, order: 'oldest-first' | 'newest-first'): Promise<TravelDocument[]> {
    const direction = order === 'oldest-first' ? 1 : -1;
    return this.model.find(visibility).select('-seedKey').sort({ createdAt: direction, _id: direction }).lean().exec();
  }

  findBySlug(slug: string, visibility: Visibility): Promise<TravelDocument | null> {
    return this.model
      .findOne({ slug, ...visibility })
      .select('-seedKey')
      .lean()
      .exec();
  }

  findByIdOrSlug(idOrSlug: string, visibility: Visibility): Promise<TravelDocument | null> {
    return this.model
      .findOne({ $or: [{ _id: idOrSlug }, { slug: idOrSlug }], ...visibility })
      .select('-seedKey')
      .lean()
      .exec();
  }

  count(): Promise<number> {
    return this.model.countDocuments().exec();
  }

  /** The slugs held that a package named `base` could collide with. */
  async slugsStartingWith(base: string): Promise<Set<string>> {
    const found = await this.model
      .find({ slug: new RegExp(`^${base}`) })
      .select({ slug: 1 })
      .lean()
      .exec();
    return new Set(found.map((travel) => travel.slug));
  }

  async presentSeedKeys(keys: readonly string[]): Promise<Set<string>> {
    const found = await this.model
      .find({ seedKey: { $in: keys } })
      .select({ seedKey: 1 })
      .lean()
      .exec();
    return new Set(found.map((travel) => travel.seedKey ?? ''));
  }

  /** One atomic upsert by `seedKey`; what is there already stays as it is. */
  async insertSeeded(travel: TravelDocument & { seedKey: string }): Promise<SeedOutcome> {
    try {
      const { upsertedCount } = await this.model.updateOne({ seedKey: travel.seedKey }, { $setOnInsert: travel }, { upsert: true });
      return upsertedCount === 1 ? 'created' : 'present';
    } catch (error) {
      if (isDuplicateOf(error, 'seedKey')) return 'present';
      if (isDuplicateOf(error, 'slug')) return 'slug-taken';
      throw error;
    }
  }
}
