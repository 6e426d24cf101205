import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Localised } from '@reefdesk/contracts/languages';
import type { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { ContentStatus } from '@reefdesk/contracts/statuses';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { Visibility } from '../content/visibility.ts';
import { paths } from './paths.ts';
import { TRAVEL, type TravelDocument } from './travel.schema.ts';
import { atVersion, newVersion } from './travel-version.ts';

export type InsertOutcome = 'created' | 'present' | 'slug-taken';

type Texts = 'name' | 'category' | 'description';

/** What an edit sets; texts language by language. A price of null takes the price away. */
type TravelChanges = { [Text in Texts]?: Partial<Localised> } & {
  durationDays?: number;
  status?: ContentStatus;
  price?: number | null;
};

/** What TravelsChanged tells of a package. */
export type TravelReference = NonNullable<typeof TravelsChanged.payload>;

/** The `travels` collection; single itinerary items are changed by ItineraryRepository. */
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

  find(id: string): Promise<TravelDocument | null> {
    return this.model.findById(id).select('-seedKey').lean().exec();
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

  async insert(travel: TravelDocument): Promise<InsertOutcome> {
    try {
      await this.model.create(travel);
      return 'created';
    } catch (error) {
      if (isDuplicateOf(error, '_id')) return 'present';
      if (isDuplicateOf(error, 'slug')) return 'slug-taken';
      throw error;
    }
  }

  /** The package as it is then; null, and nothing changed, when it is not there at this version. */
  change(id: string, { price, ...changes }: TravelChanges, version: number | null): Promise<TravelDocument | null> {
    const { $set, ...rest } = newVersion();
    const set = { ...$set, ...paths(changes), ...(typeof price === 'number' && { price }) };
    const write = { $set: set, ...(price === null && { $unset: { price: 1 } }), ...rest };
    return this.model
      .findOneAndUpdate({ _id: id, ...atVersion(version) }, write, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  replaceImage(id: string, image: StoredImage, version: number | null): Promise<TravelDocument | null> {
    const { $set, ...rest } = newVersion();
    return this.model
      .findOneAndUpdate({ _id: id, ...atVersion(version) }, { $set: { ...$set, image }, ...rest }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** With its itinerary; its picture is released by nobody referring to it. Null when it is not there at this version. */
  remove(id: string, version: number | null): Promise<TravelDocument | null> {
    return this.model
      .findOneAndDelete({ _id: id, ...atVersion(version) })
      .lean()
      .exec();
  }

  /** How many itinerary items, of all packages, use this destination. */
  async countItemsOf(destinationId: string): Promise<number> {
    const travels = await this.model.find({ 'itinerary.destinationId': destinationId }).select({ itinerary: 1 }).lean().exec();
    return travels.flatMap((travel) => travel.itinerary).filter((item) => item.destinationId === destinationId).length;
  }

  /** Names of the packages that use this destination, oldest package first. */
  async namesUsing(destinationId: string): Promise<Localised[]> {
    const travels = await this.model
      .find({ 'itinerary.destinationId': destinationId })
      .select({ name: 1 })
      .sort({ createdAt: 1 })
      .lean()
      .exec();
    return travels.map((travel) => travel.name);
  }

  /** Takes every itinerary item that uses this destination out of its package; returns the packages that were changed. */
  async removeItemsOf(destinationId: string): Promise<TravelReference[]> {
    const uses = { 'itinerary.destinationId': destinationId };
    const travels = await this.model.find(uses).select({ slug: 1 }).lean().exec();
    await this.model.updateMany(uses, { $pull: { itinerary: { destinationId } }, ...newVersion() }).exec();
    return travels.map(({ _id, slug }) => ({ id: _id, slug }));
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
  async insertSeeded(travel: TravelDocument & { seedKey: string }): Promise<InsertOutcome> {
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
