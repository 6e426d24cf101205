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
  /** Day of the travel, from 1; absent in older items. */
  day?: number;
  /** Place within its day, as a string in sort order. If absent, the place follows from the time of creation. */
  position?: string;
  /** `HH:MM`, 24 hours. */
  time: string;
  /** Shown in place of the destination's name. Absent in older items; any language may be missing. */
  titles?: Partial<Localised>;
  comments: Localised;
  /** Shown in place of the destination's picture. */
  image?: StoredImage | null;
  createdAt: Date;
  /** Fingerprint of the request that created the item, as in a package. */
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
