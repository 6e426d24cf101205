import type { Current, DiveLevel } from '@reefdesk/contracts/dive-words';
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
  /** the location in the other languages */
  locations: Omit<Localised, 'en'>;
  dive: DiveContent;
  /** picture names, the main one first */
  images: string[];
}

/** As the call takes it: metres, degrees Celsius, 1 for January; what is left out is not known. */
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
  /** twelve, from January */
  visibility_by_month?: number[];
  water_by_month?: number[];
  /** all year where no months are named */
  life?: { name: Localised; months?: number[] }[];
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
  toBring: LocalisedList;
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

/** Before the seeding: some days before its day, at a time of the operator's clocks, or some minutes before it begins. */
export type Ago = { days: number; time: string } | { minutes: number };

/** As the call takes it, but for its day. */
export interface EnquiryContent {
  key: string;
  /** when it came; `after` are minutes since */
  sent: Ago;
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
  answer?: { channel: 'whatsapp' | 'wechat'; text: string; after: number };
  /** what became of it; new without a word, booked with a booking */
  outcome?: { state: 'offered' | 'lost' | 'spam'; after: number };
  bookings?: BookingContent[];
}

/** Of the first departure from the day asked for on, unless it was some days ago. */
export interface BookingContent {
  /** another package than the one asked about */
  package_slug?: string;
  daysAgo?: number;
  /** minutes since the enquiry came */
  after: number;
  seats: number;
  /** IDR, of all seats */
  deposit?: number;
  /** of what the crew lays out */
  sizes?: string;
  notes?: string;
  /** held for so long; confirmed without a word */
  hold_hours?: number;
  /** in the afternoon of its day */
  isCompleted?: true;
  /** minutes since the enquiry came */
  cancelledAfter?: number;
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
