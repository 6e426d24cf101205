import { type NewBooking, newBooking } from '@reefdesk/contracts/bookings/requests';
import { isExpiring, type NewBookingState } from '@reefdesk/contracts/bookings/values';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { EveryField, Written } from '@reefdesk/contracts/schema/check';
import { type Rules, typedNumber, typedRupiah } from '@reefdesk/forms';

export interface BookingValues {
  when: 'departure' | 'date';
  departure_id: string;
  date: string;
  seats: string;
  price: string;
  deposit: string;
  notes: string;
  kind: NewBookingState;
  hours: string;
  /** True if the guest gets an email. */
  notify: boolean;
}

export function bookingFor(enquiry: EnquiryWholeView, departures: readonly PlannedDepartureView[]): BookingValues {
  const { departure_id: departureId, dates, party } = enquiry;
  const all = (party.divers ?? 0) + (party.guests ?? 0) + (party.children ?? 0);
  const wanted = departures.find(({ departure_id: id, date }) => (departureId ? id === departureId : date === dates.from));
  return {
    when: departures.length > 0 && (wanted || !dates.from) ? 'departure' : 'date',
    departure_id: wanted?.departure_id ?? '',
    date: dates.from ?? '',
    seats: all > 0 ? String(all) : '',
    price: '',
    deposit: '',
    notes: '',
    kind: 'held',
    hours: String(LIMITS.holdHoursDefault),
    notify: true,
  };
}

export function requestOf({ when, departure_id, date, seats, price, deposit, notes, kind, hours, notify }: BookingValues) {
  return {
    departure_id: when === 'departure' ? departure_id : undefined,
    date: when === 'date' ? date : undefined,
    // A missing number is reported by validation.
    seats: (typedNumber(seats) ?? undefined) as number | string,
    price: typedRupiah(price) ?? undefined,
    deposit: typedRupiah(deposit) ?? undefined,
    notes: notes.trim() ? notes : undefined,
    state: kind,
    hold_hours: isExpiring({ state: kind }) ? (typedNumber(hours) ?? undefined) : undefined,
    notify: notify ? undefined : false,
  } satisfies EveryField<Written<Omit<NewBooking, 'sizes'>>>;
}

export const BOOKING_RULES: Rules<BookingValues> = {
  schema: newBooking,
  request: requestOf,
  placeOf,
  also: ({ when, departure_id: departure, kind, hours }) => ({
    departure_id: when === 'departure' && departure === '' ? 'errors.departure' : undefined,
    hours: isExpiring({ state: kind }) && hours.trim() === '' ? 'errors.hours' : undefined,
  }),
};

export function placeOf(path: string): string {
  return path === 'hold_hours' ? 'hours' : path;
}
