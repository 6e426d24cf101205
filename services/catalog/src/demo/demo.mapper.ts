import { randomUUID } from 'node:crypto';
import type { DestinationImport, TravelImport } from '@reefdesk/contracts/messages/catalog.messages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import type { DestinationDocument } from '../destinations/destination.schema.ts';
import type { TravelDocument } from '../travels/travel.schema.ts';

export type Seeded<Document> = Document & { seedKey: string };

/** The first of the images is the main one. */
export function toSeededDestination(
  content: DestinationImport,
  images: readonly StoredImage[],
  createdAt: Date,
): Seeded<DestinationDocument> {
  const { key, imageIds: _, ...texts } = content;
  return {
    _id: randomUUID(),
    ...texts,
    status: 'active',
    images: images.map((image, index) => ({ id: randomUUID(), image, isMain: index === 0 })),
    seedKey: key,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Stops are created a millisecond apart, so that their order is the order of creation. */
export function toSeededTravel(
  content: TravelImport,
  image: StoredImage | null,
  destinationIds: ReadonlyMap<string, string>,
  slug: string,
  createdAt: Date,
): Seeded<TravelDocument> {
  return {
    _id: randomUUID(),
    slug,
    name: content.name,
    category: content.category,
    description: content.description,
    durationDays: content.days,
    status: 'active',
    ...(content.price === undefined ? {} : { price: content.price }),
    image,
    itinerary: content.stops.map((stop, index) => ({
      id: randomUUID(),
      category: stop.destination === null ? 'no-destination' : 'destination',
      destinationId: stop.destination === null ? null : (destinationIds.get(stop.destination) ?? null),
      time: stop.time,
      comments: stop.comment,
      createdAt: new Date(createdAt.getTime() + index),
    })),
    seedKey: content.key,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}
