import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { Payment } from '@reefdesk/contracts/site/values';
import { toGuestView } from '../bookings/booking.mapper.ts';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { isDepositOpen, type Travels } from '../bookings/preparation.ts';
import { stateForGuest, toMessageView } from '../enquiries/enquiry.mapper.ts';
import type { EnquiryDocument, ListedEnquiry } from '../enquiries/enquiry.schema.ts';

export interface Surroundings {
  travels: Travels;
  payment: Payment;
}

export function toStatusView(
  enquiry: EnquiryDocument,
  bookings: readonly BookingDocument[],
  { travels, payment: { deposit } }: Surroundings,
): EnquiryStatusView {
  const { reference, createdAt, name, language, dates, party } = enquiry;
  return {
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    name,
    language,
    package: enquiry.package,
    dates,
    party,
    waitlisted: enquiry.waitlist === 'waiting',
    bookings: bookings.map((booking) => toGuestView(booking, travels)),
    how_to_pay: bookings.some(isDepositOpen) && Object.values(deposit).some(Boolean) ? deposit : null,
    messages: enquiry.messages.map(toMessageView),
  };
}

export interface Trip {
  enquiry: ListedEnquiry;
  bookings: readonly BookingDocument[];
  /** Null if it has ended. */
  link: string | null;
}

export function toTripView({ enquiry, bookings, link }: Trip, travels: Travels): TripView {
  const { _id, reference, createdAt, dates, party, wish } = enquiry;
  return {
    trip_id: _id,
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    package: enquiry.package,
    dates,
    party,
    bookings: bookings.map((booking) => toGuestView(booking, travels)),
    wish: wish ?? null,
    status_url: link,
  };
}
