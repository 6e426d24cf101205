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
 * Updates the state of an enquiry after its bookings: `booked` while it has one, `offered` again when all are cancelled, since only staff
 * decide that it is lost. `isTold` marks the booking, so that the sweeper repeats an update that was interrupted.
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
      // Another booking may have been made meanwhile, while the enquiry was still `booked`.
      if (await this.isBooked(enquiryId)) await this.enquiries.change(enquiryId, (seen) => afterOffer(seen, when), null);
    }
    await this.bookings.markTold(_id, version);
  }

  private async book(enquiryId: string, when: When): Promise<void> {
    await this.enquiries.change(enquiryId, (seen) => (seen.erasedAt ? {} : afterEdit(seen, { state: 'booked' }, when)), null);
  }

  private async isBooked(enquiryId: string): Promise<boolean> {
    return (await this.bookings.listOf([enquiryId])).some((booking) => seatsNeeded(booking) > 0);
  }
}

/** `waitingSince` stays, since the guest may still wait for an answer. Erased enquiries stay unchanged. */
function afterLeaving(seen: EnquiryDocument, { at, by }: When): Changes {
  if (seen.state !== 'booked' || seen.erasedAt) return {};
  return { state: 'offered', history: [...seen.history, { at, by, what: 'state', before: 'booked', after: 'offered' }] };
}

function afterOffer(seen: EnquiryDocument, { at, by }: When): Changes {
  if (seen.state !== 'offered' || seen.erasedAt) return {};
  return { state: 'booked', history: [...seen.history, { at, by, what: 'state', before: 'offered', after: 'booked' }] };
}
