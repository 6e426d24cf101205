import type { BookingView, GuestBookingView, TakenBookingView } from '@reefdesk/contracts/bookings/endpoints';
import { type BookingState, isExpiring } from '@reefdesk/contracts/bookings/values';
import type { BookingDocument } from './booking.schema.ts';
import { preparationFor, type Travels } from './preparation.ts';

export function toBookingView(booking: BookingDocument, name: string): BookingView {
  const { price, seats } = booking;
  return {
    ...commonView(booking),
    reference: booking.reference,
    enquiry_id: booking.enquiryId,
    name,
    language: booking.language,
    departure_id: booking.departureId,
    total: price === null ? null : price * seats,
    sizes: booking.sizes ?? '',
    notes: booking.notes,
    created_at: booking.createdAt.toISOString(),
    updated_at: booking.updatedAt.toISOString(),
    version: booking.version,
  };
}

export function toGuestView(booking: BookingDocument, travels: Travels): GuestBookingView {
  return { ...commonView(booking), preparation: preparationFor(booking, travels) };
}

function commonView(booking: BookingDocument) {
  return {
    booking_id: booking._id,
    // Bookings in state `asked` are never read for a view.
    state: booking.state as BookingState,
    package: booking.package,
    date: booking.date,
    last_date: booking.lastDate ?? booking.date,
    seats: booking.seats,
    price: booking.price,
    deposit: booking.deposit,
    hold_until: isExpiring(booking) ? (booking.heldUntil?.toISOString() ?? null) : null,
  };
}

export function toTakenView(booking: BookingDocument): TakenBookingView {
  const { sizes = '', createdAt } = booking;
  return { ...commonView(booking), sizes, created_at: createdAt.toISOString() };
}
