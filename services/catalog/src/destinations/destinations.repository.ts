import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DestinationListView } from '@reefdesk/contracts/destinations/requests';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { BY_PLACE, readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import type { Visibility } from '../content/visibility.ts';
import { DESTINATION, type DestinationDocument } from './destination.schema.ts';

export type DestinationSummary = Pick<DestinationDocument, '_id' | 'name' | 'description'>;

const PRESENT = { removing: null } as const;
const UNREAD = { takenOut: 0, translatedFrom: 0 } as const;
const NEEDED = {
  card: {
    ...{ name: 1, category: 1, description: 1, location: 1, locations: 1, openingHour: 1, openingDays: 1, bestTime: 1, bestTimes: 1 },
    ...{ 'dive.level': 1, status: 1, images: 1, place: 1, createdAt: 1, updatedAt: 1 },
  },
  row: {
    ...{ name: 1, category: 1, description: 1, location: 1, openingHour: 1, images: 1 },
    ...{ status: 1, version: 1, place: 1, createdAt: 1, updatedAt: 1 },
  },
  ids: { status: 1, place: 1, createdAt: 1, updatedAt: 1 },
} as const satisfies Record<DestinationListView, object>;

const SEARCHED = { name: 1, category: 1, description: 1, location: 1, locations: 1, 'dive.level': 1 } as const;
export type SearchedDocument = Pick<DestinationDocument, '_id' | 'name' | 'category' | 'description' | 'location' | 'locations' | 'dive'>;

/** `ids` restricts the list to these destinations. */
type Listed = Visibility & { ids?: readonly string[] | undefined };

@Injectable()
export class DestinationsRepository implements VersionedStore<DestinationDocument> {
  constructor(@InjectModel(DESTINATION) private readonly model: Model<DestinationDocument>) {}

  list({ ids, ...visibility }: Listed, query: PagingQuery, view?: DestinationListView): Promise<Page<DestinationDocument>> {
    const among = ids && { _id: { $in: ids } };
    const found = this.model.find({ ...visibility, ...PRESENT, ...among }).select(view ? NEEDED[view] : UNREAD);
    return readPage(found, BY_PLACE, query);
  }

  /** Texts and levels of all visible destinations, in the order of the list. */
  searched(visibility: Visibility): Promise<SearchedDocument[]> {
    return this.model
      .find({ ...visibility, ...PRESENT })
      .select(SEARCHED)
      .sort({ place: 1, _id: 1 })
      .lean<SearchedDocument[]>()
      .exec();
  }

  find(id: string, visibility: Visibility = {}): Promise<DestinationDocument | null> {
    return this.model
      .findOne({ _id: id, ...visibility, ...PRESENT })
      .lean()
      .exec();
  }

  listByIds(ids: readonly string[], visibility: Visibility): Promise<DestinationDocument[]> {
    return this.model
      .find({ _id: { $in: ids }, ...visibility, ...PRESENT })
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

  /** The ids that an itinerary may refer to: existing destinations of any status that are not being removed. */
  async findReferable(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.model
      .find({ _id: { $in: ids }, ...PRESENT })
      .select({ _id: 1 })
      .lean()
      .exec();
    return new Set(found.map((destination) => destination._id));
  }

  /** False if a destination with this id exists. */
  insert(destination: DestinationDocument): Promise<boolean> {
    return insertNew(this.model, destination);
  }

  change(id: string, changes: Changes, version: number): Promise<DestinationDocument | null> {
    return changeAtVersion(this.model, { _id: id, ...PRESENT }, version, { $set: changes });
  }

  count(visibility: Visibility = {}): Promise<number> {
    return this.model.countDocuments({ ...visibility, ...PRESENT }).exec();
  }
}
