import { Schema } from 'mongoose';

export const REMOVED_DESTINATION = 'RemovedDestination';

/**
 * Remembers for a while that a destination was removed: an itinerary item that was just being written may still land
 * after its destination is gone (its writer was killed before it could look again), and is then taken out by this.
 */
export interface RemovedDestination {
  _id: string;
  removedAt: Date;
}

export const removedDestinationSchema = new Schema<RemovedDestination>(
  { _id: { type: String, required: true }, removedAt: { type: Date, required: true } },
  { collection: 'removed_destinations', versionKey: false },
);
