import type { NewBooking } from '@reefdesk/contracts/bookings/requests';
import { isExpiring } from '@reefdesk/contracts/bookings/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import { callMoment } from '@reefdesk/service-kit/request/call-moment';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import type { BookingDocument } from './booking.schema.ts';

const HOUR_MS = 3_600_000;

export type Booked = Pick<BookingDocument, 'departureId' | 'date' | 'lastDate' | 'package' | 'price'>;

export function requestedBooking(creation: Creation, enquiry: EnquiryDocument, requested: NewBooking, booked: Booked): BookingDocument {
  const { seats, deposit = null, sizes = '', notes = '', ...rest } = requested;
  // These fields are in `booked`, or used when the seats are granted.
  nothingLeft(rest, ['departure_id', 'date', 'price', 'state', 'hold_hours', 'notify']);
  return {
    ...firstVersion(creation, callMoment()),
    // Not the seeded time: the sweep would take a booking of the past for an unfinished one and remove it.
    updatedAt: new Date(),
    ...booked,
    enquiryId: enquiry._id,
    reference: enquiry.reference,
    language: enquiry.language,
    state: 'asked',
    seats,
    deposit,
    heldUntil: null,
    sizes,
    notes,
    history: [],
    isTold: false,
  };
}

/** Offers the booking, holds it for some hours, or confirms it at once. */
export function granted({ state: requested, hold_hours }: NewBooking, by: string): Partial<BookingDocument> {
  const at = callMoment();
  const state = requested ?? (hold_hours === undefined ? 'confirmed' : 'held');
  return {
    state,
    heldUntil: isExpiring({ state }) ? holdEnd(hold_hours ?? LIMITS.holdHoursDefault, at) : null,
    history: [{ at, by, what: 'booking', before: null, after: state }],
  };
}

export function holdEnd(hours: number, from: Date): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}
