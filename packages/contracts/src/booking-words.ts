/** A booking takes seats in every state except `cancelled`; a `held` booking expires automatically. */
export const BOOKING_STATES = ['held', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** States counted as "Active bookings" in the back office while the day is not past (ENQ-14). */
export const ACTIVE_BOOKING_STATES = ['held', 'confirmed'] as const satisfies readonly BookingState[];

/** True if at least one booking is held and none is confirmed or completed. */
export function isOnlyHeld(bookings: readonly { state: BookingState }[]): boolean {
  return bookings.some(({ state }) => state === 'held') && !bookings.some(({ state }) => state === 'confirmed' || state === 'completed');
}
