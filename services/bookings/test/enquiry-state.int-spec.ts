import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, dayIn } from '@reefdesk/contracts/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { BookingDocument } from '../src/booking-records/booking.schema.ts';
import type { DepartureDocument } from '../src/departures/departure.schema.ts';
import { BookingsUnderTest, ZONE } from './bookings-under-test.ts';

const day = addDays(dayIn(ZONE, new Date()), 5);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the state of an enquiry with bookings', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({ SEATS_SWEEP_SECONDS: '1' });
  });
  afterAll(() => bookings?.stop());
  afterEach(async () => {
    await Promise.all(['departures', 'bookings', 'enquiries'].map((name) => bookings.collection(name).deleteMany({})));
  });

  const records = () => bookings.collection<BookingDocument>('bookings');
  const departures = () => bookings.collection<DepartureDocument>('departures');

  it('is updated by the sweep, also while the enquiry of another booking is damaged [ENQ-13]', async () => {
    const [damaged, whole] = [await bookings.enquiryId(), await bookings.enquiryId()];
    const made: string[] = [];
    for (const id of [damaged, whole]) made.push((await bookings.book(id, { date: day, seats: 1 })).body.data.booking_id);
    await bookings.enquiries.updateOne({ _id: damaged }, { $set: { state: 'new' }, $unset: { history: '' } } as object);
    await bookings.enquiries.updateOne({ _id: whole }, { $set: { state: 'new' } });
    for (const [place, id] of made.entries()) {
      await records().updateOne({ _id: id }, { $set: { isTold: false, updatedAt: minutesAgo(5 - place) } });
    }
    await eventually(async () => expect((await bookings.whole(whole)).state).toBe('booked'));
    await eventually(async () => {
      const told = await records().find().sort({ updatedAt: 1 }).toArray();
      expect(told.map(({ isTold }) => isTold)).toEqual([false, true]);
    });
  });

  it('an erased enquiry gets no bookings, no seats and no texts [ENQ-13, ENQ-19]', async () => {
    const id = (await bookings.plan({ date: day, seats: 5 }))[0]?.departure_id ?? '';
    const enquiryId = await bookings.enquiryId();
    const book = async () => (await bookings.book(enquiryId, { departure_id: id, seats: 2 })).body.data.booking_id;
    const [cancelled, confirmed] = [await book(), await book()];
    await bookings.editBooking(cancelled, { state: 'cancelled' });
    await bookings.ask('DELETE', `/api/enquiries/${enquiryId}`, { role: 'admin' });
    const refused = { status: 410, body: { code: 'enquiry_erased' } };
    expect(await bookings.editBooking(cancelled, { state: 'held' })).toMatchObject(refused);
    expect(await bookings.editBooking(cancelled, { state: 'confirmed', seats: 1 })).toMatchObject(refused);
    expect(await bookings.editBooking(confirmed, { notes: 'Wei is allergic to nuts' })).toMatchObject(refused);
    expect(await bookings.book(enquiryId, { departure_id: id, seats: 1 })).toMatchObject(refused);
    expect(Object.keys((await departures().findOne({ _id: id }))?.reservations ?? {})).toEqual([confirmed]);
    expect((await bookings.editBooking(confirmed, { state: 'cancelled' })).status).toBe(200);
    expect((await departures().findOne({ _id: id }))?.left).toBe(5);
  });
});
