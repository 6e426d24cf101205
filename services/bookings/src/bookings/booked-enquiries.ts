import { Injectable } from '@nestjs/common';
import type { BookingDocument } from '../booking-records/booking.schema.ts';
import { BookingsRepository } from '../booking-records/bookings.repository.ts';
import { seatsNeeded } from '../booking-records/seats-needed.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import { afterEdit } from '../enquiries/staff-changes.ts';

/** An enquiry with a booking is `booked`. Marked in the booking, so that it is made up for when the process ends in between. */
@Injectable()
export class BookedEnquiries {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiryEdits,
  ) {}

  async tell(booking: BookingDocument, by: string | null): Promise<void> {
    const { _id, enquiryId, isTold } = booking;
    if (isTold || seatsNeeded(booking) === 0) return;
    const at = new Date();
    await this.enquiries.change(enquiryId, (seen) => afterEdit(seen, { state: 'booked' }, { at, by }), null);
    await this.bookings.markTold(_id);
  }
}
