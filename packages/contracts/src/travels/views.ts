import type { InferType, Schema } from 'yup';
import * as yup from 'yup';
import { destinationView, entryFee, openingHour, PLACE_IN_VIEWS } from '../destinations/endpoints.ts';
import { CONTENT_STATUSES } from '../destinations/values.ts';
import { imageMeta } from '../images/endpoints.ts';
import { each } from '../schema/each.ts';
import { array, boolean, choice, envelope, localised, nullable, number, object, string, view } from '../schema/view.ts';
import { TRAVEL_FACT_NAMES, TRAVEL_FACTS, type TravelFact, type TravelFacts, typeOfFact } from './requests.ts';
import { ITINERARY_CATEGORIES, OPTIONAL_TEXT_NAMES } from './values.ts';

/** Facts of a package in responses: only those that are set. */
export const FACTS_IN_VIEWS = each(TRAVEL_FACT_NAMES, factInViews) as {
  [Name in TravelFact]: Schema<TravelFacts[Name]>;
};

function factInViews(name: TravelFact): Schema {
  const { type, choices } = typeOfFact(name);
  const schema: Schema = type === 'number' ? yup.number() : yup.string();
  return (choices.length > 0 ? schema.oneOf(choices) : schema).meta({ description: TRAVEL_FACTS[name].meta()?.description });
}

const OPTIONAL_TEXTS_IN_VIEWS = each(OPTIONAL_TEXT_NAMES, localised);

export const itineraryStopView = view(
  'ItineraryStopView',
  'A stop as visitors see it. Its own title and image, if any, replace those of its destination.',
  {
    day: number('Day of the journey, from 1.'),
    time: string('Time, `HH:MM`, 24 hours.'),
    title: localised(),
    image: string('Image of the stop itself, which replaces that of its destination; server-relative, empty if there is none.'),
    image_meta: imageMeta,
    comment: localised(),
    destination: object({
      id: string(),
      name: localised(),
      image: string(),
      image_meta: imageMeta,
      location: string(),
      bestTime: string(),
      locations: localised(),
      best_times: localised(),
    }).nullable(),
  },
);
export type ItineraryStopView = InferType<typeof itineraryStopView>;

export const itineraryView = view(
  'ItineraryView',
  'Itinerary of `GET /api/itinerary/{id or slug}` (ENT-15, ENT-16). Stops are ordered by day, then as set by staff, else by creation.',
  {
    id: string(),
    slug: string(),
    name: localised(),
    duration: string(),
    stops: array(itineraryStopView),
  },
);
export type ItineraryView = InferType<typeof itineraryView>;

export const itineraryItemView = view('ItineraryItemView', 'An itinerary item in the back office (ENT-39, ENT-40).', {
  id: string(),
  category: choice(ITINERARY_CATEGORIES),
  destination: destinationView.nullable(),
  destination_id: string().nullable(),
  day: number('Day of the journey, from 1.'),
  position: string('Position within the day; positions compare as plain strings.'),
  time: string(),
  titles: localised(),
  image: string('Image of the item itself; server-relative, empty if there is none.'),
  image_meta: imageMeta,
  comments: localised(),
  comment_en: string(),
  comment_id: string(),
  comment_cn: string(),
  created_at: string(),
});
export type ItineraryItemView = InferType<typeof itineraryItemView>;

const duration = string('Duration, such as `1 day` or `3 days`.');
const status = choice(CONTENT_STATUSES);

export const packageDestinationView = view('PackageDestinationView', 'Summary of a destination of a package.', {
  destination_id: string(),
  destination_name_en: string(),
  name: localised(),
  description: string(),
});
export type PackageDestinationView = InferType<typeof packageDestinationView>;

export const packageView = view(
  'PackageView',
  'A package on the landing page (ENT-03..08). `image` is server-relative, empty if there is none.',
  {
    travel_id: string(),
    slug: string(),
    travel_slug: string(),
    travel_name: localised(),
    travel_desc: localised(),
    travel_category: localised(),
    duration,
    image: string(),
    image_meta: imageMeta,
    status,
    destinations: array(packageDestinationView),
    features: array(string()).meta({ description: 'English names of the destinations.' }),
    gradient: string('Two CSS colours, start and end, for the background of the card until its image is loaded.'),
    ...OPTIONAL_TEXTS_IN_VIEWS,
    ...FACTS_IN_VIEWS,
  },
);
export type PackageView = InferType<typeof packageView>;

export const packageCardView = packageView
  .omit(['travel_slug', 'destinations', 'features', ...OPTIONAL_TEXT_NAMES])
  .shape({ updated_at: string() })
  .meta({ name: 'PackageCardView', description: 'Card of a package (`view=card`); a long `travel_desc` is truncated and ends with `…`.' });
export type PackageCardView = InferType<typeof packageCardView>;

export const packageIdView = packageCardView
  .pick(['travel_id', 'slug', 'status', 'updated_at'])
  .meta({ name: 'PackageIdView', description: 'ID, slug, status and last change of a package (`view=ids`).' });
export type PackageIdView = InferType<typeof packageIdView>;

export const travelDetailView = view(
  'TravelDetailView',
  'A package of `GET /api/get-travel-details/{id}` (ENT-35..38). Texts are maps and flat fields, as the specification uses both.',
  {
    travel_id: string(),
    slug: string(),
    names: localised(),
    categories: localised(),
    descriptions: localised(),
    travel_name_en: string(),
    travel_name_id: string(),
    travel_name_cn: string(),
    travel_category_en: string(),
    travel_category_id: string(),
    travel_category_cn: string(),
    travel_desc_en: string(),
    travel_desc_id: string(),
    travel_desc_cn: string(),
    duration,
    status,
    travel_img: string(),
    image_meta: imageMeta,
    ...OPTIONAL_TEXTS_IN_VIEWS,
    ...FACTS_IN_VIEWS,
    destinations: array(itineraryItemView),
    version: number(),
    created_at: string(),
    updated_at: string(),
  },
);
export type TravelDetailView = InferType<typeof travelDetailView>;

export const itineraryItemAnswer = view(
  'ItineraryItemAnswer',
  'Response to adding or updating an item: the item, and in `data` the whole package in its new version.',
  { ...envelope(travelDetailView), item: itineraryItemView },
);
export type ItineraryItemAnswer = InferType<typeof itineraryItemAnswer>;

export const travelListItemView = view(
  'TravelListItemView',
  'A card of the admin travel list, with English strings as in the specification and maps by language (OR-61).',
  {
    id: string(),
    travel_id: string(),
    slug: string(),
    name: string(),
    names: localised(),
    description: string(),
    descriptions: localised(),
    duration,
    image: string(),
    image_meta: imageMeta,
    status,
    destinations: array(object({ destination_id: string(), name: string(), names: localised() })),
    ...FACTS_IN_VIEWS,
    version: number(),
    created_at: string(),
    updated_at: string(),
  },
);
export type TravelListItemView = InferType<typeof travelListItemView>;

export const travelStatsView = view('TravelStatsView', 'Statistics of the admin travel list.', {
  totalTravels: number(),
  activeBookings: nullable(number('Number of held or confirmed bookings that are not past (ENQ-14); null while unavailable.')),
  destinations: number(),
  monthlyTours: number(),
});
export type TravelStatsView = InferType<typeof travelStatsView>;

export const travelsWithStatsView = view('TravelsWithStatsView', 'The admin travel list with its statistics.', {
  travels: array(travelListItemView),
  stats: travelStatsView,
});
export type TravelsWithStatsView = InferType<typeof travelsWithStatsView>;

export const travelPageDestinationView = view('TravelPageDestinationView', 'A destination on the page of a package.', {
  destinationId: string(),
  visitDuration: string(),
  comments: localised(),
  destination: object({
    name: localised(),
    description: localised(),
    category: localised(),
    mainImage: string(),
    defaultImage: string(),
    main_image_meta: imageMeta,
    details: object({ opening_hours: openingHour, entry_fee: entryFee, best_time: string(), location: string(), ...PLACE_IN_VIEWS }),
    comments: localised(),
    gallery: array(object({ id: string(), url: string(), isMain: boolean(), meta: imageMeta })),
  }),
});
export type TravelPageDestinationView = InferType<typeof travelPageDestinationView>;

export const travelPageView = view('TravelPageView', 'The page of a package, `GET /api/travel/{slug}` (ENT-09..13).', {
  travel: object({
    id: string(),
    travel_id: string(),
    slug: string(),
    name: localised(),
    description: localised(),
    category: localised(),
    duration: string('Duration, such as `1 day` or `3 days`.'),
    image: string(),
    image_meta: imageMeta,
    ...OPTIONAL_TEXTS_IN_VIEWS,
    ...FACTS_IN_VIEWS,
  }),
  destinations: array(travelPageDestinationView),
});

export type TravelPageView = InferType<typeof travelPageView>;
