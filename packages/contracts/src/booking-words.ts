/** Seats are taken in every state but `cancelled`; what is `held` ends by itself. */
export const BOOKING_STATES = ['held', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Of the back office's "Active bookings", while their day is not past (ENQ-14). */
export const ACTIVE_BOOKING_STATES = ['held', 'confirmed'] as const satisfies readonly BookingState[];

/** Whether what a guest has is no more than held: some booking is, and none is sure. */
export function isOnlyHeld(bookings: readonly { state: BookingState }[]): boolean {
  return bookings.some(({ state }) => state === 'held') && !bookings.some(({ state }) => state === 'confirmed' || state === 'completed');
}
