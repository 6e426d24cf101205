/** A booking takes seats in every state except `cancelled`; a `held` booking expires automatically. */
export const BOOKING_STATES = ['held', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** States counted as "Active bookings" in the back office while the day is not past (ENQ-14). */
export const ACTIVE_BOOKING_STATES = ['held', 'confirmed'] as const satisfies readonly BookingState[];

/** A confirmed or completed booking makes its enquiry `booked`; a held one does not. */
export function isFirm({ state }: { state: string }): boolean {
  return state === 'confirmed' || state === 'completed';
}

/** The state of an enquiry in words for its guest: an offer whose seats are held, or whose bookings are all cancelled, says so. */
export function stateInWords<State extends string>(
  state: State,
  bookings: readonly { state: BookingState }[],
): State | 'held' | 'cancelled' {
  if (state !== 'offered' || bookings.length === 0 || bookings.some(isFirm)) return state;
  return bookings.some((booking) => booking.state === 'held') ? 'held' : 'cancelled';
}

/** Kinds of records whose changes are pushed to open back-office screens. An event names only the kinds to reload, never their content. */
export const CHANGED_KINDS = ['enquiries', 'bookings', 'departures'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** Server-sent events of these changes. */
export const CHANGES_PATH = '/api/changes';

/** One event: the kinds to reload. */
export interface ChangesView {
  kinds: ChangedKind[];
}

/** Carries the key that authorises the demo content tool. */
export const SEED_KEY_HEADER = 'Seed-Key';
/** Overrides the time of a request; only valid with the seed key: `2027-03-14T09:30:00.000Z`. */
export const SEED_MOMENT_HEADER = 'Seed-Moment';
