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
  /** Kebab-case and stable: the id of the record on the site is derived from it. */
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
  /** The location in the other languages. */
  locations: Omit<Localised, 'en'>;
  dive: DiveContent;
  /** Picture names, the main one first. */
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

/** Whole numbers. The price is in IDR per person. The optional texts are lists of short entries, one thing each. */
export interface PackageContent extends TravelFacts, Partial<Record<OptionalText, LocalisedList>> {
  key: string;
  name: Localised;
  category: Localised;
  description: Localised;
  days: number;
  /** Picture name. */
  image: string;
  stops: StopContent[];
}

export interface SlideContent {
  key: string;
  title: Localised;
  description: Localised;
  /** Picture name. */
  image: string;
}

export interface TestimonialContent {
  key: string;
  name: Localised;
  role: Localised;
  quote: Localised;
  location: Localised;
  rating: 4 | 5;
  /** Picture name. */
  avatar: string;
  /** Picture names. */
  photos: string[];
}

/** Time before the seeding: a number of days and a local time of the operator, or a number of minutes. */
export type Ago = { days: number; time: string } | { minutes: number };

/** Fields of the request, but with a relative date. */
export interface EnquiryContent {
  key: string;
  /** When the enquiry was sent. Each `after` is in minutes from then. */
  sent: Ago;
  name: string;
  phone?: string;
  wechat?: string;
  preferred_channel: 'whatsapp' | 'wechat';
  language: 'EN' | 'ID' | 'CN';
  /** A package key. */
  package_slug?: string;
  /** Requested date, in days from the day of the seeding. */
  inDays?: number;
  divers?: number;
  guests?: number;
  children?: number;
  certification?: string;
  message: string;
  /** Reply of the staff. */
  answer?: { channel: 'whatsapp' | 'wechat'; text: string; after: number };
  /** State set by the staff. Default: new, or what its bookings make of it. */
  outcome?: { state: 'offered' | 'lost' | 'spam'; after: number };
  bookings?: BookingContent[];
}

/** Booking of the first departure on or after the requested date, or of a past day if `daysAgo` is set. */
export interface BookingContent {
  /** Default: the package of the enquiry. */
  package_slug?: string;
  daysAgo?: number;
  /** Minutes since the enquiry. */
  after: number;
  seats: number;
  /** IDR for all seats. */
  deposit?: number;
  /** Sizes of the equipment that the crew prepares. */
  sizes?: string;
  notes?: string;
  /** Duration of the hold. Default: the booking is confirmed. */
  hold_hours?: number;
  /** Completed in the afternoon of its day. */
  isCompleted?: true;
  /** Minutes since the enquiry. */
  cancelledAfter?: number;
}

/** Departures of a package over the next three months. */
export interface DepartureSeriesContent {
  package_slug: string;
  /** 1 is Monday. */
  weekdays: number[];
  seats: number;
  /** IDR per person. Default: the price of the package. */
  price?: number;
  /** Index, from 0, of the departure that is closed. */
  closed?: number;
}
