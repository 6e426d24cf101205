import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { toGuestView } from '../bookings/booking.mapper.ts';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { stateForGuest, toMessageView } from '../enquiries/enquiry.mapper.ts';
import type { EnquiryDocument, ListedEnquiry } from '../enquiries/enquiry.schema.ts';

export function toStatusView(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): EnquiryStatusView {
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
    bookings: bookings.map(toGuestView),
    messages: enquiry.messages.map(toMessageView),
  };
}

/** `link`: null if it has ended. */
export function toTripView(enquiry: ListedEnquiry, bookings: readonly BookingDocument[], link: string | null): TripView {
  const { _id, reference, createdAt, dates, party, wish } = enquiry;
  return {
    trip_id: _id,
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    package: enquiry.package,
    dates,
    party,
    bookings: bookings.map(toGuestView),
    wish: wish ?? null,
    status_url: link,
  };
}
