import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { findLastStored } from '@reefdesk/service-kit/records/kept-versions';
import { changeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { type ItemChanges, itemPaths } from './itinerary.ts';
import { paths } from './paths.ts';
import { TRAVEL, type TravelDocument } from './travel.schema.ts';

/** If they do not hold, the write changes nothing and returns null. `version: null` accepts any version. */
interface ItemCondition {
  version?: number | null;
  item?: ItemChanges;
}

/** Each write is one atomic update of one document and makes a new version, so parallel writes never undo each other. */
@Injectable()
export class ItineraryRepository {
  constructor(@InjectModel(TRAVEL) private readonly model: Model<TravelDocument>) {}

  /** Returns null also if the travel is full or already has the item. */
  add(travelId: string, item: ItineraryItem, { version = null }: ItemCondition): Promise<TravelDocument | null> {
    const hasRoom = { [`itinerary.${LIMITS.itineraryItems - 1}`]: { $exists: false } };
    const lacking = { _id: travelId, ...hasRoom, 'itinerary.id': { $ne: item.id } };
    return changeAtVersion(this.model, lacking, version, { $push: { itinerary: item } });
  }

  change(travelId: string, itemId: string, changes: ItemChanges, { version = null, item }: ItemCondition): Promise<TravelDocument | null> {
    const update = { $set: itemPaths(changes, 'itinerary.$.') };
    return changeAtVersion(this.model, holding(travelId, itemId, item), version, update, 'before');
  }

  remove(travelId: string, itemId: string, { version = null, item }: ItemCondition): Promise<TravelDocument | null> {
    const update = { $pull: { itinerary: { id: itemId } } };
    return changeAtVersion(this.model, holding(travelId, itemId, item), version, update);
  }

  /** The item as last stored in a version of the travel, or null. */
  async findRemoved(travelId: string, itemId: string): Promise<ItineraryItem | null> {
    const stored = await findLastStored(this.model, travelId, { 'content.itinerary.id': itemId });
    const items = (stored?.content.itinerary ?? []) as ItineraryItem[];
    return items.find(({ id }) => id === itemId) ?? null;
  }
}

/** The picture is not compared, because the same picture may be stored with different widths. */
function holding(travelId: string, itemId: string, { image: _, ...item }: ItemChanges = {}) {
  return { _id: travelId, itinerary: { $elemMatch: { id: itemId, ...paths(item) } } };
}
