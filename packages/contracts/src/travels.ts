import type { DestinationView, EntryFee, OpeningHour } from './destinations.ts';
import type { Success } from './envelope.ts';
import type { ImageView } from './images.ts';
import type { Localised } from './languages.ts';
import type { ContentStatus } from './statuses.ts';

/** A package as the landing page reads it (ENT-03..08). `image` is server-relative, empty when there is none. */
export interface PackageView {
  travel_id: string;
  slug: string;
  travel_slug: string;
  travel_name: Localised;
  travel_desc: Localised;
  travel_category: Localised;
  /** `1 day`, `3 days`. */
  duration: string;
  image: string;
  image_meta: ImageView | null;
  status: ContentStatus;
  destinations: PackageDestinationView[];
  /** English destination names. */
  features: string[];
  /** Two CSS colours, from and to, for the card before its picture is there. */
  gradient: string;
  /** Whole rupiah per person. */
  price?: number;
}

export interface PackageDestinationView {
  destination_id: string;
  destination_name_en: string;
  name: Localised;
  description: string;
}

/** `GET /api/travel/{slug}` (ENT-09..13). */
export interface TravelPageView {
  travel: {
    id: string;
    travel_id: string;
    slug: string;
    name: Localised;
    description: Localised;
    category: Localised;
    duration: string;
    image: string;
    image_meta: ImageView | null;
    price?: number;
  };
  destinations: TravelPageDestinationView[];
}

export interface TravelPageDestinationView {
  destinationId: string;
  visitDuration: string;
  comments: Localised;
  destination: {
    name: Localised;
    description: Localised;
    category: Localised;
    mainImage: string;
    defaultImage: string;
    main_image_meta: ImageView | null;
    details: { opening_hours: OpeningHour; entry_fee: EntryFee; best_time: string; location: string };
    comments: Localised;
    gallery: { id: string; url: string; isMain: boolean; meta: ImageView | null }[];
  };
}

/** `GET /api/itinerary/{id or slug}` (ENT-15, ENT-16). Stops in order of creation. */
export interface ItineraryView {
  id: string;
  slug: string;
  name: Localised;
  duration: string;
  stops: ItineraryStopView[];
}

export interface ItineraryStopView {
  /** `HH:MM`, 24 hours. */
  time: string;
  comment: Localised;
  destination: {
    id: string;
    name: Localised;
    image: string;
    image_meta: ImageView | null;
    location: string;
    bestTime: string;
  } | null;
}

export const ITINERARY_CATEGORIES = ['destination', 'no-destination'] as const;
export type ItineraryCategory = (typeof ITINERARY_CATEGORIES)[number];

/** One itinerary item as the back office edits it (ENT-39, ENT-40). */
export interface ItineraryItemView {
  id: string;
  category: ItineraryCategory;
  destination: DestinationView | null;
  destination_id: string | null;
  time: string;
  comments: Localised;
  comment_en: string;
  comment_id: string;
  comment_cn: string;
  created_at: string;
}

/** `GET /api/get-travel-details/{id}` (ENT-35..38): texts as maps and flat, because the specification reads both. */
export interface TravelDetailView {
  travel_id: string;
  slug: string;
  names: Localised;
  categories: Localised;
  descriptions: Localised;
  travel_name_en: string;
  travel_name_id: string;
  travel_name_cn: string;
  travel_category_en: string;
  travel_category_id: string;
  travel_category_cn: string;
  travel_desc_en: string;
  travel_desc_id: string;
  travel_desc_cn: string;
  duration: string;
  status: ContentStatus;
  travel_img: string;
  image_meta: ImageView | null;
  price?: number;
  destinations: ItineraryItemView[];
  version: number;
  created_at: string;
  updated_at: string;
}

/** What adding and updating an item answer: the item, and as `data` the whole package, which its change made a new version of. */
export interface ItineraryItemAnswer extends Success<TravelDetailView> {
  item: ItineraryItemView;
}

/** A card of the admin travel list: English strings as the specification reads, maps beside them (OR-61). */
export interface TravelListItemView {
  id: string;
  travel_id: string;
  slug: string;
  name: string;
  names: Localised;
  description: string;
  descriptions: Localised;
  duration: string;
  image: string;
  image_meta: ImageView | null;
  status: ContentStatus;
  destinations: { destination_id: string; name: string; names: Localised }[];
  price?: number;
  created_at: string;
  updated_at: string;
}

export interface TravelStatsView {
  totalTravels: number;
  activeBookings: number;
  destinations: number;
  monthlyTours: number;
}

export interface TravelsWithStatsView {
  travels: TravelListItemView[];
  stats: TravelStatsView;
}
