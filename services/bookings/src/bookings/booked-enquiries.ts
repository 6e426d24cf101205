import { Injectable } from '@nestjs/common';
import type { Changes } from '@reefdesk/service-kit/editing/versioned-edits';
import type { BookingDocument } from '../booking-records/booking.schema.ts';
import { BookingsRepository } from '../booking-records/bookings.repository.ts';
import { seatsNeeded } from '../booking-records/seats-needed.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import { afterEdit, type When } from '../enquiries/staff-changes.ts';
import { callMoment } from '../seeding/call-moment.ts';

/**
 * An enquiry with a booking is `booked`; one whose bookings are all cancelled is `offered` again, since that it is lost is for staff
 * to say. Marked in the booking, so that it is made up for when the process ends in between.
 */
@Injectable()
export class BookedEnquiries {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiryEdits,
  ) {}

  async tell(booking: BookingDocument, by: string | null): Promise<void> {
    const { _id, enquiryId, isTold, version } = booking;
    if (isTold) return;
    const when = { at: callMoment(), by };
    if (seatsNeeded(booking) > 0) await this.book(enquiryId, when);
    else if (await this.isBooked(enquiryId)) await this.enquiries.change(enquiryId, (seen) => afterOffer(seen, when), null);
    else {
      await this.enquiries.change(enquiryId, (seen) => afterLeaving(seen, when), null);
      // Somebody may have booked anew meanwhile, and found the enquiry booked.
      if (await this.isBooked(enquiryId)) await this.enquiries.change(enquiryId, (seen) => afterOffer(seen, when), null);
    }
    await this.bookings.markTold(_id, version);
  }

  private async book(enquiryId: string, when: When): Promise<void> {
    await this.enquiries.change(enquiryId, (seen) => afterEdit(seen, { state: 'booked' }, when), null);
  }

  private async isBooked(enquiryId: string): Promise<boolean> {
    return (await this.bookings.listOf([enquiryId])).some((booking) => seatsNeeded(booking) > 0);
  }
}

/** Who waits for an answer goes on waiting. What its person was taken out of stays as it is. */
function afterLeaving(seen: EnquiryDocument, { at, by }: When): Changes {
  if (seen.state !== 'booked' || seen.erasedAt) return {};
  return { state: 'offered', history: [...seen.history, { at, by, what: 'state', before: 'booked', after: 'offered' }] };
}

function afterOffer(seen: EnquiryDocument, { at, by }: When): Changes {
  if (seen.state !== 'offered' || seen.erasedAt) return {};
  return { state: 'booked', history: [...seen.history, { at, by, what: 'state', before: 'offered', after: 'booked' }] };
}
