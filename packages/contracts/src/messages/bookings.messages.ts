import type { GuestEnquiryView } from '../enquiries/views.ts';
import type { LanguageCode } from '../languages.ts';
import { event, message } from './message.ts';

/** Enquiries of a guest without internal notes, in pages. An enquiry may span two pages with different messages. */
export const ListGuestEnquiries = message<
  { email: string; cursor: string | null },
  { enquiries: GuestEnquiryView[]; next_cursor: string | null }
>('bookings.guests.enquiries');

/** Erases a guest's personal data in batches from enquiries sent before a moment (ISO 8601 UTC). Repeat until `is_done`. */
export const EraseGuest = message<{ email: string; before: string }, { is_done: boolean }>('bookings.guests.erase');

export const DeparturesChanged = event<{ package: string }>('bookings.departures.changed');

export const EnquiriesChanged = event<Record<string, never>>('bookings.enquiries.changed');

export const BookingsChanged = event<Record<string, never>>('bookings.bookings.changed');

/** Number of held or confirmed bookings that are not past (ENQ-14). */
export const CountActiveBookings = message<Record<string, never>, { count: number }>('bookings.bookings.count-active');

/** `slug` is null if no package was named. */
export interface OutcomeGroup {
  slug: string | null;
  language: LanguageCode;
  enquiries: number;
  bookings: number;
}

/** Without spam and cancelled bookings, by day of creation. Days with neither are left out. */
export interface Outcomes {
  days: { day: string; enquiries: number; bookings: number }[];
  groups: OutcomeGroup[];
}

export const CountOutcomes = message<{ from: string; timeZone: string }, Outcomes>('bookings.outcomes.count');
