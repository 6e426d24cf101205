import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import type { BookingContent, DepartureSeriesContent, EnquiryContent } from '../content/types.ts';
import { recordId } from './record-id.ts';
import type { DemoRecord } from './records.ts';
import { momentAgo, type SeedTime, TIME_ZONE } from './seed-time.ts';

const MINUTE_MS = 60_000;
const BACK_AT = '17:30';

const enquiryKey = (key: string) => `enquiry/${key}`;
const enquiryPath = (key: string) => `/api/enquiries/${enquiryIdOf(recordId(enquiryKey(key)))}`;

export function enquiryRecords(enquiry: EnquiryContent, time: SeedTime): DemoRecord[] {
  const { key: name, sent, answer, outcome, inDays, bookings: _, ...content } = enquiry;
  const [key, path] = [enquiryKey(name), enquiryPath(name)];
  const date = inDays === undefined ? {} : { date_from: addDays(time.today, inDays) };
  const records: DemoRecord[] = [{ key, path: '/api/enquiries', body: async () => ({ ...content, ...date }), at: momentAgo(sent, time) }];
  if (answer) {
    const { after, ...fields } = answer;
    records.push({
      key: `${key}/answer`,
      path: `${path}/messages`,
      body: async () => fields,
      isPart: true,
      at: minutesAfter(enquiry, after, time),
    });
  }
  if (outcome) {
    const body = async () => ({ state: outcome.state, assignee: 'me' });
    records.push({ key: `${key}/state`, path, method: 'PATCH', body, isPart: true, at: minutesAfter(enquiry, outcome.after, time) });
  }
  return records;
}

/** Minutes after the enquiry, at most the present. */
function minutesAfter({ sent }: EnquiryContent, minutes: number, time: SeedTime): Date {
  return new Date(Math.min(momentAgo(sent, time).getTime() + minutes * MINUTE_MS, time.now.getTime()));
}

export function departureRecord({ closed: _, ...series }: DepartureSeriesContent, { today }: SeedTime): DemoRecord {
  // A day that ended since the seeding began cannot be planned any more.
  const body = async () => ({ ...series, from: dayIn(TIME_ZONE, new Date()), to: addDays(today, 92) });
  return { key: `departures/${series.package_slug}`, path: '/api/departures', body };
}

export interface PlannedDeparture {
  departure_id: string;
  date: string;
  package: { slug: string };
}

export function closingRecords(
  { package_slug, closed }: DepartureSeriesContent,
  planned: readonly PlannedDeparture[],
  { today }: SeedTime,
): DemoRecord[] {
  const later = planned.filter(({ date, package: { slug } }) => slug === package_slug && date > today);
  const departure = closed === undefined ? undefined : later[closed];
  if (!departure) return [];
  const body = async () => ({ status: 'closed' });
  return [
    { key: `closed/${package_slug}`, path: `/api/departures/${departure.departure_id}`, method: 'PATCH' as const, body, isPart: true },
  ];
}

/** Bookings of a guest and their later states. Leaves out bookings without a departure. */
export function bookingRecords(enquiry: EnquiryContent, planned: readonly PlannedDeparture[], time: SeedTime): DemoRecord[] {
  return (enquiry.bookings ?? []).flatMap((booking, number) => {
    const {
      package_slug: _package,
      inDays: _in,
      daysAgo: _days,
      after,
      isCompleted: _completed,
      cancelledAfter: _cancelled,
      ...content
    } = booking;
    const what = bookedOf(enquiry, booking, planned, time.today);
    if (!what) return [];
    const key = `booking/${enquiry.key}/${number}`;
    const path = `${enquiryPath(enquiry.key)}/bookings`;
    const ended = endOf(enquiry, booking, time);
    const later: DemoRecord | undefined = ended && {
      key: `${key}/state`,
      path: `/api/bookings/${recordId(key)}`,
      method: 'PATCH',
      body: async () => ({ state: ended.state, notify: false }),
      isPart: true,
      at: ended.at,
    };
    const made = {
      key,
      path,
      body: async () => ({ ...content, ...what, notify: false }),
      isPart: true,
      at: minutesAfter(enquiry, after, time),
    };
    return [made, ...(later ? [later] : [])];
  });
}

function endOf(enquiry: EnquiryContent, { daysAgo, isCompleted, cancelledAfter }: BookingContent, time: SeedTime) {
  if (cancelledAfter !== undefined) return { state: 'cancelled', at: minutesAfter(enquiry, cancelledAfter, time) };
  if (!isCompleted || daysAgo === undefined) return undefined;
  return { state: 'completed', at: momentAgo({ days: daysAgo, time: BACK_AT }, time) };
}

/** The past day of `daysAgo`, which has no departure any more, or the first departure on or after the requested date. */
function bookedOf(
  { package_slug, inDays = 1 }: EnquiryContent,
  booking: BookingContent,
  planned: readonly PlannedDeparture[],
  today: string,
): { date: string } | { departure_id: string } | undefined {
  if (booking.daysAgo !== undefined) return { date: addDays(today, -booking.daysAgo) };
  const wanted = booking.package_slug ?? package_slug;
  const first = addDays(today, booking.inDays ?? inDays);
  const departure = planned.find(({ date, package: { slug } }) => slug === wanted && date >= first);
  return departure && { departure_id: departure.departure_id };
}
