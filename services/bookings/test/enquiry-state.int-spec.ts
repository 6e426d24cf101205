import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { rounds } from '@reefdesk/test-kit/rounds';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import type { DepartureDocument } from '../src/departures/departure.schema.ts';
import { BookingsUnderTest, tokenOf, ZONE } from './bookings-under-test.ts';

const day = addDays(dayIn(ZONE, new Date()), 5);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the state of an enquiry with bookings', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({ HOLD_SWEEP_SECONDS: '1' });
  });
  afterAll(() => bookings?.stop());
  afterEach(async () => {
    await bookings.empty('departures', 'bookings', 'enquiries');
  });

  const records = () => bookings.collection<BookingDocument>('bookings');
  const departures = () => bookings.collection<DepartureDocument>('departures');

  it('is booked only while a booking is firm, offered while one is held and afterwards, and the history says so [ENQ-13]', async () => {
    const enquiry = await bookings.enquiryId();
    const book = async (terms: object) => (await bookings.book(enquiry, { date: day, seats: 1, ...terms })).body.data.booking_id;
    const states = async () => {
      const { state, history } = await bookings.whole(enquiry);
      return [state, history.filter(({ what }) => what === 'state').map(({ after, by }) => `${after} ${by ? 'staff' : 'itself'}`)];
    };
    const [one, other] = [await book({ hold_hours: 4 }), await book({ hold_hours: 4 })];
    expect(await states()).toEqual(['offered', ['offered staff']]);
    await bookings.editBooking(one, { state: 'confirmed' });
    expect(await states()).toEqual(['booked', ['offered staff', 'booked staff']]);
    await bookings.editBooking(other, { state: 'cancelled' });
    expect((await states())[0]).toBe('booked');
    await bookings.editBooking(one, { state: 'completed' });
    expect((await states())[0]).toBe('booked');
    await bookings.editBooking(one, { state: 'cancelled' });
    expect(await states()).toEqual(['offered', ['offered staff', 'booked staff', 'offered staff']]);
    // An expired hold leaves `offered`, also after a manual change to `booked`.
    await bookings.editBooking(other, { state: 'held' });
    await bookings.ask('PATCH', `/api/enquiries/${enquiry}`, { role: 'admin', body: { state: 'booked' } });
    await records().updateOne({ _id: other }, { $set: { heldUntil: new Date(0) } });
    await eventually(async () =>
      expect(await states()).toEqual(['offered', ['offered staff', 'booked staff', 'offered staff', 'booked staff', 'offered itself']]),
    );
    const notified = () => eventually(async () => expect((await records().findOne({ _id: other }))?.isTold).toBe(true));
    await notified();

    await bookings.enquiries.updateOne({ _id: enquiry }, { $set: { state: 'booked' } });
    await records().updateOne({ _id: other }, { $set: { isTold: false, updatedAt: new Date(Date.now() - 120_000) } });
    await eventually(async () => expect((await states())[0]).toBe('offered'));
    await notified();
    await bookings.ask('PATCH', `/api/enquiries/${enquiry}`, { role: 'admin', body: { state: 'lost' } });
    await records().updateOne({ _id: other }, { $set: { isTold: false, updatedAt: new Date(Date.now() - 120_000) } });
    await notified();
    expect((await states())[0]).toBe('lost');
  });

  it('matches its bookings after any number of parallel edits on two replicas', async () => {
    const urls = [bookings.url, await bookings.addReplica()];
    for (let round = 0; round < rounds(3); round += 1) {
      const enquiry = await bookings.enquiryId();
      const book = async (terms: object) => (await bookings.book(enquiry, { date: day, seats: 1, ...terms })).body.data.booking_id;
      const made = [await book({}), await book({ hold_hours: 4 })];
      const steps = made.flatMap((id) => ['cancelled', 'confirmed', 'held'].map((state) => ({ id, state })));
      await Promise.all(
        steps.map(({ id, state }, at) =>
          bookings.ask('PATCH', `/api/bookings/${id}`, { role: 'admin', body: { state }, url: urls[at % 2] ?? '' }),
        ),
      );
      const whole = await bookings.whole(enquiry);
      expect(whole.state).toBe(whole.bookings.some(({ state }) => state === 'confirmed') ? 'booked' : 'offered');
    }
    await bookings.endReplica();
  });

  it('is not booked for a guest whose seats are held or were cancelled, also before the enquiry is updated', async () => {
    const user = 'ana@reef.example';
    const sent = await bookings.send({ email: user });
    const enquiry = (await bookings.enquiries.findOne({ reference: sent.body.data.reference }))?._id ?? '';
    const seen = async () => {
      const page = await bookings.ask<{ data: { state: string } }>('GET', `/api/enquiries/status/${tokenOf(sent.body.data)}`);
      const trips = await bookings.ask<{ data: { state: string }[] }>('GET', '/api/my/trips', { role: 'customer', user });
      return [page.body.data.state, ...trips.body.data.map(({ state }) => state)];
    };
    // State after a process was killed before the update.
    const stale = () => bookings.enquiries.updateOne({ _id: enquiry }, { $set: { state: 'booked' } });
    await stale();
    expect(await seen()).toEqual(['booked', 'booked']);
    const { booking_id: id } = (await bookings.book(enquiry, { date: day, seats: 1, hold_hours: 4 })).body.data;
    await stale();
    expect(await seen()).toEqual(['offered', 'offered']);
    await bookings.editBooking(id, { state: 'confirmed' });
    expect(await seen()).toEqual(['booked', 'booked']);
    await bookings.editBooking(id, { state: 'cancelled' });
    await stale();
    expect(await seen()).toEqual(['offered', 'offered']);
  });

  it('is updated by the sweep, also while the enquiry of another booking is damaged or missing [ENQ-13]', async () => {
    const [damaged, missing, whole] = [await bookings.enquiryId(), await bookings.enquiryId(), await bookings.enquiryId()];
    const made: string[] = [];
    for (const id of [damaged, missing, whole]) made.push((await bookings.book(id, { date: day, seats: 1 })).body.data.booking_id);
    await bookings.enquiries.updateOne({ _id: damaged }, { $set: { state: 'new' }, $unset: { history: '' } } as object);
    await bookings.enquiries.deleteOne({ _id: missing });
    await bookings.enquiries.updateOne({ _id: whole }, { $set: { state: 'new' } });
    for (const [place, id] of made.entries()) {
      await records().updateOne({ _id: id }, { $set: { isTold: false, updatedAt: minutesAgo(5 - place) } });
    }
    await eventually(async () => expect((await bookings.whole(whole)).state).toBe('booked'));
    await eventually(async () => {
      const stored = await records().find().sort({ updatedAt: 1 }).toArray();
      expect(stored.map(({ isTold }) => isTold)).toEqual([false, true, true]);
    });
  });

  it('an erased enquiry gets no bookings, no seats and no texts [ENQ-13, ENQ-19]', async () => {
    const id = (await bookings.plan({ date: day, seats: 5 }))[0]?.departure_id ?? '';
    const enquiryId = await bookings.enquiryId();
    const book = async () => (await bookings.book(enquiryId, { departure_id: id, seats: 2 })).body.data.booking_id;
    const [cancelled, confirmed] = [await book(), await book()];
    await bookings.editBooking(cancelled, { state: 'cancelled' });
    await bookings.ask('DELETE', `/api/enquiries/${enquiryId}`, { role: 'admin' });
    const rejected = { status: 410, body: { code: 'enquiry_erased' } };
    expect(await bookings.editBooking(cancelled, { state: 'held' })).toMatchObject(rejected);
    expect(await bookings.editBooking(cancelled, { state: 'confirmed', seats: 1 })).toMatchObject(rejected);
    expect(await bookings.editBooking(confirmed, { notes: 'Wei is allergic to nuts' })).toMatchObject(rejected);
    expect(await bookings.book(enquiryId, { departure_id: id, seats: 1 })).toMatchObject(rejected);
    expect(Object.keys((await departures().findOne({ _id: id }))?.reservations ?? {})).toEqual([confirmed]);
    expect((await bookings.editBooking(confirmed, { state: 'cancelled' })).status).toBe(200);
    expect((await departures().findOne({ _id: id }))?.left).toBe(5);
  });
});
