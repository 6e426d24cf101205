import type { Current, DiveLevel } from '@reefdesk/contracts/destinations/values';
import type { TravelFacts } from '@reefdesk/contracts/travels/requests';
import type { OptionalText } from '@reefdesk/contracts/travels/values';

export interface Localised {
  en: string;
  id: string;
  cn: string;
}

/** The same number of entries in each language, in the same order. */
export interface LocalisedList {
  en: string[];
  id: string[];
  cn: string[];
}

export interface DestinationContent {
  /** Kebab-case and stable, because the record's id is derived from it. */
  key: string;
  name: Localised;
  category: Localised;
  /** Two or three paragraphs joined with '\n\n'. The first 120 characters serve as the teaser. */
  description: Localised;
  location: string;
  openingHour: { day: string; open: string; close: string };
  /** Whole IDR; 0 if free. */
  entryFee: { local: number; tourist: number };
  bestTime: string;
  visitDuration: string;
  locations: Omit<Localised, 'en'>;
  dive: DiveContent;
  images: string[];
}

/** Fields of the request: metres, degrees Celsius, 1 for January. Unknown values are left out. */
export interface DiveContent {
  depth_from?: number;
  depth_to?: number;
  visibility_from?: number;
  visibility_to?: number;
  water_from?: number;
  water_to?: number;
  current?: Current;
  level: DiveLevel;
  best_months?: number[];
  /** Twelve values, from January. */
  visibility_by_month?: number[];
  water_by_month?: number[];
  /** All year if `months` is missing. */
  life?: { name: Localised; months?: number[] }[];
}

export interface StopContent {
  /** A destination key, or null for transfers, meals and the like. */
  destination: string | null;
  /** Day of the package. Default: 1. */
  day?: number;
  /** HH:MM, 24 hours. */
  time: string;
  comment: Localised;
}

/** Numbers are integers, the price is IDR per person. Optional texts are lists of short entries. */
export interface PackageContent extends TravelFacts, Partial<Record<OptionalText, LocalisedList>> {
  key: string;
  name: Localised;
  category: Localised;
  description: Localised;
  days: number;
  image: string;
  stops: StopContent[];
}

export interface SlideContent {
  key: string;
  title: Localised;
  description: Localised;
  image: string;
}

export interface TestimonialContent {
  key: string;
  name: Localised;
  role: Localised;
  quote: Localised;
  location: Localised;
  rating: 4 | 5;
  sent: Ago;
  /** Slug of the package that it is about. */
  package?: string;
  avatar: string;
  photos: string[];
}

export type Ago = { days: number; time: string } | { minutes: number };

export interface EnquiryContent {
  key: string;
  /** Time of the enquiry. Each `after` is in minutes from then. */
  sent: Ago;
  name: string;
  phone?: string;
  wechat?: string;
  preferred_channel: 'whatsapp' | 'wechat';
  language: 'EN' | 'ID' | 'CN';
  package_slug?: string;
  inDays?: number;
  divers?: number;
  guests?: number;
  children?: number;
  certification?: string;
  message: string;
  answer?: { channel: 'whatsapp' | 'wechat'; text: string; after: number };
  /** State set by the staff. Default: new, or derived from its bookings. */
  outcome?: { state: 'offered' | 'lost' | 'spam'; after: number };
  bookings?: BookingContent[];
}

/** Booking of the first departure on or after the requested date, or of a past day if `daysAgo` is set. */
export interface BookingContent {
  /** Default: the package of the enquiry. */
  package_slug?: string;
  /** Default: that of the enquiry. */
  inDays?: number;
  daysAgo?: number;
  after: number;
  seats: number;
  /** IDR for all seats. */
  deposit?: number;
  sizes?: string;
  notes?: string;
  /** Duration of the hold. Default: the booking is confirmed. */
  hold_hours?: number;
  isCompleted?: true;
  cancelledAfter?: number;
}

export interface DepartureSeriesContent {
  package_slug: string;
  /** 1 is Monday. */
  weekdays: number[];
  seats: number;
  /** IDR per person. Default: the price of the package. */
  price?: number;
  /** Index, from 0 for the first one after the day of the seeding, of the departure that is closed. */
  closed?: number;
}
