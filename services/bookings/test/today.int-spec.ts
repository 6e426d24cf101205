import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TodayView } from '@reefdesk/contracts/departures/today.endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import type { EmailDocument } from '@reefdesk/mail/outbox';
import { BookingsUnderTest, ZONE } from './bookings-under-test.ts';

const today = dayIn(ZONE, new Date());
const tomorrow = addDays(today, 1);

describe('the work of the day', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  afterEach(() => bookings.empty('departures', 'bookings', 'enquiries', 'letters'));

  const read = async () => (await bookings.ask<{ data: TodayView }>('GET', '/api/today', { role: 'admin' })).body.data;
  const letters = () => bookings.collection<EmailDocument>('letters');

  it('is empty without any work, and only for staff (ENQ-28)', async () => {
    const days = [today, tomorrow].map((date) => ({ date, departures: [], free: [] }));
    expect(await read()).toEqual({ days, waiting: { total: 0, first: [] }, ending: [], freed: [], undelivered: [] });
    expect((await bookings.ask('GET', '/api/today')).status).toBe(401);
    expect((await bookings.ask('GET', '/api/today', { role: 'customer' })).status).toBe(403);
  });

  it('lists the guests who board today and tomorrow, without cancelled bookings and later days (ENQ-28)', async () => {
    const [departure] = await bookings.plan({ date: tomorrow, seats: 6 });
    const [boards, cancelled, free] = [await bookings.enquiryId({ name: 'Ana' }), await bookings.enquiryId(), await bookings.enquiryId()];
    await bookings.book(boards, { departure_id: departure?.departure_id, seats: 2 });
    const { body } = await bookings.book(cancelled, { departure_id: departure?.departure_id, seats: 1 });
    await bookings.editBooking(body.data.booking_id, { state: 'cancelled' });
    await bookings.book(free, { date: today, seats: 1 });
    await bookings.book(free, { date: addDays(today, 2), seats: 1 });
    const [first, second] = (await read()).days;
    expect(first).toMatchObject({ date: today, departures: [], free: [{ guest: { enquiry_id: free } }] });
    expect(second).toMatchObject({ date: tomorrow, departures: [{ booked: 2, guests: [{ name: 'Ana', seats: 2 }] }], free: [] });
  });

  it('lists at most ten guests who wait, the longest wait first, and counts all of them (ENQ-28)', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 11; at += 1) ids.push(await bookings.enquiryId({ name: `Guest ${at}` }));
    const [, second = ''] = ids;
    await bookings.enquiries.updateOne({ _id: second }, { $set: { waitingSince: new Date('2026-01-05T02:00:00Z') } });
    const { total, first } = (await read()).waiting;
    expect([total, first.length, first[0]?.enquiry_id]).toEqual([11, 10, second]);
  });

  it('lists holds and offers that end within two days, the next one first (ENQ-28)', async () => {
    const id = await bookings.enquiryId({ name: 'Ana' });
    const date = addDays(today, 30);
    const later = await bookings.book(id, { date, seats: 1, state: 'held', hold_hours: 20 });
    const sooner = await bookings.book(id, { date, seats: 1, state: 'offered', hold_hours: 2 });
    await bookings.book(id, { date, seats: 1, state: 'held', hold_hours: 72 });
    await bookings.book(id, { date, seats: 1, state: 'confirmed' });
    const { ending } = await read();
    expect(ending.map(({ booking_id, state, name }) => [booking_id, state, name])).toEqual([
      [sooner.body.data.booking_id, 'offered', 'Ana'],
      [later.body.data.booking_id, 'held', 'Ana'],
    ]);
  });

  it('lists emails that could not be delivered with their enquiry, and no others (ENQ-28)', async () => {
    const { id } = await bookings.sent({ name: 'Ana', email: 'ana@guest.example' });
    const now = new Date();
    const email = (kind: string, change: Partial<EmailDocument>): EmailDocument => ({
      ...{ _id: `${kind}.${change.about ?? id}`, kind, to: 'lost@guest.example', about: id, state: 'failed', attempts: 3 },
      ...{ createdAt: now, notBefore: new Date(now.getTime() + 3_600_000), expiresAt: new Date(now.getTime() + 7_200_000), ...change },
    });
    await bookings.empty('letters');
    await letters().insertMany([
      email('enquiry-answer', { about: `${id}/m1`, createdAt: new Date(now.getTime() - 1_000) }),
      email('enquiry-received', { state: 'waiting', attempts: 2 }),
      email('enquiry-notice', { state: 'waiting', attempts: 1 }),
      email('enquiry-notice', { about: 'gone' }),
      email('booking-news', { about: `${id}/b1/never-written` }),
    ]);
    const { undelivered } = await read();
    expect(undelivered).toEqual([
      {
        ...{ enquiry_id: id, reference: expect.stringMatching(/^[A-Z]{2}-/), name: 'Ana' },
        email: { to: 'lost@guest.example', kind: 'enquiry-received', since: now.toISOString(), given_up: false },
      },
      expect.objectContaining({ enquiry_id: id, email: expect.objectContaining({ kind: 'enquiry-answer', given_up: true }) }),
    ]);
  });
});
