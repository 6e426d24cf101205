import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { CountActiveBookings, CountOutcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import type { OutboxEntry } from '@reefdesk/service-kit/audit/outbox-entry.schema';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import type { DepartureDocument } from '../src/departures/departure.schema.ts';
import { BookingsUnderTest, PACKAGE_NAME, PACKAGE_PRICE, tokenOf, ZONE } from './bookings-under-test.ts';

const today = () => dayIn(ZONE, new Date());
const day = (later: number) => addDays(today(), later);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('bookings', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('departures', 'bookings', 'enquiries'));

  const records = () => bookings.collection<BookingDocument>('bookings');
  const departures = () => bookings.collection<DepartureDocument>('departures');
  const departure = async (seats: number, date = day(5)) => (await bookings.plan({ date, seats }))[0]?.departure_id ?? '';
  const stateChange = (before: string | null, after: string) => ({ field: 'state', before, after });
  const left = async (id: string) => (await departures().findOne({ _id: id }))?.left;
  const listed = async (query: string) =>
    (await bookings.ask<{ data: BookingView[]; next_cursor: string | null }>('GET', `/api/bookings?${query}`, { role: 'admin' })).body;

  it('hold seats for an enquiry, which is offered then and booked once confirmed; staff and the guest see both [ENQ-13, AUD-01]', async () => {
    const sent = await bookings.send({ package_slug: 'bunaken' });
    const enquiryId = (await bookings.enquiries.findOne({ reference: sent.body.data.reference }))?._id ?? '';
    const id = await departure(5);
    const { status, body } = await bookings.book(enquiryId, {
      departure_id: id,
      seats: 2,
      deposit: 500_000,
      notes: 'Two Nitrox',
      hold_hours: 4,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      reference: sent.body.data.reference,
      name: 'Wei Lin',
      state: 'held',
      package: { slug: 'bunaken', name: PACKAGE_NAME },
      date: day(5),
      seats: 2,
      price: PACKAGE_PRICE,
      total: 2 * PACKAGE_PRICE,
      deposit: 500_000,
      notes: 'Two Nitrox',
    });
    expect(await left(id)).toBe(3);
    expect((await bookings.whole(enquiryId)).state).toBe('offered');
    const hours = (Date.parse(body.data.hold_until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(3.9);
    expect(hours).toBeLessThanOrEqual(4);

    const confirmed = await bookings.editBooking(body.data.booking_id, { state: 'confirmed', price: 1_000, notes: 'Three Nitrox' });
    expect(confirmed.body.data).toMatchObject({ state: 'confirmed', hold_until: null, total: 2_000, version: body.data.version + 1 });
    const whole = await bookings.whole(enquiryId);
    expect(whole).toMatchObject({ state: 'booked', waiting_since: null, bookings: [confirmed.body.data] });
    expect(whole.history.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['sent', null, null],
      ['booking', null, 'held'],
      ['state', 'new', 'offered'],
      ['booking', 'held', 'confirmed'],
      ['booking_price', String(PACKAGE_PRICE), '1000'],
      ['booking_notes', null, null],
      ['state', 'offered', 'booked'],
    ]);
    expect(whole.history.at(-1)?.by).toEqual({ user_id: 'test-user', name: 'Name of test-user' });
    const seen = await bookings.ask<{ data: EnquiryStatusView }>('GET', `/api/enquiries/status/${tokenOf(sent.body.data)}`);
    expect(seen.body.data).toMatchObject({ state: 'booked', bookings: [{ state: 'confirmed', date: day(5), seats: 2 }] });
    const entries = bookings.collection<OutboxEntry>('audit_outbox');
    const made = await entries.find({ call: 'POST /api/enquiries/{id}/bookings' }).sort({ kind: 1 }).toArray();
    expect(made).toMatchObject([
      { kind: 'bookings', action: 'created', recordId: body.data.booking_id, changes: expect.arrayContaining([stateChange(null, 'held')]) },
      { kind: 'enquiries', action: 'booked', recordId: enquiryId, changes: [stateChange('new', 'offered')] },
    ]);
    expect(JSON.stringify(seen.body)).not.toContain('Nitrox');
  });

  it('can have a free date without a departure, and any price; an incomplete request returns field errors (ENQ-13)', async () => {
    const enquiryId = await bookings.enquiryId({ package_slug: 'siladen' });
    const { body } = await bookings.book(enquiryId, { date: day(8), seats: 4, price: 250_000 });
    expect(body.data).toMatchObject({
      departure_id: null,
      date: day(8),
      state: 'confirmed',
      total: 1_000_000,
      package: { slug: 'siladen' },
    });
    const wrong = async (booking: object) => Object.keys((await bookings.book(enquiryId, booking)).body as object).includes('fields');
    expect(await wrong({ seats: 1 })).toBe(true);
    expect(await wrong({ seats: 1, date: day(1), departure_id: 'x' })).toBe(true);
    expect(await wrong({ date: day(1) })).toBe(true);
    expect((await bookings.book('nobody', { date: day(1), seats: 1 })).body.code).toBe('enquiry_not_found');
    expect((await bookings.book(enquiryId, { departure_id: 'nowhere', seats: 1 })).body.code).toBe('departure_not_found');
  });

  it('are created once per idempotency key; another request with the same key is rejected (ENQ-13)', async () => {
    const [enquiryId, id, key] = [await bookings.enquiryId(), await departure(5), randomUUID()];
    const sent = await Promise.all(Array.from({ length: 5 }, () => bookings.book(enquiryId, { departure_id: id, seats: 2 }, key)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.data.booking_id}`))).toEqual(new Set([`201 ${key}`]));
    expect(await left(id)).toBe(3);
    expect((await bookings.book(enquiryId, { departure_id: id, seats: 1 }, key)).body.code).toBe('idempotency_key_reused');
    expect((await bookings.whole(enquiryId)).history.filter(({ what }) => what === 'booking')).toHaveLength(1);
  });

  it('give seats back, and take more or the same again only while seats are left (ENQ-13, DEP-03)', async () => {
    const id = await departure(5);
    const enquiryId = await bookings.enquiryId();
    const [one, other] = [
      await bookings.book(enquiryId, { departure_id: id, seats: 2 }),
      await bookings.book(enquiryId, { departure_id: id, seats: 2 }),
    ];
    const [first, second] = [one.body.data.booking_id, other.body.data.booking_id];
    expect(await bookings.editBooking(first, { seats: 4 })).toMatchObject({
      status: 409,
      body: { code: 'departure_full', data: { seats_left: 1 } },
    });
    expect((await bookings.editBooking(first, { seats: 3 })).body.data).toMatchObject({ seats: 3, version: 3 });
    expect(await left(id)).toBe(0);
    await bookings.editBooking(first, { state: 'cancelled' });
    expect(await left(id)).toBe(3);
    await bookings.editBooking(second, { seats: 4 });
    expect(await bookings.editBooking(first, { state: 'confirmed' })).toMatchObject({ status: 409, body: { data: { seats_left: 1 } } });
    expect((await bookings.editBooking(first, { state: 'held', seats: 1 })).body.data).toMatchObject({ state: 'held', seats: 1 });
    await bookings.editBooking(second, { state: 'completed' });
    expect(await left(id)).toBe(0);
    expect(
      Object.values((await departures().findOne({ _id: id }))?.reservations ?? {})
        .map(({ seats }) => seats)
        .sort(),
    ).toEqual([1, 4]);
  });

  it('take no seats of a closed departure, and return the stored version on an edit conflict', async () => {
    const id = await departure(5);
    const enquiryId = await bookings.enquiryId();
    const { body } = await bookings.book(enquiryId, { departure_id: id, seats: 2 });
    await bookings.ask('PATCH', `/api/departures/${id}`, { body: { status: 'closed' }, role: 'admin' });
    expect((await bookings.book(enquiryId, { departure_id: id, seats: 1 })).body.code).toBe('departure_closed');
    expect((await bookings.editBooking(body.data.booking_id, { seats: 1 }, { 'if-match': `"${body.data.version}"` })).status).toBe(200);
    const stale = await bookings.editBooking(body.data.booking_id, { seats: 2 }, { 'if-match': `"${body.data.version}"` });
    expect(stale).toMatchObject({ status: 409, body: { code: 'edit_conflict', current: { seats: 1 } } });
    expect(await left(id)).toBe(4);
    expect((await bookings.editBooking('nowhere', { seats: 2 })).body.code).toBe('booking_not_found');
  });

  it('move to another departure with enough seats; price and state stay, and the old seats are free again (ENQ-13, DEP-03)', async () => {
    const [from, to, small] = [await departure(5), await departure(3, day(8)), await departure(1, day(9))];
    const enquiryId = await bookings.enquiryId();
    const { body } = await bookings.book(enquiryId, { departure_id: from, seats: 2, price: 900_000, hold_hours: 4 });
    const move = (to: string, more = {}) => bookings.editBooking(body.data.booking_id, { departure_id: to, ...more });
    expect((await move(small)).body).toMatchObject({ code: 'departure_full', data: { seats_left: 1 } });
    expect((await move('nowhere')).body.code).toBe('departure_not_found');
    expect([await left(from), await left(small)]).toEqual([3, 1]);
    const moved = (await move(to, { seats: 3 })).body.data;
    expect(moved).toMatchObject({
      departure_id: to,
      date: day(8),
      seats: 3,
      price: 900_000,
      state: 'held',
      hold_until: body.data.hold_until,
    });
    expect([await left(from), await left(to)]).toEqual([5, 0]);
    expect((await move(to)).body.data.version).toBe(moved.version);
    const { history } = await bookings.whole(enquiryId);
    expect(history.find(({ what }) => what === 'booking_departure')).toMatchObject({
      before: `${day(5)} bunaken`,
      after: `${day(8)} bunaken`,
    });
    const free = await bookings.book(enquiryId, { date: day(3), seats: 1 });
    expect((await bookings.editBooking(free.body.data.booking_id, { departure_id: from })).body.data.date).toBe(day(5));
    expect(await left(from)).toBe(4);
  });

  it('are listed by day and filtered by state, package, departure and range, page by page (ENQ-13)', async () => {
    const id = await departure(9, day(5));
    const enquiryId = await bookings.enquiryId({ package_slug: 'siladen' });
    for (const later of [9, 3, 7]) await bookings.book(enquiryId, { date: day(later), seats: 1 });
    const { body } = await bookings.book(enquiryId, { departure_id: id, seats: 1, hold_hours: 1 });
    const days = async (query: string) => (await listed(query)).data.map(({ date }) => date);
    expect(await days('')).toEqual([day(3), day(5), day(7), day(9)]);
    expect(await days('sort=latest')).toEqual([day(9), day(7), day(5), day(3)]);
    expect(await days('package=siladen')).toEqual([day(3), day(7), day(9)]);
    expect(await days(`from=${day(5)}&to=${day(7)}`)).toEqual([day(5), day(7)]);
    expect(await days('state=held')).toEqual([day(5)]);
    expect((await listed(`departure=${id}`)).data).toEqual([body.data]);
    const page = await listed('limit=3');
    expect(page.data.map(({ name }) => name)).toEqual(['Wei Lin', 'Wei Lin', 'Wei Lin']);
    expect(await listed(`limit=3&cursor=${page.next_cursor}`)).toMatchObject({ data: [{ date: day(9) }], next_cursor: null });
  });

  it('are found by name, reference and contact of the guest (ENQ-13)', async () => {
    const [wei, ana] = [
      await bookings.enquiryId({ name: 'Wei Lin', wechat: 'weilin' }),
      await bookings.enquiryId({ name: 'Ana Wenas', wechat: 'ana_w' }),
    ];
    await bookings.book(wei, { date: '2099-03-14', seats: 1 });
    await bookings.book(wei, { date: '2099-03-15', seats: 1 });
    const { body } = await bookings.book(ana, { date: '2099-03-16', seats: 1 });
    for (const search of ['ana', 'wenas', body.data.reference, 'ana_w']) {
      expect([search, (await listed(`q=${search}`)).data.map(({ enquiry_id: id }) => id)]).toEqual([search, [ana]]);
    }
    expect((await listed('q=wei&limit=1')).data).toHaveLength(1);
    expect((await listed('q=wei&from=2099-03-15')).data.map(({ date }) => date)).toEqual(['2099-03-15']);
    expect((await listed('q=nobody')).data).toEqual([]);
  });

  it('INS-02: are counted with enquiries by day, package and language, without spam and cancelled bookings', async () => {
    const site = await NatsPeer.connect(bookings.stack, 'site');
    const counted = () => site.ask(CountOutcomes, { from: day(-6), timeZone: ZONE });
    const before = await counted();
    const id = await bookings.enquiryId({ package_slug: 'bunaken', language: 'CN' });
    const spam = await bookings.enquiryId({ package_slug: 'bunaken', language: 'CN' });
    const old = await bookings.enquiryId({ language: 'ID' });
    await bookings.enquiries.updateOne({ _id: spam }, { $set: { state: 'spam' } });
    await bookings.enquiries.updateOne({ _id: old }, { $set: { createdAt: minutesAgo(8 * 24 * 60) } });
    await bookings.book(id, { seats: 2, date: day(3) });
    const { booking_id: cancelled } = (await bookings.book(id, { seats: 1, date: day(4) })).body.data;
    await bookings.editBooking(cancelled, { state: 'cancelled' });
    const { days, groups } = await counted();
    const on = (all: typeof days) => all.find((one) => one.day === today()) ?? { enquiries: 0, bookings: 0 };
    expect([on(days).enquiries - on(before.days).enquiries, on(days).bookings - on(before.days).bookings]).toEqual([1, 1]);
    expect(groups).toContainEqual({ slug: 'bunaken', language: 'CN', enquiries: 1, bookings: 1 });
    expect(groups.filter(({ language }) => language === 'ID')).toEqual(before.groups.filter(({ language }) => language === 'ID'));
    await site.close();
  });

  it('count as active while they are held or confirmed and not past (ENQ-14)', async () => {
    const enquiryId = await bookings.enquiryId();
    const count = async () => (await bookings.catalog.ask(CountActiveBookings, {})).count;
    const made = async (booking: object) => (await bookings.book(enquiryId, { seats: 1, ...booking })).body.data.booking_id;
    expect(await count()).toBe(0);
    await made({ date: day(-2) });
    const [held, confirmed] = [await made({ date: day(2), hold_hours: 1 }), await made({ date: day(3) })];
    const completed = await made({ date: day(4) });
    expect(await count()).toBe(3);
    await bookings.editBooking(completed, { state: 'completed' });
    expect(await count()).toBe(2);
    await records().updateOne({ _id: held }, { $set: { heldUntil: minutesAgo(1) } });
    expect(await count()).toBe(1);
    await bookings.editBooking(confirmed, { state: 'cancelled' });
    expect(await count()).toBe(0);
  });

  it('lose their notes when the guest is erased from the enquiry; seats and prices stay (ENQ-19)', async () => {
    const enquiryId = await bookings.enquiryId();
    const { body } = await bookings.book(enquiryId, { date: day(3), seats: 2, price: 10, notes: 'Wei is allergic to nuts' });
    await bookings.ask('DELETE', `/api/enquiries/${enquiryId}`, { role: 'admin' });
    expect(await records().findOne({ _id: body.data.booking_id })).toMatchObject({ notes: '', createdByCall: '', seats: 2, price: 10 });
    expect((await listed('')).data).toMatchObject([{ name: '', notes: '', total: 20 }]);
  });

  it('keep the name of the package from the time of booking', async () => {
    const enquiryId = await bookings.enquiryId();
    await bookings.book(enquiryId, { departure_id: await departure(5), seats: 1 });
    const travel = bookings.catalogue[0];
    if (travel) travel.name = { en: 'Renamed', id: 'Renamed', cn: 'Renamed' };
    expect((await listed('')).data).toMatchObject([{ package: { slug: 'bunaken', name: PACKAGE_NAME } }]);
    if (travel) travel.name = PACKAGE_NAME;
  });
});
