import { LIMITS } from '@reefdesk/contracts/limits';
import type { BookingEdit } from '@reefdesk/contracts/requests/bookings.requests';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import type { BookingChange, BookingDocument } from '../booking-records/booking.schema.ts';
import { seatsNeeded } from '../booking-records/seats-needed.ts';
import { holdEnd } from './new-booking.ts';

interface When {
  at: Date;
  /** Null: by itself. */
  by: string | null;
}

/** What an edit makes of a booking, each change with its line in the history; undefined where it changes nothing. */
export function afterEdit(seen: BookingDocument, edit: BookingEdit, when: When): Partial<BookingDocument> | undefined {
  const { state = seen.state, seats, price, deposit, notes } = edit;
  const given = Object.entries({ state, seats, price, deposit, notes, ...holdOf(seen, edit, when.at) });
  const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<BookingDocument>;
  if (changesNothing(seen, changes)) return undefined;
  const history = [...seen.history, ...linesOf(seen, changes, when)];
  const isTakenAgain = seatsNeeded(seen) === 0 && seatsNeeded({ ...seen, ...changes }) > 0;
  return { ...changes, history, ...(isTakenAgain && { isTold: false }) };
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
  state: 'booking',
  seats: 'booking_seats',
  price: 'booking_price',
  deposit: 'booking_deposit',
  notes: 'booking_notes',
} as const;

/** Of notes, only that they changed: they may say something about the guest. */
function linesOf(seen: BookingDocument, changes: Partial<BookingDocument>, { at, by }: When): BookingChange[] {
  return (Object.keys(LINES) as (keyof typeof LINES)[])
    .filter((field) => field in changes && changes[field] !== seen[field])
    .map((field) => ({
      at,
      by,
      what: LINES[field],
      before: field === 'notes' ? null : worded(seen[field]),
      after: field === 'notes' ? null : worded(changes[field]),
    }));
}

function worded(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
