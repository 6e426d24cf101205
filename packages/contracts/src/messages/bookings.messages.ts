import type { GuestEnquiryView } from '../enquiries.ts';
import type { LanguageCode } from '../languages.ts';
import { event, message } from './message.ts';

/**
 * What whoever has this address asked, what was booked, and what was said, without what staff keep to themselves: as much as fits into an answer,
 * and where the next part begins. An enquiry that spans two parts comes in both, with other messages.
 */
export const ListGuestEnquiries = message<
  { email: string; cursor: string | null },
  { enquiries: GuestEnquiryView[]; next_cursor: string | null }
>('bookings.guests.enquiries');

/**
 * Takes whoever has this address out of the enquiries that were sent before this moment (ISO 8601 UTC): some at a time, so to be
 * asked again until it is done. Figures stay.
 */
export const EraseGuest = message<{ email: string; before: string }, { is_done: boolean }>('bookings.guests.erase');

/** Somebody planned, changed or booked departures of this package. */
export const DeparturesChanged = event<{ package: string }>('bookings.departures.changed');

/** An enquiry came, or one is another than before. */
export const EnquiriesChanged = event<Record<string, never>>('bookings.enquiries.changed');

/** Somebody booked, or a booking is another than before. */
export const BookingsChanged = event<Record<string, never>>('bookings.bookings.changed');

/** Bookings that are held or confirmed, and not past (ENQ-14). */
export const CountActiveBookings = message<Record<string, never>, { count: number }>('bookings.bookings.count-active');

/** What came of one package in one language; a slug is null where no package was named. */
export interface OutcomeGroup {
  slug: string | null;
  language: LanguageCode;
  enquiries: number;
  bookings: number;
}

/** Enquiries without spam, and bookings that stand, by the days on which they were made; days with neither are left out. */
export interface Outcomes {
  days: { day: string; enquiries: number; bookings: number }[];
  groups: OutcomeGroup[];
}

/** Of all days from this one on, by the clocks of this time zone. */
export const CountOutcomes = message<{ from: string; timeZone: string }, Outcomes>('bookings.outcomes.count');
