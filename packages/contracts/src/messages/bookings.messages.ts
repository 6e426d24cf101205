import type { GuestEnquiryView } from '../enquiries/views.ts';
import type { LanguageCode } from '../languages.ts';
import { event, message } from './message.ts';

/**
 * Enquiries, bookings and messages of the guest with this email address, without internal notes, one page at a time. An enquiry that
 * spans two pages is in both of them, with different messages.
 */
export const ListGuestEnquiries = message<
  { email: string; cursor: string | null },
  { enquiries: GuestEnquiryView[]; next_cursor: string | null }
>('bookings.guests.enquiries');

/**
 * Removes a guest's personal data from the enquiries sent before this moment (ISO 8601 UTC), a batch at a time: repeat until
 * `is_done`. Statistics are kept.
 */
export const EraseGuest = message<{ email: string; before: string }, { is_done: boolean }>('bookings.guests.erase');

/** Departures of this package were planned, changed or booked. */
export const DeparturesChanged = event<{ package: string }>('bookings.departures.changed');

/** An enquiry was created or changed. */
export const EnquiriesChanged = event<Record<string, never>>('bookings.enquiries.changed');

/** A booking was created or changed. */
export const BookingsChanged = event<Record<string, never>>('bookings.bookings.changed');

/** Number of held or confirmed bookings that are not past (ENQ-14). */
export const CountActiveBookings = message<Record<string, never>, { count: number }>('bookings.bookings.count-active');

/** Enquiries and bookings of one package in one language; `slug` is null when no package was named. */
export interface OutcomeGroup {
  slug: string | null;
  language: LanguageCode;
  enquiries: number;
  bookings: number;
}

/** Enquiries without spam and bookings without cancelled ones, by day of creation; days with neither are left out. */
export interface Outcomes {
  days: { day: string; enquiries: number; bookings: number }[];
  groups: OutcomeGroup[];
}

/** Counts all days from `from` on, in the given time zone. */
export const CountOutcomes = message<{ from: string; timeZone: string }, Outcomes>('bookings.outcomes.count');
