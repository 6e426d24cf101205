import { Injectable } from '@nestjs/common';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { BookedEnquiries } from '../bookings/booked-enquiries.ts';
import { afterAcceptance } from '../bookings/booking-changes.ts';
import { BookingSeats } from '../bookings/booking-seats.ts';
import { GuestPageService } from './guest-page.service.ts';
import { OpenEnquiries } from './open-enquiries.ts';

@Injectable()
export class OffersService {
  constructor(
    private readonly open: OpenEnquiries,
    private readonly page: GuestPageService,
    private readonly seats: BookingSeats,
    private readonly bookedEnquiries: BookedEnquiries,
  ) {}

  /** Takes the seats of an offer for its guest (ENQ-25). Idempotent. Throws `offer_ended` or `departure_full`. */
  async accept(token: string, bookingId: string): Promise<EnquiryStatusView> {
    const { bookings } = await this.open.byToken(token);
    const offer = bookings.find(({ _id }) => _id === bookingId);
    if (!offer) throw new AppError('booking_not_found');
    const at = new Date();
    await this.bookedEnquiries.notify(await this.seats.change(offer, (seen) => afterAcceptance(seen, at)));
    return this.page.read(token);
  }
}
