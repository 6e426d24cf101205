import type { BookingDocument } from './booking.schema.ts';

/** How many seats of its departure a booking has to have (DEP-02). */
export function seatsNeeded({ state, seats }: Pick<BookingDocument, 'state' | 'seats'>): number {
  return state === 'cancelled' || state === 'asked' ? 0 : seats;
}
