import { LIMITS } from '@reefdesk/contracts/limits';
import type { BookingEdit } from '@reefdesk/contracts/requests/bookings.requests';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import type { BookingChange, BookingDocument } from '../booking-records/booking.schema.ts';
import { seatsNeeded } from '../booking-records/seats-needed.ts';
import { holdEnd } from './new-booking.ts';

/** Where a booking goes. */
export type Place = Pick<BookingDocument, 'departureId' | 'date' | 'package'>;

interface When {
  at: Date;
  /** Null: by itself. */
  by: string | null;
}

/**
 * What an edit makes of a booking, each change with its line in the history; undefined where it changes nothing. `place`: the
 * departure that it is moved to.
 */
export function afterEdit(seen: BookingDocument, edit: BookingEdit, when: When, place?: Place): Partial<BookingDocument> | undefined {
  const { state = seen.state, seats, price, deposit, sizes, notes } = edit;
  const moved = place && place.departureId !== seen.departureId ? place : {};
  const given = Object.entries({ state, seats, price, deposit, sizes, notes, ...moved, ...holdOf(seen, edit, when.at) });
  const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<BookingDocument>;
  if (changesNothing(seen, changes)) return undefined;
  const history = [...seen.history, ...linesOf(seen, changes, when)];
  const isTakenOrLeft = (seatsNeeded(seen) === 0) !== (seatsNeeded({ ...seen, ...changes }) === 0);
  return { ...changes, history, ...(isTakenOrLeft && { isTold: false }) };
}

/** A hold that is over; undefined where it was confirmed, cancelled or held on meanwhile. */
export function afterHold(seen: BookingDocument, at: Date): Partial<BookingDocument> | undefined {
  if (seen.state !== 'held' || !seen.heldUntil || seen.heldUntil > at) return undefined;
  return afterEdit(seen, { state: 'cancelled' }, { at, by: null });
}

/** What is not held has no end. */
function holdOf(seen: BookingDocument, { state = seen.state as BookingEdit['state'], hold_hours }: BookingEdit, at: Date) {
  if (state !== 'held') return { heldUntil: null };
  if (hold_hours !== undefined) return { heldUntil: holdEnd(hold_hours, at) };
  return seen.state === 'held' ? {} : { heldUntil: holdEnd(LIMITS.holdHoursDefault, at) };
}

const LINES = {
  departureId: 'booking_departure',
  state: 'booking',
  seats: 'booking_seats',
  price: 'booking_price',
  deposit: 'booking_deposit',
  sizes: 'booking_sizes',
  notes: 'booking_notes',
} as const;

/** Of these, only that they changed: they may say something about the guest. */
const UNTOLD: readonly string[] = ['sizes', 'notes'];

function linesOf(seen: BookingDocument, changes: Partial<BookingDocument>, { at, by }: When): BookingChange[] {
  return (Object.keys(LINES) as (keyof typeof LINES)[])
    .filter((field) => field in changes && (changes[field] ?? '') !== (seen[field] ?? ''))
    .map((field) => ({
      at,
      by,
      what: LINES[field],
      before: wordedOf(field, seen),
      after: wordedOf(field, { ...seen, ...changes }),
    }));
}

/** A departure by its day, and its package, which may be another one. */
function wordedOf(field: keyof typeof LINES, booking: BookingDocument): string | null {
  if (UNTOLD.includes(field)) return null;
  if (field === 'departureId') return [booking.date, booking.package?.slug].filter(Boolean).join(' ');
  const value = booking[field];
  return value === null || value === undefined ? null : String(value);
}
