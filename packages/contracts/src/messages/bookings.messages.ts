import type { GuestEnquiryView } from '../enquiries.ts';
import { event, message } from './message.ts';

/**
 * What whoever has this address asked, and what was said, without what staff keep to themselves: as much as fits into an answer,
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

/** Bookings that are held or confirmed, and not past (ENQ-14). */
export const CountActiveBookings = message<Record<string, never>, { count: number }>('bookings.bookings.count-active');
