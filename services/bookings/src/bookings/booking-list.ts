import { Injectable } from '@nestjs/common';
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { BookingListQuery } from '@reefdesk/contracts/bookings/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { KnownOperator } from '../operator.ts';
import { toBookingView } from './booking.mapper.ts';
import { BookingsRepository } from './bookings.repository.ts';

@Injectable()
export class BookingList {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiriesRepository,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  async page({ limit, cursor, sort, q, ...filter }: BookingListQuery): Promise<Page<BookingView>> {
    const enquiryIds = q ? await this.enquiries.listIds(q, LIMITS.searchedEnquiries) : undefined;
    const { items, nextCursor } = await this.bookings.list({ ...filter, enquiryIds }, sort === 'latest' ? -1 : 1, { limit, cursor });
    const names = await this.enquiries.namesOf(items.map(({ enquiryId }) => enquiryId));
    return { items: items.map((booking) => toBookingView(booking, names.get(booking.enquiryId) ?? '')), nextCursor };
  }

  async countActive(): Promise<number> {
    const now = new Date();
    return this.bookings.countActive(dayIn((await this.operator.current()).timeZone, now), now);
  }
}
