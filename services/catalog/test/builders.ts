import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { Localised } from '@reefdesk/contracts/languages';
import { imageViewOf, type StoredImage } from '@reefdesk/media-client/stored-image';
import { positionAt } from '@reefdesk/service-kit/records/positions';
import type { DestinationDocument, GalleryImage } from '../src/destinations/destination.schema.ts';
import type { ItineraryItem } from '../src/destinations/itinerary-item.schema.ts';
import type { TravelDocument } from '../src/travels/travel.schema.ts';

const CREATED = new Date('2026-01-02T03:04:05Z');

export function text(en: string): Localised {
  return { en, id: `${en} (id)`, cn: `${en} (cn)` };
}

export function storedImage(id: string, changes: Partial<StoredImage> = {}): StoredImage {
  return { id, width: 2000, height: 1250, color: '#0a5a7d', preview: 'data:image/webp;base64,UklGRg==', widths: [640], ...changes };
}

export function viewsOf(...ids: string[]): Map<string, ImageView> {
  return new Map(ids.map((id) => [id, imageViewOf(storedImage(id))]));
}

export function galleryImage(imageId: string, isMain = false): GalleryImage {
  return { id: `gallery-${imageId}`, image: storedImage(imageId), isMain };
}

export function destination(id: string, changes: Partial<DestinationDocument> = {}): DestinationDocument {
  return {
    _id: id,
    name: text(`Name of ${id}`),
    category: text('Diving'),
    description: text(`About ${id}`),
    location: 'North Sulawesi',
    openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
    entryFee: { local: 10_000, tourist: 150_000 },
    bestTime: 'April - November',
    visitDuration: 'Half Day',
    status: 'active',
    images: [galleryImage(`${id}-a`, true), galleryImage(`${id}-b`)],
    version: 1,
    place: positionAt(changes.createdAt ?? CREATED),
    createdAt: CREATED,
    updatedAt: CREATED,
    ...changes,
  };
}

/** `second` is the second of the creation time, which determines the order of stops. */
export function stop(destinationId: string | null, second: number): ItineraryItem {
  return {
    id: `stop-${second}`,
    category: destinationId ? 'destination' : 'no-destination',
    destinationId,
    day: 1,
    time: `${String(8 + second).padStart(2, '0')}:00`,
    comments: text(`Comment ${second}`),
    createdAt: new Date(CREATED.getTime() + second * 1_000),
  };
}

export function travel(id: string, changes: Partial<TravelDocument> = {}): TravelDocument {
  return {
    _id: id,
    slug: `slug-of-${id}`,
    name: text(`Package ${id}`),
    category: text('Island hopping'),
    description: text(`All about ${id}`),
    durationDays: 3,
    status: 'active',
    image: storedImage(`${id}-picture`),
    itinerary: [],
    version: 1,
    place: positionAt(changes.createdAt ?? CREATED),
    createdAt: CREATED,
    updatedAt: CREATED,
    ...changes,
  };
}
