import type { TravelFigures } from '@reefdesk/contracts/travel-figures';
import type { TravelLevel } from '@reefdesk/contracts/travel-levels';

export interface Localised {
  en: string;
  id: string;
  cn: string;
}

/** As many in each language, in the same order. */
export interface LocalisedList {
  en: string[];
  id: string[];
  cn: string[];
}

export interface DestinationContent {
  /** kebab-case and stable: the record's id on the site is made from it */
  key: string;
  name: Localised;
  category: Localised;
  /** two or three paragraphs joined with '\n\n'; the first 120 characters serve as a teaser */
  description: Localised;
  location: string;
  openingHour: { day: string; open: string; close: string };
  /** whole IDR; 0 where free */
  entryFee: { local: number; tourist: number };
  bestTime: string;
  visitDuration: string;
  /** picture names, the main one first */
  images: string[];
}

export interface StopContent {
  /** a destination key, or null for transfers, meals and the like */
  destination: string | null;
  /** of the journey; 1 where none is given */
  day?: number;
  /** HH:MM, 24 hours */
  time: string;
  comment: Localised;
}

/** Whole numbers: price in IDR per person */
export interface PackageContent extends TravelFigures {
  key: string;
  name: Localised;
  category: Localised;
  description: Localised;
  /** whom it is for */
  level: TravelLevel;
  /** short, one thing each */
  included: LocalisedList;
  notIncluded: LocalisedList;
  days: number;
  /** picture name */
  image: string;
  stops: StopContent[];
}

export interface SlideContent {
  key: string;
  title: Localised;
  description: Localised;
  /** picture name */
  image: string;
}

export interface TestimonialContent {
  key: string;
  name: Localised;
  role: Localised;
  quote: Localised;
  location: Localised;
  rating: 4 | 5;
  /** picture name */
  avatar: string;
  /** picture names */
  photos: string[];
}

/** As the call takes it, but for its day. */
export interface EnquiryContent {
  key: string;
  name: string;
  phone?: string;
  wechat?: string;
  preferred_channel: 'whatsapp' | 'wechat';
  language: 'EN' | 'ID' | 'CN';
  /** a package key */
  package_slug?: string;
  /** days from the day of the seeding */
  inDays?: number;
  divers?: number;
  guests?: number;
  children?: number;
  certification?: string;
  message: string;
  /** what staff wrote back */
  answer?: { channel: 'whatsapp' | 'wechat'; text: string };
  /** what became of it; new without a word, booked with a booking */
  state?: 'offered' | 'lost' | 'spam';
  bookings?: BookingContent[];
}

/** Of the first departure from the day asked for on, unless it was some days ago. */
export interface BookingContent {
  /** another package than the one asked about */
  package_slug?: string;
  daysAgo?: number;
  seats: number;
  /** IDR, of all seats */
  deposit?: number;
  notes?: string;
  /** held for so long; confirmed without a word */
  hold_hours?: number;
  /** what became of it since */
  state?: 'cancelled' | 'completed';
}

/** Departures of a package over the next three months. */
export interface DepartureSeriesContent {
  package_slug: string;
  /** 1 is Monday */
  weekdays: number[];
  seats: number;
  /** IDR per person, where it is not the package's */
  price?: number;
  /** the day of this place, from 0, is closed */
  closed?: number;
}
