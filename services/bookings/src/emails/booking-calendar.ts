import { localise, toLanguage } from '@reefdesk/contracts/languages';
import type { EmailFile } from '@reefdesk/mail/emails';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { wholeDays } from '../agenda/write-calendar.ts';
import type { BookingFacts } from './booking-facts.ts';

const STATUSES: Readonly<Record<string, ICalEventStatus>> = {
  held: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The booking as an iCalendar event (RFC 5545); a later file replaces the event of an earlier one. None for an offer. */
export function calendarFile({ booking, enquiry, link }: BookingFacts, operator: string): EmailFile[] {
  const status = STATUSES[booking.state];
  const { _id, version, date, lastDate, reference, updatedAt } = booking;
  if (!status) return [];
  const name = localise(booking.package?.name, toLanguage(enquiry.language)) || booking.package?.slug;
  const calendar = ical({ prodId: { company: 'Reefdesk', product: 'Booking' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `booking-${_id}@reefdesk`,
    ...wholeDays(date, lastDate),
    summary: [name, operator].filter(Boolean).join(' · '),
    description: reference,
    ...(link && { url: link }),
    sequence: version,
    status,
    stamp: updatedAt,
    lastModified: updatedAt,
  });
  return [{ filename: `${reference}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: calendar.toString() }];
}
