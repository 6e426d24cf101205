import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Localised } from '@reefdesk/contracts/languages';
import type { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/editing/versioned-edits';
import { type Slice, WHOLE_LIST } from '@reefdesk/service-kit/http/listing';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { changeAtVersion, insertNew, nextVersion, removeAtVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model } from 'mongoose';
import type { Visibility } from '../content/visibility.ts';
import { figureWrites } from './figures.ts';
import { TRAVEL, type TravelDocument } from './travel.schema.ts';

export type InsertOutcome = 'created' | 'present' | 'slug-taken';

/** What TravelsChanged tells of a package. */
export type TravelReference = NonNullable<typeof TravelsChanged.payload>;

/** The `travels` collection; single itinerary items are changed by ItineraryRepository. */
@Injectable()
export class TravelsRepository implements VersionedStore<TravelDocument> {
  constructor(@InjectModel(TRAVEL) private readonly model: Model<TravelDocument>) {}

  list(visibility: Visibility, order: 'oldest-first' | 'newest-first', { skip, limit }: Slice = WHOLE_LIST): Promise<TravelDocument[]> {
    const direction = order === 'oldest-first' ? 1 : -1;
    return this.model.find(visibility).sort({ createdAt: direction, _id: direction }).skip(skip).limit(limit).lean().exec();
  }

  count(visibility: Visibility = {}): Promise<number> {
    return this.model.countDocuments(visibility).exec();
  }

  find(id: string): Promise<TravelDocument | null> {
    return this.model.findById(id).lean().exec();
  }

  findBySlug(slug: string, visibility: Visibility): Promise<TravelDocument | null> {
    return this.model
      .findOne({ slug, ...visibility })
      .lean()
      .exec();
  }

  findBySlugs(slugs: readonly string[]): Promise<TravelDocument[]> {
    return this.model
      .find({ slug: { $in: [...slugs] } })
      .lean()
      .exec();
  }

  findByIdOrSlug(idOrSlug: string, visibility: Visibility): Promise<TravelDocument | null> {
    return this.model
      .findOne({ $or: [{ _id: idOrSlug }, { slug: idOrSlug }], ...visibility })
      .lean()
      .exec();
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
      return (await insertNew(this.model, travel)) ? 'created' : 'present';
    } catch (error) {
      if (isDuplicateOf(error, 'slug')) return 'slug-taken';
      throw error;
    }
  }

  /** A plain number and a level of null are taken away. */
  change(id: string, changes: Changes, version: number): Promise<TravelDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, figureWrites(changes));
  }

  /** With its itinerary; its picture is released by nobody referring to it. */
  remove(id: string, version: number | null): Promise<TravelDocument | null> {
    return removeAtVersion(this.model, id, version);
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
    await this.model.updateMany(uses, nextVersion({ $pull: { itinerary: { destinationId } } })).exec();
    return travels.map(({ _id, slug }) => ({ id: _id, slug }));
  }
}
