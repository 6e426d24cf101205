import type { BookingEdit } from '@reefdesk/contracts/bookings/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { BookingChange, BookingDocument } from './booking.schema.ts';
import { holdEnd } from './new-booking.ts';

export type Place = Pick<BookingDocument, 'departureId' | 'date' | 'lastDate' | 'package'>;

interface When {
  at: Date;
  /** `user_id`; null for an automatic change. */
  by: string | null;
}

/** Returns the changes with history entries; undefined if nothing changes. `place` is the new departure of a move. */
export function afterEdit(seen: BookingDocument, edit: BookingEdit, when: When, place?: Place): Partial<BookingDocument> | undefined {
  const { state = seen.state, seats, price, deposit, sizes, notes, ...rest } = edit;
  // The first is in `place`, the second is read by `holdOf`.
  nothingLeft(rest, ['departure_id', 'hold_hours']);
  const moved = place && place.departureId !== seen.departureId ? place : {};
  const given = Object.entries({ state, seats, price, deposit, sizes, notes, ...moved, ...holdOf(seen, edit, when.at) });
  const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<BookingDocument>;
  if (changesNothing(seen, changes)) return undefined;
  const history = [...seen.history, ...linesOf(seen, changes, when)];
  return { ...changes, history, ...(changes.state !== seen.state && { isTold: false }) };
}

/** Returns undefined if the booking was confirmed, cancelled or extended meanwhile. */
export function afterHold(seen: BookingDocument, at: Date): Partial<BookingDocument> | undefined {
  if (seen.state !== 'held' || !seen.heldUntil || seen.heldUntil > at) return undefined;
  return afterEdit(seen, { state: 'cancelled' }, { at, by: null });
}

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

/** The history omits their values, which may contain personal data. */
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

/** A departure is written as its day and travel, since a move can change both. */
function wordedOf(field: keyof typeof LINES, booking: BookingDocument): string | null {
  if (UNTOLD.includes(field)) return null;
  if (field === 'departureId') return [booking.date, booking.package?.slug].filter(Boolean).join(' ');
  const value = booking[field];
  return value === null || value === undefined ? null : String(value);
}
