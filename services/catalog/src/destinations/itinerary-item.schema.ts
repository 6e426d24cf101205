import type { Localised } from '@reefdesk/contracts/languages';
import { ITINERARY_CATEGORIES, type ItineraryCategory } from '@reefdesk/contracts/travels/values';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { type SchemaFields } from '@reefdesk/service-kit/records/nothing-left';
import { Schema } from 'mongoose';

export interface ItineraryItem {
  id: string;
  category: ItineraryCategory;
  destinationId: string | null;
  /** From 1; absent in older items. */
  day?: number;
  /** Sortable string; if absent, the time of creation determines the place. */
  position?: string;
  /** `HH:MM`, 24 hours. */
  time: string;
  /** Shown instead of the destination's name. Absent in older items; any language may be missing. */
  titles?: Partial<Localised>;
  comments: Localised;
  image?: StoredImage | null;
  createdAt: Date;
  /** Fingerprint of the request that created the item. */
  createdByCall?: string;
}

const titlesSchema = new Schema<Partial<Localised>>(localisedField(), { _id: false });

export const itineraryItemSchema = new Schema<ItineraryItem>(
  {
    id: { type: String, required: true },
    category: { type: String, enum: ITINERARY_CATEGORIES, required: true },
    destinationId: { type: String, default: null },
    day: Number,
    position: String,
    time: { type: String, default: '' },
    titles: { type: titlesSchema, default: undefined },
    comments: localisedField(),
    image: { type: storedImageSchema, default: undefined },
    createdAt: { type: Date, required: true },
    createdByCall: String,
  } satisfies SchemaFields<ItineraryItem>,
  { _id: false, id: false },
);
