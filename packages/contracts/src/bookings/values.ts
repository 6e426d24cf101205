/** An `offered` booking takes no seats until its guest accepts it; offered and held bookings expire automatically. */
export const BOOKING_STATES = ['offered', 'held', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const EXPIRING_BOOKING_STATES = ['offered', 'held'] as const satisfies readonly BookingState[];

/** True if the booking ends by itself at its `hold_until`. */
export function isExpiring({ state }: { state: string }): boolean {
  return EXPIRING_BOOKING_STATES.some((one) => one === state);
}

export const NEW_BOOKING_STATES = ['offered', 'held', 'confirmed'] as const satisfies readonly BookingState[];
export type NewBookingState = (typeof NEW_BOOKING_STATES)[number];

/** "Active bookings" of the back office, until their day has passed (ENQ-14). */
export const ACTIVE_BOOKING_STATES = ['held', 'confirmed'] as const satisfies readonly BookingState[];

/** A confirmed or completed booking makes its enquiry `booked`; a held one does not. */
export function isFirm({ state }: { state: string }): boolean {
  return state === 'confirmed' || state === 'completed';
}

/** State of an enquiry as shown to the guest, which depends on its bookings after an offer. */
export function stateText<State extends string>(state: State, bookings: readonly { state: BookingState }[]): State | 'held' | 'cancelled' {
  if (state !== 'offered' || bookings.length === 0 || bookings.some(isFirm)) return state;
  const has = (one: BookingState) => bookings.some((booking) => booking.state === one);
  if (has('held')) return 'held';
  return has('offered') ? state : 'cancelled';
}

/** Kinds of changes that are pushed to open back-office screens. Events name only the kinds to reload. */
export const CHANGED_KINDS = ['enquiries', 'bookings', 'departures'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

export const CHANGES_PATH = '/api/changes';

export interface ChangesView {
  kinds: ChangedKind[];
}
