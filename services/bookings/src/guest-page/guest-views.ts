import { Injectable } from '@nestjs/common';
import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { Operator } from '@reefdesk/operator-client/operator';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { awaitedTravels } from '../bookings/preparation.ts';
import type { EnquiryDocument, ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import type { KnownOperator } from '../operator.ts';
import { TravelNames } from '../travels/travel-names.ts';
import { GuestLinks } from './guest-links.ts';
import { toStatusView, toTripView } from './guest-page.mapper.ts';

/** Enquiries as their guests see them, with what catalog and the operator say about a booked trip (ENQ-27). */
@Injectable()
export class GuestViews {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly links: GuestLinks,
    private readonly travels: TravelNames,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  async status(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): Promise<EnquiryStatusView> {
    const [travels, payment] = await Promise.all([this.travels.allKnown(awaitedTravels(bookings)), this.operator.payment()]);
    return toStatusView(enquiry, bookings, { travels, payment });
  }

  async trips(enquiries: readonly ListedEnquiry[]): Promise<TripView[]> {
    const [bookings, linkOf] = await Promise.all([this.bookings.listOf(enquiries.map(({ _id }) => _id)), this.links.now()]);
    const travels = await this.travels.allKnown(awaitedTravels(bookings));
    return enquiries.map((enquiry) => {
      const own = bookings.filter(({ enquiryId }) => enquiryId === enquiry._id);
      return toTripView({ enquiry, bookings: own, link: linkOf(enquiry, own) }, travels);
    });
  }
}
