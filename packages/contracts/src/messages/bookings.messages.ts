import { event, message } from './message.ts';

/** Somebody planned, changed or booked departures of this package. */
export const DeparturesChanged = event<{ package: string }>('bookings.departures.changed');

/** Bookings that are held or confirmed, and not past (ENQ-14). */
export const CountActiveBookings = message<Record<string, never>, { count: number }>('bookings.bookings.count-active');
