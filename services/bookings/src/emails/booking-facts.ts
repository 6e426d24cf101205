import { Injectable } from '@nestjs/common';
import type { PreparationView } from '@reefdesk/contracts/bookings/endpoints';
import type { Localised } from '@reefdesk/contracts/languages';
import { Operator } from '@reefdesk/operator-client/operator';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { awaitedTravels, preparationFor } from '../bookings/preparation.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { GuestLinks } from '../guest-page/guest-links.ts';
import type { KnownOperator } from '../operator.ts';
import { TravelNames } from '../travels/travel-names.ts';

export interface BookingFacts {
  booking: BookingDocument;
  enquiry: EnquiryDocument;
  /** Private address of the enquiry; null if its link has ended. */
  link: string | null;
  /** IANA name of the operator's time zone. */
  timeZone: string;
  preparation: PreparationView | null;
  /** How to pay a deposit; may be empty. */
  howToPay: Localised;
}

@Injectable()
export class BookingFactsReader {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiriesRepository,
    private readonly links: GuestLinks,
    private readonly operator: Operator<KnownOperator>,
    private readonly travels: TravelNames,
  ) {}

  /** Null if the booking or its enquiry does not exist. */
  async read(bookingId: string): Promise<BookingFacts | null> {
    const booking = await this.bookings.find(bookingId);
    const enquiry = booking && (await this.enquiries.find(booking.enquiryId));
    if (!enquiry) return null;
    const [linkOf, { timeZone }, { deposit: howToPay }, all, travels] = await Promise.all([
      this.links.now(),
      this.operator.current(),
      this.operator.payment(),
      this.bookings.listOf([enquiry._id]),
      this.travels.allKnown(awaitedTravels([booking])),
    ]);
    return { booking, enquiry, link: linkOf(enquiry, all), timeZone, preparation: preparationFor(booking, travels), howToPay };
  }
}
