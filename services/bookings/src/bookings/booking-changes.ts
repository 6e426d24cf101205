import type { BookingEdit } from '@reefdesk/contracts/bookings/requests';
import { isExpiring } from '@reefdesk/contracts/bookings/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { BookingChange, BookingDocument } from './booking.schema.ts';
import { seatsNeeded } from './booking.schema.ts';
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
  // The first is in `place`, the second is read by `holdOf`, and the third is no part of the booking.
  nothingLeft(rest, ['departure_id', 'hold_hours', 'notify']);
  const moved = place && place.departureId !== seen.departureId ? place : {};
  const given = Object.entries({ state, seats, price, deposit, sizes, notes, ...moved, ...holdOf(seen, edit, when.at) });
  const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<BookingDocument>;
  if (changesNothing(seen, changes)) return undefined;
  const history = [...seen.history, ...linesOf(seen, changes, when)];
  return { ...changes, history, ...(changes.state !== seen.state && { isTold: false }) };
}

/** Returns undefined if the booking was accepted, confirmed, cancelled or extended meanwhile. */
export function afterHold(seen: BookingDocument, at: Date): Partial<BookingDocument> | undefined {
  return hasEnded(seen, at) ? afterEdit(seen, { state: 'cancelled' }, { at, by: null }) : undefined;
}

/** The guest's yes to an offer: confirmed, or held until the deposit is paid. Undefined if it was accepted before; throws `offer_ended`. */
export function afterAcceptance(seen: BookingDocument, at: Date): Partial<BookingDocument> | undefined {
  if (seatsNeeded(seen) > 0) return undefined;
  if (seen.state !== 'offered' || hasEnded(seen, at)) throw new AppError('offer_ended');
  const taken: BookingEdit = seen.deposit ? { state: 'held', hold_hours: LIMITS.depositHours } : { state: 'confirmed' };
  return afterEdit(seen, taken, { at, by: null });
}

/** True if the guest's acceptance is the last change of the booking. */
export function isAccepted(booking: BookingDocument): boolean {
  const last = booking.history.at(-1);
  return last?.by === null && last.before === 'offered' && seatsNeeded(booking) > 0;
}

function hasEnded(seen: BookingDocument, at: Date): boolean {
  return isExpiring(seen) && seen.heldUntil !== null && seen.heldUntil <= at;
}

function holdOf(seen: BookingDocument, { state = seen.state as BookingEdit['state'], hold_hours }: BookingEdit, at: Date) {
  if (!isExpiring({ state: state ?? seen.state })) return { heldUntil: null };
  if (hold_hours !== undefined) return { heldUntil: holdEnd(hold_hours, at) };
  return seen.state === state ? {} : { heldUntil: holdEnd(LIMITS.holdHoursDefault, at) };
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
