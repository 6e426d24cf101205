import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { TodayView } from '@reefdesk/contracts/departures/today.endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryStatusView, EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { BookingsUnderTest, OPERATOR, ZONE } from './bookings-under-test.ts';

const DATE = addDays(dayIn(ZONE, new Date()), 30);

describe('the waiting list of a full departure', () => {
  let bookings: BookingsUnderTest;
  let departure: string;
  let booking: string;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(async () => {
    await bookings.empty('departures', 'bookings', 'enquiries', 'letters');
    departure = (await bookings.plan({ date: DATE, seats: 2 }))[0]?.departure_id ?? '';
    const { body } = await bookings.book(await bookings.enquiryId(), { departure_id: departure, seats: 2 });
    booking = body.data.booking_id;
  });

  const waits = (change: object = {}) => bookings.enquiryId({ departure_id: departure, waitlist: true, ...change });
  const edit = (id: string, change: object) => bookings.ask('PATCH', `/api/enquiries/${id}`, { body: change, role: 'admin' });
  const freePlaces = () => bookings.editBooking(booking, { state: 'cancelled' });
  const freed = async () => (await bookings.ask<{ data: TodayView }>('GET', '/api/today', { role: 'admin' })).body.data.freed;
  const count = async () => {
    const { body } = await bookings.ask<{ data: PlannedDepartureView[] }>('GET', `/api/departures/all?from=${DATE}&to=${DATE}`, {
      role: 'admin',
    });
    return body.data.find(({ departure_id }) => departure_id === departure)?.waitlist;
  };
  const list = async () => {
    const path = `/api/enquiries?waitlist=${departure}&sort=oldest`;
    return (await bookings.ask<{ data: EnquiryView[] }>('GET', path, { role: 'admin' })).body.data;
  };

  it('takes guests who ask for it; others get the field error (DEP-12, DEP-06)', async () => {
    const rejected = await bookings.ask<ErrorBody>('POST', '/api/enquiries', {
      body: { name: 'Wei', wechat: 'weilin', departure_id: departure, waitlist: false },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(rejected.body.fields).toEqual({ departure_id: [expect.objectContaining({ code: 'departure_full' })] });
    const { id, token } = await bookings.sent({ departure_id: departure, waitlist: true });
    expect(await bookings.whole(id)).toMatchObject({ departure_id: departure, waitlisted: true, state: 'new', dates: { from: DATE } });
    const page = await bookings.ask<{ data: EnquiryStatusView }>('GET', `/api/enquiries/status/${token}`);
    expect(page.body.data).toMatchObject({ waitlisted: true, dates: { from: DATE, to: DATE } });
  });

  it('is not needed where there are places, nor taken for closed days (DEP-12)', async () => {
    await freePlaces();
    expect(await bookings.whole(await waits())).toMatchObject({ departure_id: departure, waitlisted: false });
    await bookings.ask('PATCH', `/api/departures/${departure}`, { body: { status: 'closed' }, role: 'admin' });
    const { status, body } = await bookings.send({ departure_id: departure, waitlist: true });
    expect([status, (body as unknown as ErrorBody).fields?.departure_id?.[0]?.code]).toEqual([400, 'departure_closed']);
    expect(await count()).toBe(0);
  });

  it('is counted in the calendar and lists its guests, the first one first (DEP-12)', async () => {
    const ids = [await waits({ name: 'Ana' }), await waits({ name: 'Budi' })];
    const other = (await bookings.plan({ date: addDays(DATE, 1), seats: 1 }))[0]?.departure_id;
    await bookings.enquiryId({ name: 'Carl', departure_id: other });
    expect(await count()).toBe(2);
    expect((await list()).map(({ enquiry_id }) => enquiry_id)).toEqual(ids);
    expect(await freed()).toEqual([]);
  });

  it('is work of the day as soon as it has places again (DEP-12, ENQ-28)', async () => {
    await waits();
    await freePlaces();
    expect(await freed()).toEqual([expect.objectContaining({ departure_id: departure, date: DATE, seats_left: 2, waitlist: 1 })]);
  });

  it('is left with an offer, also if the guest writes again, and with a refusal, which can be taken back (DEP-12)', async () => {
    const [offered, lost] = [await bookings.sent({ departure_id: departure, waitlist: true }), await waits()];
    await freePlaces();
    await bookings.book(offered.id, { departure_id: departure, seats: 1, state: 'offered' });
    const written = await bookings.ask('POST', `/api/enquiries/status/${offered.token}/messages`, {
      body: { message: 'Is lunch included?' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(written.status).toBe(201);
    expect(await bookings.whole(offered.id)).toMatchObject({ state: 'new', waitlisted: false });
    expect(await count()).toBe(1);
    await edit(lost, { state: 'lost' });
    expect([await count(), await freed()]).toEqual([0, []]);
    await edit(lost, { state: 'new' });
    expect([await count(), (await bookings.whole(lost)).waitlisted]).toEqual([1, true]);
  });

  it('does not count spam and erased guests (DEP-12, ENQ-19)', async () => {
    const [spam, erased] = [await waits(), await waits()];
    await edit(spam, { state: 'spam' });
    await edit(erased, { state: 'answered' });
    expect(await count()).toBe(1);
    expect((await bookings.ask('DELETE', `/api/enquiries/${erased}`, { role: 'admin' })).status).toBe(200);
    expect(await count()).toBe(0);
  });

  it.each([
    ['EN', 'You are on its waiting list'],
    ['ID', 'Anda ada di daftar tunggu'],
    ['CN', '您已进入候补名单'],
  ] as const)('is explained in %s in the confirmation, and to the operator (DEP-12, ENQ-04)', async (language, text) => {
    const email = `${randomUUID()}@guest.example`;
    await waits({ email, language });
    await eventually(() => expect(bookings.mailbox.emailsTo(email)[0]?.text).toContain(text));
    const notices = () => bookings.mailbox.emailsTo(OPERATOR.email).filter(({ text: body }) => body.includes(email));
    await eventually(() => expect(notices()[0]?.text).toMatch(/waiting list|daftar tunggu|候补/));
  });
});
