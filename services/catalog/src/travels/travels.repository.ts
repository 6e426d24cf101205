import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { type Order, readPage } from '@reefdesk/service-kit/mongo/pages';
import { withTrash } from '@reefdesk/service-kit/mongo/trashable.schema';
import { keepVersion } from '@reefdesk/service-kit/records/kept-versions';
import { changeAtVersion, insertNew, nextVersion, removeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import type { Visibility } from '../content/visibility.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { factWrites } from './facts.ts';
import { TRAVEL, type TravelDocument } from './travel.schema.ts';

const UNLISTED = { 'itinerary.titles': 0, 'itinerary.comments': 0, 'itinerary.image': 0, translatedFrom: 0 } as const;

export type InsertOutcome = 'created' | 'present' | 'slug-taken';

export interface TravelUse {
  travel: TravelDocument;
  items: ItineraryItem[];
}

const SEARCHED = { durationDays: 1, level: 1, price: 1, place: 1 } as const;
export type SearchedTravel = Pick<TravelDocument, '_id' | 'durationDays' | 'level' | 'price' | 'place'>;

/** `visiting` is a destination; `ids` and `slugs` restrict the list to these travels. */
export type ListedTravels = Visibility & {
  visiting?: string | undefined;
  ids?: readonly string[] | undefined;
  slugs?: readonly string[] | undefined;
};

export type TravelReference = NonNullable<typeof TravelsChanged.payload>;

/** Single itinerary items are changed by ItineraryRepository. */
@Injectable()
export class TravelsRepository implements VersionedStore<TravelDocument> {
  constructor(@InjectModel(TRAVEL) private readonly model: Model<TravelDocument>) {}

  list(listed: ListedTravels, order: Order, query: PagingQuery): Promise<Page<TravelDocument>> {
    return readPage(this.model.find(among(listed)).select(UNLISTED), order, query);
  }

  /** The fields that filters read, in the order that staff set. */
  searched(listed: ListedTravels): Promise<SearchedTravel[]> {
    return this.model.find(among(listed)).select(SEARCHED).sort({ place: 1, _id: 1 }).lean<SearchedTravel[]>().exec();
  }

  async creations(): Promise<Date[]> {
    const travels = await this.model.find().select({ _id: 0, createdAt: 1 }).lean().exec();
    return travels.map(({ createdAt }) => createdAt);
  }

  count(): Promise<number> {
    return this.model.countDocuments().exec();
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

  /** Includes travels in the trash. */
  async slugsStartingWith(base: string): Promise<Set<string>> {
    const found = await withTrash(this.model.find({ slug: new RegExp(`^${base}`) }))
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

  /** Facts of null are removed from the document. */
  change(id: string, changes: Changes, version: number): Promise<TravelDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, factWrites(changes));
  }

  /** The garbage collection deletes the pictures later. */
  remove(id: string, version: number | null): Promise<TravelDocument | null> {
    return removeAtVersion(this.model, id, version);
  }

  async countItemsOf(destinationId: string): Promise<number> {
    const travels = await this.model.find({ 'itinerary.destinationId': destinationId }).select({ itinerary: 1 }).lean().exec();
    return travels.flatMap((travel) => travel.itinerary).filter((item) => item.destinationId === destinationId).length;
  }

  /** Oldest travel first. */
  async namesUsing(destinationId: string): Promise<Localised[]> {
    const travels = await this.model
      .find({ 'itinerary.destinationId': destinationId })
      .select({ name: 1 })
      .sort({ createdAt: 1 })
      .lean()
      .exec();
    return travels.map((travel) => travel.name);
  }

  /** Includes travels in the trash. */
  async listUsesOf(destinationId: string): Promise<TravelUse[]> {
    const travels = await withTrash(this.model.find({ 'itinerary.destinationId': destinationId }))
      .lean()
      .exec();
    return travels.map((travel) => ({ travel, items: travel.itinerary.filter((item) => item.destinationId === destinationId) }));
  }

  /** Returns false, without a change, if the travel has changed since it was read. */
  async takeOut(destinationId: string, { travel }: TravelUse): Promise<boolean> {
    const { _id, version } = travel;
    await keepVersion(this.model, travel);
    const read = withTrash(
      this.model.updateOne({ _id, version }, nextVersion<TravelDocument>({ $pull: { itinerary: { destinationId } } })),
    );
    return (await read.exec()).modifiedCount === 1;
  }

  /** Returns null if the travel is gone or full, or already has the item. */
  async putBack(travelId: string, item: ItineraryItem): Promise<TravelReference | null> {
    const hasRoom = { [`itinerary.${LIMITS.itineraryItems - 1}`]: { $exists: false } };
    for (;;) {
      const lacking = { _id: travelId, ...hasRoom, 'itinerary.id': { $ne: item.id } };
      const travel = await withTrash(this.model.findOne(lacking)).lean<TravelDocument>().exec();
      if (!travel) return null;
      await keepVersion(this.model, travel);
      const { version, slug } = travel;
      const update = nextVersion<TravelDocument>({ $push: { itinerary: item } });
      const { modifiedCount } = await withTrash(this.model.updateOne({ ...lacking, version }, update)).exec();
      if (modifiedCount === 1) return { id: travelId, slug };
    }
  }
}

function among({ visiting, ids, slugs, ...visibility }: ListedTravels): object {
  return {
    ...visibility,
    ...(visiting !== undefined && { 'itinerary.destinationId': visiting }),
    ...(ids && { _id: { $in: ids } }),
    ...(slugs && { slug: { $in: slugs } }),
  };
}
