import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { Localised } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { TRAVEL_FACT_NAMES, type TravelFact, type TravelFacts, typeOfFact } from '@reefdesk/contracts/travels/requests';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { type TrashableDocument, trashable } from '@reefdesk/service-kit/mongo/trashable.schema';
import { type DraftedDocument, drafted } from '@reefdesk/service-kit/records/draft.schema';
import { noContentLeft, type SchemaFields } from '@reefdesk/service-kit/records/nothing-left';
import { type OrderedDocument, ordered } from '@reefdesk/service-kit/records/ordered.schema';
import { type TranslatedDocument, translated } from '@reefdesk/service-kit/records/translated.schema';
import { type VersionedAs, versioned } from '@reefdesk/service-kit/records/versioned.schema';
import { Schema, type SchemaDefinitionProperty } from 'mongoose';
import { inEnglish, toLocalised } from '../content/localised.ts';
import { type ItineraryItem, itineraryItemSchema } from '../destinations/itinerary-item.schema.ts';
import { factsOf } from './facts.ts';
import { itineraryOf } from './itinerary.ts';
import { eachStoredText, STORED_TEXT_NAMES, type StoredTexts, storedTextsOf } from './optional-texts.ts';

export const TRAVEL = 'Travel';

/** Contains its itinerary, so that every change of either is atomic. */
export interface TravelDocument extends TrashableDocument, OrderedDocument, DraftedDocument, TranslatedDocument, TravelFacts, StoredTexts {
  /** Derived from the English name at creation, then stable. */
  slug: string;
  name: Localised;
  category: Localised;
  description: Localised;
  durationDays: number;
  status: ContentStatus;
  image: StoredImage | null;
  itinerary: ItineraryItem[];
}

export const travelSchema = new Schema<TravelDocument>(
  {
    _id: { type: String, required: true },
    slug: { type: String, required: true },
    name: localisedField(),
    category: localisedField(),
    description: localisedField(),
    ...eachStoredText(() => localisedField()),
    durationDays: { type: Number, default: 1 },
    status: { type: String, enum: CONTENT_STATUSES, default: 'active' as const },
    ...each(TRAVEL_FACT_NAMES, factField),
    image: { type: storedImageSchema, default: null },
    itinerary: [itineraryItemSchema],
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    createdByCall: String,
  } satisfies SchemaFields<TravelDocument>,
  { collection: 'travels', versionKey: false },
);

trashable(travelSchema);
ordered(travelSchema);
drafted(travelSchema);
export const TRAVEL_VERSIONS: VersionedAs<TravelDocument> = {
  kind: 'packages',
  apart: ['slug'],
  images: (travel) => picturesOf(travel).map(({ id }) => id),
};
versioned(travelSchema, TRAVEL_VERSIONS);
translated(travelSchema, {
  names: ({ name }) => toLocalised(name),
  texts: ({ name, category, description, itinerary, ...plain }) => {
    noContentLeft(plain, ['slug', 'durationDays', 'status', 'image', ...TRAVEL_FACT_NAMES, ...STORED_TEXT_NAMES]);
    return [
      { field: 'names', text: name },
      { field: 'categories', text: category },
      { field: 'descriptions', text: description },
      ...Object.entries(storedTextsOf(plain)).map(([field, text]) => ({ field, text })),
      ...itineraryOf({ itinerary }).flatMap(({ id, titles, comments }) => [
        { field: `itinerary.${id}.titles`, text: titles },
        { field: `itinerary.${id}.comments`, text: comments },
      ]),
    ];
  },
});
audited(travelSchema, {
  kind: 'packages',
  name: ({ name }) => inEnglish(name),
  fields: ({ name, category, description, durationDays, status, image, itinerary, ...plain }) => {
    noContentLeft(plain, ['slug', ...TRAVEL_FACT_NAMES, ...STORED_TEXT_NAMES]);
    const texts = storedTextsOf(plain);
    return {
      ...{ name, category, description, ...eachStoredText((text) => texts[text]), durationDays, status },
      ...factsOf(plain),
      image: image?.id,
      itinerary: itineraryOf({ itinerary }).map((item) => ({
        ...{ day: item.day, time: item.time, stop: item.category, destinationId: item.destinationId },
        ...{ titles: item.titles, comments: item.comments, image: item.image?.id },
      })),
    };
  },
});

function factField(name: TravelFact): SchemaDefinitionProperty {
  const { type, choices } = typeOfFact(name);
  if (type === 'number') return Number;
  return choices.length > 0 ? { type: String, enum: choices } : String;
}

travelSchema.index({ slug: 1 }, { unique: true });
travelSchema.index({ status: 1, place: 1 });
travelSchema.index({ createdAt: 1, _id: 1 });
travelSchema.index({ 'itinerary.destinationId': 1 });
travelSchema.index({ 'image.id': 1 });
travelSchema.index({ 'itinerary.image.id': 1 });

export function picturesOf({ image, itinerary }: Pick<TravelDocument, 'image' | 'itinerary'>): StoredImage[] {
  return [image, ...(itinerary ?? []).map((item) => item.image)].flatMap((picture) => picture ?? []);
}
