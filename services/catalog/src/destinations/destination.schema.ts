import type { DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { Localised } from '@reefdesk/contracts/languages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { type TrashableDocument, trashable } from '@reefdesk/service-kit/mongo/trashable.schema';
import { type DraftedDocument, drafted } from '@reefdesk/service-kit/records/draft.schema';
import { noContentLeft, type SchemaFields } from '@reefdesk/service-kit/records/nothing-left';
import { type OrderedDocument, ordered } from '@reefdesk/service-kit/records/ordered.schema';
import { type TranslatedDocument, translated } from '@reefdesk/service-kit/records/translated.schema';
import { versioned } from '@reefdesk/service-kit/records/versioned.schema';
import { Schema } from 'mongoose';
import { toLocalised } from '../content/localised.ts';
import { type ItineraryItem, itineraryItemSchema } from './itinerary-item.schema.ts';
import { parseOpeningHour } from './opening-hour.ts';

export const DESTINATION = 'Destination';

/** `id` belongs to the gallery, so that several galleries can use the same image. */
export interface GalleryImage {
  id: string;
  image: StoredImage;
  isMain: boolean;
}

/** A removal in progress: a tombstone that hides the destination from every read and prevents new references to it. */
export interface Removal {
  id: string;
  startedAt: Date;
  /** True if the removal is final: requested with force, or no travel uses the destination. */
  force: boolean;
  /** `by` is a user id; `changedIn` is the id of the audit entry. */
  by?: string | null;
  changedIn?: string;
}

export interface TakenOutItem {
  travelId: string;
  item: ItineraryItem;
}

/** Translations of a text whose English version has a field of its own. */
export type OtherLanguages = Partial<Pick<Localised, 'id' | 'cn'>>;

export interface DestinationDocument extends TrashableDocument, OrderedDocument, DraftedDocument, TranslatedDocument {
  name: Localised;
  category: Localised;
  description: Localised;
  location: string;
  /** Read with `parseOpeningHour`, as `entryFee` with `parseEntryFee`; unreadable older values stay unchanged. */
  openingHour: unknown;
  entryFee: unknown;
  bestTime: string;
  visitDuration: string;
  /** Translations of `location`; as with the next three fields, older destinations have none. */
  locations?: OtherLanguages;
  openingDays?: OtherLanguages;
  bestTimes?: OtherLanguages;
  dive?: DiveFacts | null;
  status: ContentStatus;
  images: GalleryImage[];
  removing?: Removal | null;
  takenOut?: TakenOutItem[];
}

const galleryImageSchema = new Schema<GalleryImage>(
  {
    id: { type: String, required: true },
    image: { type: storedImageSchema, required: true },
    isMain: { type: Boolean, default: false },
  },
  { _id: false, id: false },
);

const removalSchema = new Schema<Removal>(
  { id: String, startedAt: { type: Date, required: true }, force: { type: Boolean, required: true }, by: String, changedIn: String },
  { _id: false, id: false },
);

const takenOutSchema = new Schema<TakenOutItem>({ travelId: { type: String, required: true }, item: itineraryItemSchema }, { _id: false });
const otherLanguages = () => ({ id: { type: String, default: '' }, cn: { type: String, default: '' } });

export const destinationSchema = new Schema<DestinationDocument>(
  {
    _id: { type: String, required: true },
    name: localisedField(),
    category: localisedField(),
    description: localisedField(),
    location: { type: String, default: '' },
    openingHour: Schema.Types.Mixed,
    entryFee: Schema.Types.Mixed,
    bestTime: { type: String, default: '' },
    visitDuration: { type: String, default: '' },
    locations: otherLanguages(),
    openingDays: otherLanguages(),
    bestTimes: otherLanguages(),
    dive: Schema.Types.Mixed,
    status: { type: String, enum: CONTENT_STATUSES, default: 'active' as const },
    images: [galleryImageSchema],
    removing: removalSchema,
    takenOut: { type: [{ type: takenOutSchema }], default: undefined } as never,
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    createdByCall: String,
  } satisfies SchemaFields<DestinationDocument>,
  { collection: 'destinations', versionKey: false },
);

trashable(destinationSchema);
ordered(destinationSchema);
drafted(destinationSchema);
versioned(destinationSchema, {
  kind: 'destinations',
  apart: ['removing', 'takenOut'],
  images: ({ images }) => images.map(({ image }) => image.id),
});
function plainFields({ name, category, description, location, openingHour, entryFee, ...more }: Omit<DestinationDocument, 'images'>) {
  const { bestTime, visitDuration, status, locations, openingDays, bestTimes, dive, ...rest } = more;
  noContentLeft(rest, ['removing', 'takenOut']);
  return {
    ...{ name, category, description, location, locations, openingHour, openingDays, entryFee },
    ...{ bestTime, bestTimes, visitDuration, status, dive: dive ?? undefined },
  };
}

translated(destinationSchema, {
  names: ({ name }) => toLocalised(name),
  // Location and opening days may exist in one language only and are then shown in that language (EDT-13).
  texts: ({ name, category, description, location, locations, openingHour, openingDays, bestTime, bestTimes, dive, ...plain }) => {
    noContentLeft(plain, ['entryFee', 'visitDuration', 'status', 'images', 'removing', 'takenOut']);
    return [
      { field: 'names', text: name },
      { field: 'categories', text: category },
      { field: 'descriptions', text: description },
      { field: 'locations', text: { ...locations, en: location }, isOptional: true },
      { field: 'opening_days', text: { ...openingDays, en: parseOpeningHour(openingHour).day }, isOptional: true },
      { field: 'best_times', text: { ...bestTimes, en: bestTime }, isOptional: true },
      ...(dive?.life ?? []).map((animal, at) => ({ field: `dive.life.${at}.name`, text: animal.name })),
    ];
  },
});
audited(destinationSchema, {
  kind: 'destinations',
  name: ({ name }) => name.en,
  fields: ({ images, ...destination }) => ({
    ...plainFields(destination),
    mainImage: images.find(({ isMain }) => isMain)?.image.id,
    images: images.map(({ image }) => image.id),
  }),
});

destinationSchema.index({ status: 1, place: 1 });
destinationSchema.index({ 'images.image.id': 1 });
destinationSchema.index({ 'removing.startedAt': 1 }, { sparse: true });
