import { ITINERARY_CATEGORIES, type ItineraryCategory } from '@reefdesk/contracts/itinerary-categories';
import type { Localised } from '@reefdesk/contracts/languages';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/statuses';
import { TRAVEL_FIGURE_NAMES, type TravelFigures } from '@reefdesk/contracts/travel-figures';
import { TRAVEL_LEVELS, type TravelLevel } from '@reefdesk/contracts/travel-levels';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import { Schema } from 'mongoose';

export const TRAVEL = 'Travel';

export interface ItineraryItem {
  id: string;
  category: ItineraryCategory;
  destinationId: string | null;
  /** Of the journey, from 1; items of before have none. */
  day?: number;
  /** `HH:MM`, 24 hours. */
  time: string;
  comments: Localised;
  createdAt: Date;
  /** As of a package. */
  createdByCall?: string;
}

/** A package with its itinerary inside: one document, so that every change of either is atomic. */
export interface TravelDocument extends VersionedDocument, TravelFigures {
  /** Made from the English name at creation, then stable. */
  slug: string;
  name: Localised;
  category: Localised;
  description: Localised;
  /** One thing a line, as the next; packages of before have neither. */
  included?: Partial<Localised>;
  notIncluded?: Partial<Localised>;
  level?: TravelLevel;
  durationDays: number;
  status: ContentStatus;
  image: StoredImage | null;
  itinerary: ItineraryItem[];
}

const itineraryItemSchema = new Schema<ItineraryItem>(
  {
    id: { type: String, required: true },
    category: { type: String, enum: ITINERARY_CATEGORIES, required: true },
    destinationId: { type: String, default: null },
    day: Number,
    time: { type: String, default: '' },
    comments: localisedField(),
    createdAt: { type: Date, required: true },
    createdByCall: String,
  },
  { _id: false, id: false },
);

export const travelSchema = new Schema<TravelDocument>(
  {
    _id: { type: String, required: true },
    slug: { type: String, required: true },
    name: localisedField(),
    category: localisedField(),
    description: localisedField(),
    included: localisedField(),
    notIncluded: localisedField(),
    level: { type: String, enum: TRAVEL_LEVELS },
    durationDays: { type: Number, default: 1 },
    status: { type: String, enum: CONTENT_STATUSES, default: 'active' },
    ...Object.fromEntries(TRAVEL_FIGURE_NAMES.map((name) => [name, Number])),
    image: { type: storedImageSchema, default: null },
    itinerary: [itineraryItemSchema],
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    createdByCall: String,
  },
  { collection: 'travels', versionKey: false },
);

travelSchema.index({ slug: 1 }, { unique: true });
travelSchema.index({ status: 1, createdAt: 1 });
travelSchema.index({ 'itinerary.destinationId': 1 });
// Garbage collection asks which images are still shown.
travelSchema.index({ 'image.id': 1 });
