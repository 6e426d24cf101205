import { Injectable } from '@nestjs/common';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { Operator } from '@reefdesk/operator-client/operator';
import { monthsBefore } from '@reefdesk/service-kit/time/months-before';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import type { ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import { statusAddress } from '../enquiries/guest-address.ts';
import type { KnownOperator } from '../operator.ts';

/** Returns the private address; null once the link has ended. */
export type LinkOf = (enquiry: ListedEnquiry, bookings: readonly BookingDocument[]) => string | null;

/** Private links end some months after the travel (ENQ-21). */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly operator: Operator<KnownOperator>,
    private readonly site: CurrentSite,
  ) {}

  /** Uses the current time and setting. */
  async now(): Promise<LinkOf> {
    const [{ timeZone }, { links }] = await Promise.all([this.operator.current(), this.operator.retention()]);
    const firstDay = dayIn(timeZone, monthsBefore(new Date(), links));
    return (enquiry, bookings) => (lastDayOf(enquiry, bookings, timeZone) < firstDay ? null : statusAddress(enquiry, this.site.origin));
  }
}

/** The last booked day, else the last wished day, else the day of the last change. */
function lastDayOf({ dates, updatedAt }: ListedEnquiry, bookings: readonly BookingDocument[], timeZone: string): string {
  const booked = bookings.filter(({ state }) => state !== 'cancelled').map(({ date }) => date);
  const wished = dates.to ?? dates.from ?? (dates.month && `${dates.month}-31`);
  return booked.sort().at(-1) ?? wished ?? dayIn(timeZone, updatedAt);
}
