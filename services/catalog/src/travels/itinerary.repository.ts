import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Model } from 'mongoose';
import type { ItemChanges } from './itinerary.ts';
import { paths } from './paths.ts';
import { type ItineraryItem, TRAVEL, type TravelDocument } from './travel.schema.ts';
import { atVersion, newVersion } from './travel-version.ts';

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
    return this.model
      .findOneAndUpdate(
        { _id: travelId, ...atVersion(version), ...hasRoom, 'itinerary.id': { $ne: item.id } },
        { $push: { itinerary: item }, ...newVersion() },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** The package as it was before. */
  change(travelId: string, itemId: string, changes: ItemChanges, condition: ItemCondition): Promise<TravelDocument | null> {
    const { $set, ...rest } = newVersion();
    return this.model
      .findOneAndUpdate(
        holding(travelId, itemId, condition),
        { $set: { ...$set, ...paths(changes, 'itinerary.$.') }, ...rest },
        { returnDocument: 'before' },
      )
      .lean()
      .exec();
  }

  /** The package without the item. */
  remove(travelId: string, itemId: string, condition: ItemCondition): Promise<TravelDocument | null> {
    return this.model
      .findOneAndUpdate(
        holding(travelId, itemId, condition),
        { $pull: { itinerary: { id: itemId } }, ...newVersion() },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }
}

function holding(travelId: string, itemId: string, { version = null, item = {} }: ItemCondition) {
  return { _id: travelId, ...atVersion(version), itinerary: { $elemMatch: { id: itemId, ...paths(item) } } };
}
