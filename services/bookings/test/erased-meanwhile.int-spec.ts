import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { completeRetention } from '@reefdesk/contracts/site/values';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import type { DepartureDocument } from '../src/departures/departure.schema.ts';
import { BookingsUnderTest, OPERATOR, ZONE } from './bookings-under-test.ts';

const SECRET = 'Wei Lin is allergic to nuts';
const day = addDays(dayIn(ZONE, new Date()), 5);

describe('an enquiry that is erased while a request about it is under way (ENQ-19)', () => {
  let bookings: BookingsUnderTest;
  let site: NatsPeer;
  let duringSiteRequest: (() => Promise<unknown>) | undefined;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
    site = await NatsPeer.connect(bookings.stack, 'site');
    site.answer(DescribeOperator, async () => {
      await duringSiteRequest?.();
      return { brand: OPERATOR, retention: completeRetention() };
    });
  });
  afterAll(async () => {
    await site?.close();
    await bookings?.stop();
  });
  afterEach(() => {
    bookings.duringRequest.catalog = undefined;
    duringSiteRequest = undefined;
  });

  const records = () => bookings.collection<BookingDocument>('bookings');
  const departures = () => bookings.collection<DepartureDocument>('departures');
  const erase = (id: string) => bookings.ask('DELETE', `/api/enquiries/${id}`, { role: 'admin' });
  /** Runs the step once, since one request may cause several queries. */
  const once = (step: () => Promise<unknown>) => {
    let done: Promise<unknown> | undefined;
    return () => (done ??= step());
  };

  it('stores no message of the guest', async () => {
    const { id, token } = await bookings.sent();
    const clock = new HeldClock();
    try {
      // The cached site record expires after this time.
      clock.pass(5_000);
      duringSiteRequest = once(() => erase(id));
      const answer = await bookings.ask<ErrorBody>('POST', `/api/enquiries/status/${token}/messages`, { body: { message: SECRET } });
      expect([answer.status, answer.body.code]).toEqual([404, 'enquiry_not_found']);
    } finally {
      clock.release();
    }
    expect((await bookings.whole(id)).erased_at).not.toBeNull();
    expect(await bookings.enquiries.findOne({ _id: id })).toMatchObject({ messages: [], state: 'lost', waitingSince: null });
  });

  it('gets no new booking, seats or notes', async () => {
    const departure = (await bookings.plan({ date: day, seats: 5 }))[0]?.departure_id ?? '';
    const { id } = await bookings.sent();
    const key = randomUUID();
    bookings.duringRequest.catalog = once(() => erase(id));
    const booked = await bookings.book(id, { departure_id: departure, seats: 2, notes: SECRET, sizes: SECRET }, key);
    expect([booked.status, booked.body.code]).toEqual([410, 'enquiry_erased']);
    expect(JSON.stringify(await records().findOne({ _id: key }))).not.toContain(SECRET);
    expect(await departures().findOne({ _id: departure })).toMatchObject({ left: 5, reservations: {} });
  });

  it('gets no notes from an edit of its booking', async () => {
    const [from, to] = await Promise.all(
      [1, 2].map(async (days) => (await bookings.plan({ date: addDays(day, days), seats: 5 }))[0]?.departure_id),
    );
    const { id } = await bookings.sent();
    const booking = (await bookings.book(id, { departure_id: from, seats: 2 })).body.data.booking_id;
    bookings.duringRequest.catalog = once(() => erase(id));
    const { body } = await bookings.editBooking(booking, { departure_id: to, notes: SECRET, sizes: SECRET });
    expect(JSON.stringify([body, await records().findOne({ _id: booking })])).not.toContain(SECRET);
    const left = await Promise.all([from, to].map((one) => departures().findOne({ _id: one ?? '' })));
    expect(left.reduce((sum, one) => sum + (one?.left ?? 0), 0)).toBe(8);
  });
});
