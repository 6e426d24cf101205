import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import type { DepartureDocument } from '../src/departures/departure.schema.ts';
import { BookingsUnderTest, ZONE } from './bookings-under-test.ts';

const today = () => dayIn(ZONE, new Date());
const day = (later: number) => addDays(today(), later);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('bookings that time or a killed process interrupts', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('departures', 'bookings', 'enquiries'));

  const records = () => bookings.collection<BookingDocument>('bookings');
  const departures = () => bookings.collection<DepartureDocument>('departures');
  const departure = async (seats: number, date = day(5)) => (await bookings.plan({ date, seats }))[0]?.departure_id ?? '';
  const left = async (id: string) => (await departures().findOne({ _id: id }))?.left;
  const listed = async (query: string) =>
    (await bookings.ask<{ data: BookingView[]; next_cursor: string | null }>('GET', `/api/bookings?${query}`, { role: 'admin' })).body;

  it('are cancelled automatically when their hold expires, and give their seats back (ENQ-13)', async () => {
    const id = await departure(5);
    const enquiryId = await bookings.enquiryId();
    const [over, remaining] = [
      await bookings.book(enquiryId, { departure_id: id, seats: 2, hold_hours: 1 }),
      await bookings.book(enquiryId, { departure_id: id, seats: 1, hold_hours: 1 }),
    ];
    await records().updateOne({ _id: over.body.data.booking_id }, { $set: { heldUntil: minutesAgo(1) } });
    await bookings.addReplica();
    await eventually(async () => expect(await left(id)).toBe(4));
    const { history, bookings: both } = await bookings.whole(enquiryId);
    expect(history.at(-1)).toMatchObject({ what: 'booking', by: null, before: 'held', after: 'cancelled' });
    expect(both.map(({ state }) => state)).toEqual(['cancelled', 'held']);
    expect(remaining.body.data.state).toBe('held');
  });

  it('are completed or released after a process was killed at any step (DEP-03)', async () => {
    const id = await departure(8);
    const enquiryId = await bookings.enquiryId();
    const { body } = await bookings.book(enquiryId, { departure_id: id, seats: 2 });
    const [requested, lowered, untold] = [randomUUID(), body.data.booking_id, await bookings.enquiryId()];
    const notified = await bookings.book(untold, { departure_id: id, seats: 1 });
    const whole = await records().findOne({ _id: lowered });
    if (whole) await records().insertOne({ ...whole, _id: requested, state: 'asked', updatedAt: minutesAgo(3) });
    const old = { at: minutesAgo(3), stamp: 'of one who was killed' };
    await departures().updateOne(
      { _id: id },
      { $set: { [`reservations.${requested}`]: { seats: 3, ...old }, [`reservations.${lowered}`]: { seats: 4, ...old }, left: 0 } },
    );
    await records().updateOne({ _id: notified.body.data.booking_id }, { $set: { isTold: false, updatedAt: minutesAgo(3) } });
    await bookings.enquiries.updateOne({ _id: untold }, { $set: { state: 'new' } });
    await bookings.addReplica();
    await eventually(async () => expect(await left(id)).toBe(5));
    await eventually(async () => expect((await bookings.whole(untold)).state).toBe('booked'));
    const { reservations = {} } = (await departures().findOne({ _id: id })) ?? {};
    expect(Object.fromEntries(Object.entries(reservations).map(([booking, { seats }]) => [booking, seats]))).toEqual({
      [lowered]: 2,
      [notified.body.data.booking_id]: 1,
    });
    expect((await listed('')).data).toHaveLength(2);
  });

  it('have seats of only one departure after an interrupted move, at whatever step it stopped (DEP-03)', async () => {
    const [from, to] = [await departure(5), await departure(5, day(8))];
    const book = async () => (await bookings.book(await bookings.enquiryId(), { departure_id: from, seats: 2 })).body.data.booking_id;
    const [begun, written] = [await book(), await book()];
    await records().updateOne({ _id: written }, { $set: { departureId: to, date: day(8), updatedAt: minutesAgo(3) } });
    const of = (id: string) => [`reservations.${id}`, { seats: 2, at: minutesAgo(3), stamp: `of one who was killed with ${id}` }] as const;
    const both = Object.fromEntries([of(begun), of(written)]);
    await departures().updateMany({ _id: { $in: [from, to] } }, { $set: { ...both, left: 1 } });
    await bookings.addReplica();
    await eventually(async () => expect([await left(from), await left(to)]).toEqual([3, 3]));
    const holders = async (id: string) => Object.keys((await departures().findOne({ _id: id }))?.reservations ?? {});
    expect([await holders(from), await holders(to)]).toEqual([[begun], [written]]);
  });
});
