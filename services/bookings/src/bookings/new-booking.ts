import type { NewBooking } from '@reefdesk/contracts/bookings/requests';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { callMoment } from '../seeding/call-moment.ts';
import type { BookingDocument } from './booking.schema.ts';

const HOUR_MS = 3_600_000;

export type Booked = Pick<BookingDocument, 'departureId' | 'date' | 'lastDate' | 'package' | 'price'>;

export function requestedBooking(creation: Creation, enquiry: EnquiryDocument, requested: NewBooking, booked: Booked): BookingDocument {
  const { seats, deposit = null, sizes = '', notes = '', ...rest } = requested;
  // These fields are in `booked`, or set when the seats are granted.
  nothingLeft(rest, ['departure_id', 'date', 'price', 'hold_hours']);
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

/** Holds the booking for some hours, or confirms it at once. */
export function granted({ hold_hours }: NewBooking, by: string): Partial<BookingDocument> {
  const at = callMoment();
  const state = hold_hours === undefined ? 'confirmed' : 'held';
  return {
    state,
    heldUntil: hold_hours === undefined ? null : holdEnd(hold_hours, at),
    history: [{ at, by, what: 'booking', before: null, after: state }],
  };
}

export function holdEnd(hours: number, from: Date): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}
