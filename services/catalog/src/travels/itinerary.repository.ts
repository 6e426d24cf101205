import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { changeAtVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import { findLastKept } from '@reefdesk/service-kit/versions/kept-versions';
import type { Model } from 'mongoose';
import { type ItemChanges, itemPaths } from './itinerary.ts';
import type { ItineraryItem } from './itinerary-item.schema.ts';
import { paths } from './paths.ts';
import { TRAVEL, type TravelDocument } from './travel.schema.ts';

/** What must hold for a write to apply; otherwise it answers null and nothing is changed. */
interface ItemCondition {
  /** The package's version that the caller has seen; null when that does not matter. */
  version?: number | null;
  /** What the item must still be. */
  item?: ItemChanges;
}

/**
 * Single items inside their packages. Each write is one operator of one document, so parallel ones never undo each
 * other, and each makes a new version of the package.
 */
@Injectable()
export class ItineraryRepository {
  constructor(@InjectModel(TRAVEL) private readonly model: Model<TravelDocument>) {}

  /** The package with the item; null also when it is full, or holds the item already. */
  add(travelId: string, item: ItineraryItem, { version = null }: ItemCondition): Promise<TravelDocument | null> {
    const hasRoom = { [`itinerary.${LIMITS.itineraryItems - 1}`]: { $exists: false } };
    const lacking = { _id: travelId, ...hasRoom, 'itinerary.id': { $ne: item.id } };
    return changeAtVersion(this.model, lacking, version, { $push: { itinerary: item } });
  }

  /** The package as it was before. */
  change(travelId: string, itemId: string, changes: ItemChanges, { version = null, item }: ItemCondition): Promise<TravelDocument | null> {
    const update = { $set: itemPaths(changes, 'itinerary.$.') };
    return changeAtVersion(this.model, holding(travelId, itemId, item), version, update, 'before');
  }

  /** The package without the item. */
  remove(travelId: string, itemId: string, { version = null, item }: ItemCondition): Promise<TravelDocument | null> {
    const update = { $pull: { itinerary: { id: itemId } } };
    return changeAtVersion(this.model, holding(travelId, itemId, item), version, update);
  }

  /** The item as the package held it last; null where no version of it that is kept did. */
  async findRemoved(travelId: string, itemId: string): Promise<ItineraryItem | null> {
    const kept = await findLastKept(this.model, travelId, { 'content.itinerary.id': itemId });
    const items = (kept?.content.itinerary ?? []) as ItineraryItem[];
    return items.find(({ id }) => id === itemId) ?? null;
  }
}

/** A picture is no condition: two that are the same may be kept with different widths. */
function holding(travelId: string, itemId: string, { image: _, ...item }: ItemChanges = {}) {
  return { _id: travelId, itinerary: { $elemMatch: { id: itemId, ...paths(item) } } };
}
