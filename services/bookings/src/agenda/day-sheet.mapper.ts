import type { BookingState } from '@reefdesk/contracts/bookings/values';
import type { DaySheetView, SheetGuestView } from '@reefdesk/contracts/departures/endpoints';
import { departureStatus } from '@reefdesk/contracts/departures/requests';
import type { ContactChannel } from '@reefdesk/contracts/enquiries/values';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import type { ListedDeparture } from '../departures/departure.schema.ts';
import type { ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import type { DescribedTravel } from '../travels/travel-names.ts';

interface Day {
  departures: readonly ListedDeparture[];
  /** Without cancelled ones. */
  bookings: readonly BookingDocument[];
  /** Keyed by slug. */
  travels: ReadonlyMap<string, DescribedTravel>;
  /** Keyed by enquiry id. */
  enquiries: ReadonlyMap<string, ListedEnquiry>;
}

export function toDaySheet(date: string, { departures, bookings, travels, enquiries }: Day): DaySheetView {
  const planned = new Set(departures.map(({ _id }) => _id));
  const guestOf = (booking: BookingDocument) => toSheetGuest(booking, enquiries.get(booking.enquiryId));
  return {
    date,
    departures: departures.map((departure) => {
      const travel = travels.get(departure.package);
      const own = bookings.filter(({ departureId }) => departureId === departure._id);
      return {
        departure_id: departure._id,
        package: { slug: departure.package, name: travel?.name ?? own[0]?.package?.name ?? EMPTY_TEXT },
        status: departureStatus(departure.setting, departure.left),
        seats: departure.seats,
        booked: own.reduce((sum, { seats }) => sum + seats, 0),
        start: travel?.start ?? null,
        guests: own.map(guestOf),
      };
    }),
    free: bookings
      .filter(({ departureId }) => departureId === null || !planned.has(departureId))
      .map((booking) => ({ package: booking.package, guest: guestOf(booking) })),
  };
}

function toSheetGuest(booking: BookingDocument, enquiry: ListedEnquiry | undefined): SheetGuestView {
  return {
    booking_id: booking._id,
    enquiry_id: booking.enquiryId,
    reference: booking.reference,
    // Bookings in state `asked` are never read for a view.
    state: booking.state as BookingState,
    name: enquiry?.name ?? '',
    language: booking.language,
    seats: booking.seats,
    party: enquiry?.party ?? { divers: null, guests: null, children: null },
    certification: enquiry?.certification ?? null,
    sizes: booking.sizes ?? '',
    notes: booking.notes,
    contact: enquiry ? contactOf(enquiry) : null,
    hold_until: booking.state === 'held' ? (booking.heldUntil?.toISOString() ?? null) : null,
  };
}

/** The guest's preferred contact; null after erasure. */
function contactOf({ preferredChannel, email, phone, wechat }: ListedEnquiry): { channel: ContactChannel; value: string } | null {
  const value = { email, whatsapp: phone, wechat }[preferredChannel];
  return value === null ? null : { channel: preferredChannel, value };
}
