import type { NewBooking } from '@reefdesk/contracts/bookings/requests';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { callMoment } from '../seeding/call-moment.ts';
import type { BookingDocument } from './booking.schema.ts';

const HOUR_MS = 3_600_000;

/** Departure, day, package and price of a new booking. */
export type Booked = Pick<BookingDocument, 'departureId' | 'date' | 'package' | 'price'>;

/** The document before its seats are taken; not a booking yet. */
export function askedBooking(creation: Creation, enquiry: EnquiryDocument, asked: NewBooking, booked: Booked): BookingDocument {
  const { seats, deposit = null, sizes = '', notes = '', ...rest } = asked;
  // These are in `booked`, or decided when the seats are granted.
  nothingLeft(rest, ['departure_id', 'date', 'price', 'hold_hours']);
  return {
    ...firstVersion(creation, callMoment()),
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

/** Turns the document into a booking: held for some hours, or confirmed at once. */
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
