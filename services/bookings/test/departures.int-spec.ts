import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NextDepartureView, PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { DeparturesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { addDays, dayIn, weekdayOf } from '@reefdesk/contracts/time/calendar-days';
import { AuditOutbox } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import type { OutboxEntry } from '@reefdesk/service-kit/audit/outbox-entry.schema';
import { eventually } from '@reefdesk/test-kit/eventually';
import { DeparturesRepository } from '../src/departures/departures.repository.ts';
import { BookingsUnderTest, PACKAGE_PRICE, ZONE } from './bookings-under-test.ts';

const today = () => dayIn(ZONE, new Date());
const day = (later: number) => addDays(today(), later);

describe('departures', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(async () => {
    await bookings.empty('departures', 'bookings');
    for (const travel of bookings.catalogue) travel.isShown = true;
  });

  const rejected = async (plan: object) => {
    const body = { package_slug: 'bunaken', seats: 8, ...plan };
    return (await bookings.ask<ErrorBody>('POST', '/api/departures', { body, role: 'admin' })).body.fields;
  };
  const edit = (id: string, body: object, headers: Record<string, string> = {}) =>
    bookings.ask<{ data: PlannedDepartureView } & ErrorBody>('PATCH', `/api/departures/${id}`, { body, headers, role: 'admin' });
  const remove = (id: string) => bookings.ask<ErrorBody>('DELETE', `/api/departures/${id}`, { role: 'admin' });
  const entries = () => bookings.collection<OutboxEntry>('audit_outbox');
  const one = async (plan: object) => (await bookings.plan(plan))[0] as PlannedDepartureView;

  /** Simulates a process that ends before it settles its audit entries. */
  async function leavingUnsettled(work: () => Promise<void>): Promise<void> {
    const settling = jest.spyOn(AuditOutbox.prototype, 'settle').mockRejectedValue(new Error('The process has ended'));
    await work().finally(() => settling.mockRestore());
    await entries().updateMany({ state: { $ne: 'settled' } }, { $set: { at: new Date(0) } });
  }

  it('have the last day of their trip, as have the enquiries and bookings of them (DEP-09)', async () => {
    const { departure_id: id, ...planned } = await one({ package_slug: 'siladen', date: day(10), seats: 4 });
    expect(planned).toMatchObject({ date: day(10), last_date: day(12) });
    const { id: enquiryId, token } = await bookings.sent({ departure_id: id });
    expect((await bookings.whole(enquiryId)).dates).toEqual({ from: day(10), to: day(12), month: null });
    const { body } = await bookings.book(enquiryId, { departure_id: id, seats: 2 });
    expect(body.data).toMatchObject({ date: day(10), last_date: day(12) });
    const other = await one({ date: day(20), seats: 4 });
    const moved = await bookings.editBooking(body.data.booking_id, { departure_id: other.departure_id });
    expect(moved.body.data).toMatchObject({ date: day(20), last_date: day(20) });
    const page = await bookings.ask<{ data: EnquiryStatusView }>('GET', `/api/enquiries/status/${token}`);
    expect(page.body.data.bookings).toEqual([expect.objectContaining({ date: day(20), last_date: day(20) })]);
  });

  it('are listed with the next one of each package that has places and is shown (DEP-11)', async () => {
    const next = async () => (await bookings.ask<{ data: NextDepartureView[] }>('GET', '/api/departures/next')).body.data;
    expect(await next()).toEqual([]);
    const closed = await one({ date: day(2), seats: 4 });
    await edit(closed.departure_id, { status: 'closed' });
    const full = await one({ date: day(3), seats: 1 });
    await bookings.book((await bookings.sent()).id, { departure_id: full.departure_id, seats: 1 });
    await one({ date: day(4), seats: 3, price: 900_000 });
    await one({ date: day(5), seats: 8 });
    await one({ package_slug: 'siladen', date: day(1), seats: 6 });
    const { departure_id: _, ...first } = (await next())[0] as NextDepartureView;
    expect(first).toEqual({ package: 'siladen', date: day(1), last_date: day(3), seats_left: 6, status: 'open', price: null });
    expect((await next()).slice(1)).toEqual([
      expect.objectContaining({ package: 'bunaken', date: day(4), seats_left: 3, status: 'few', price: 900_000 }),
    ]);
    for (const travel of bookings.catalogue) travel.isShown = travel.slug === 'bunaken';
    expect(await next()).toEqual([expect.objectContaining({ package: 'bunaken' })]);
  });

  it('are planned for a day or for weekdays, once per day even by parallel requests; a repeat changes nothing (DEP-01)', async () => {
    const first = await one({ date: day(10), seats: 4, price: 900_000 });
    expect(first).toMatchObject({
      date: day(10),
      seats: 4,
      booked: 0,
      seats_left: 4,
      price: 900_000,
      status: 'open',
      package: { slug: 'bunaken' },
    });
    const weekdays = [...new Set([weekdayOf(day(10)), weekdayOf(day(12))])];
    const series = { package_slug: 'bunaken', from: day(5), to: day(32), weekdays, seats: 8 };
    const sent = await Promise.all(
      Array.from({ length: 4 }, () =>
        bookings.ask<{ data: PlannedDepartureView[]; created: number }>('POST', '/api/departures', { body: series, role: 'admin' }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(sent.reduce((sum, { body }) => sum + body.created, 0)).toBe(7);
    for (const { body } of sent) {
      expect(body.data).toHaveLength(8);
      expect(body.data.every(({ date }) => weekdays.includes(weekdayOf(date)))).toBe(true);
      expect(body.data.find(({ date }) => date === day(10))).toEqual(first);
    }
    expect(await bookings.collection('departures').countDocuments()).toBe(8);
  });

  it('take a day whose departure was planned and removed by another request meanwhile (DEP-01)', async () => {
    const first = await one({ date: day(10) });
    const look = DeparturesRepository.prototype.listDays;
    const looking = jest.spyOn(DeparturesRepository.prototype, 'listDays');
    looking.mockResolvedValueOnce([]).mockImplementationOnce(async function (this: DeparturesRepository, ...asked) {
      expect((await remove(first.departure_id)).status).toBe(200);
      return look.apply(this, asked);
    });
    const again = await one({ date: day(10) }).finally(() => looking.mockRestore());
    expect(again.departure_id).not.toBe(first.departure_id);
    expect((await bookings.collection('departures').find({}).toArray()).map(({ _id }) => String(_id))).toEqual([again.departure_id]);
  });

  it('are rejected with field errors: incomplete or too long series, past day, unknown package (DEP-01)', async () => {
    expect(await rejected({})).toMatchObject({ date: [{ code: 'required' }] });
    expect(await rejected({ from: day(1), to: day(9) })).toMatchObject({ weekdays: [{ code: 'weekdays' }] });
    expect(await rejected({ from: day(9), to: day(1), weekdays: [1] })).toMatchObject({ to: [{ code: 'day_before' }] });
    expect(await rejected({ from: day(1), to: day(401), weekdays: [1] })).toMatchObject({ to: [{ code: 'too_many_days' }] });
    expect(await rejected({ from: day(1), to: day(9), weekdays: [8] })).toMatchObject({ 'weekdays[0]': [{ code: 'whole_number' }] });
    expect(await rejected({ date: day(3), from: day(1), to: day(9), weekdays: [1] })).toMatchObject({
      date: [{ code: 'either_day_or_series' }],
    });
    expect(await rejected({ date: day(-1) })).toMatchObject({ date: [{ code: 'day_over' }] });
    expect(await rejected({ date: day(3), seats: 0 })).toMatchObject({ seats: [{ code: 'whole_number' }] });
    expect(await rejected({ date: day(3), package_slug: 'nowhere' })).toMatchObject({ package_slug: [{ code: 'unknown_references' }] });
    expect((await bookings.ask('POST', '/api/departures', { body: { package_slug: 'bunaken', date: day(3), seats: 2 } })).status).toBe(401);
  });

  it('show visitors the price and the seats left, without counting cancelled bookings (DEP-02)', async () => {
    const [wide, small] = [await one({ date: day(3), seats: 10 }), await one({ date: day(4), seats: 2, price: 0 })];
    const closed = await one({ date: day(5), seats: 10 });
    expect((await edit(closed.departure_id, { status: 'closed' })).body.data.status).toBe('closed');
    const enquiry = await bookings.enquiryId();
    const shown = async () => (await bookings.departures()).map(({ date, status, seats_left, price }) => [date, status, seats_left, price]);
    expect(await shown()).toEqual([
      [day(3), 'open', 10, PACKAGE_PRICE],
      [day(4), 'few', 2, 0],
      [day(5), 'closed', 10, PACKAGE_PRICE],
    ]);
    await bookings.book(enquiry, { departure_id: wide.departure_id, seats: 6 });
    expect((await shown())[0]).toEqual([day(3), 'open', 4, PACKAGE_PRICE]);
    const { body } = await bookings.book(enquiry, { departure_id: wide.departure_id, seats: 1 });
    expect((await shown())[0]).toEqual([day(3), 'few', 3, PACKAGE_PRICE]);
    await bookings.book(enquiry, { departure_id: small.departure_id, seats: 2 });
    expect((await shown())[1]).toEqual([day(4), 'full', 0, 0]);
    await bookings.editBooking(body.data.booking_id, { state: 'cancelled' });
    expect((await shown())[0]).toEqual([day(3), 'open', 4, PACKAGE_PRICE]);
  });

  it('are public from tomorrow on, within the maximum range, and only for public packages', async () => {
    const [removed, next] = [await one({ date: today() }), await one({ date: day(2) })];
    await one({ date: day(60) });
    await one({ date: day(2), package_slug: 'siladen' });
    const dates = async (range?: string) => (await bookings.departures('bunaken', range)).map(({ date }) => date);
    expect(await dates()).toEqual([next.date, day(60)]);
    expect(await dates(`&from=${removed.date}&to=${day(59)}`)).toEqual([next.date]);
    const status = async (query: string) => (await bookings.ask('GET', `/api/departures?${query}`)).status;
    expect(await status(`package=bunaken&from=${day(1)}&to=${day(401)}`)).toBe(400);
    expect(await status('package=')).toBe(400);
    expect(await status('package=nowhere')).toBe(404);
    for (const travel of bookings.catalogue) travel.isShown = travel.slug !== 'bunaken';
    expect(await status('package=bunaken')).toBe(404);
    const all = await bookings.ask<{ data: PlannedDepartureView[] }>('GET', '/api/departures/all', { role: 'admin' });
    expect(all.body.data.map(({ date, package: { slug } }) => `${slug} ${date}`)).toEqual([
      `bunaken ${removed.date}`,
      `bunaken ${next.date}`,
      `siladen ${next.date}`,
      `bunaken ${day(60)}`,
    ]);
  });

  it('with bookings cannot be removed or reduced below the booked seats, whose number the error contains (DEP-04)', async () => {
    const departure = await one({ date: day(3), seats: 10 });
    const id = departure.departure_id;
    const booked = await bookings.book(await bookings.enquiryId(), { departure_id: id, seats: 4, hold_hours: 2 });
    const rejection = { status: 409, body: { code: 'departure_has_bookings', data: { booked: 4 }, params: { booked: 4 } } };
    expect(await remove(id)).toMatchObject(rejection);
    expect(await edit(id, { seats: 3 })).toMatchObject(rejection);
    expect((await edit(id, { seats: 4 })).body.data).toMatchObject({ seats: 4, booked: 4, seats_left: 0, status: 'full' });
    expect((await edit(id, { seats: 6, price: 1_000 })).body.data).toMatchObject({ seats_left: 2, price: 1_000, own_price: 1_000 });
    expect((await edit(id, { price: null })).body.data).toMatchObject({ price: PACKAGE_PRICE, own_price: null });
    await bookings.editBooking(booked.body.data.booking_id, { state: 'cancelled' });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).body.code).toBe('departure_not_found');
    expect(await bookings.departures()).toEqual([]);
  });

  it('are changed only at the expected version, which reservations do not increase', async () => {
    const { departure_id: id, version } = await one({ date: day(3) });
    await bookings.book(await bookings.enquiryId(), { departure_id: id, seats: 1 });
    expect((await edit(id, { seats: 12 }, { 'if-match': `"${version}"` })).body.data).toMatchObject({
      seats: 12,
      booked: 1,
      version: version + 1,
    });
    const late = await edit(id, { seats: 13 }, { 'if-match': `"${version}"` });
    expect(late).toMatchObject({ status: 409, body: { code: 'edit_conflict', current: { seats: 12 } } });
  });

  it('publish an event with every change that visitors see', async () => {
    const heard = await bookings.catalog.listen(DeparturesChanged);
    const { departure_id: id } = await one({ date: day(3) });
    await eventually(() => expect(heard).toHaveLength(1));
    await edit(id, { status: 'closed' });
    await edit(id, { status: 'open' });
    const { body } = await bookings.book(await bookings.enquiryId(), { departure_id: id, seats: 1 });
    await bookings.editBooking(body.data.booking_id, { state: 'cancelled' });
    await remove(id);
    await eventually(() => expect(heard).toEqual(Array.from({ length: 6 }, () => ({ package: 'bunaken' }))));
  });

  it('set the day of an enquiry; a begun, full, closed, unknown or mismatching departure returns a field error (DEP-06)', async () => {
    const [open, begun] = [await one({ date: day(3), seats: 1 }), await one({ date: today() })];
    const asked = await bookings.enquiryId({ departure_id: open.departure_id, month: '2040-01' });
    expect(await bookings.whole(asked)).toMatchObject({
      departure_id: open.departure_id,
      package: { slug: 'bunaken' },
      dates: { from: day(3), to: day(3), month: null },
    });
    const errorOf = async (enquiry: object) =>
      ((await bookings.send(enquiry)).body as unknown as ErrorBody).fields?.departure_id?.map(({ code }) => code);
    expect(await errorOf({ departure_id: begun.departure_id })).toEqual(['day_begun']);
    expect(await errorOf({ departure_id: 'nowhere' })).toEqual(['departure_not_found']);
    expect(await errorOf({ departure_id: open.departure_id, package_slug: 'siladen' })).toEqual(['other_package']);
    await bookings.book(asked, { departure_id: open.departure_id, seats: 1 });
    expect(await errorOf({ departure_id: open.departure_id })).toEqual(['departure_full']);
    await edit(open.departure_id, { status: 'closed' });
    expect(await errorOf({ departure_id: open.departure_id })).toEqual(['departure_closed']);
  });

  it('are audited field by field, even if the process ends before it settles the entries (AUD-01, AUD-02)', async () => {
    await entries().deleteMany({});
    const series = { package_slug: 'bunaken', from: day(5), to: day(6), weekdays: [1, 2, 3, 4, 5, 6, 7], seats: 8 };
    const remaining = await one({ date: day(20), seats: 4 });
    await leavingUnsettled(async () => {
      expect((await bookings.ask('POST', '/api/departures', { body: series, role: 'admin' })).status).toBe(500);
      expect((await edit(remaining.departure_id, { seats: 6, status: 'closed' })).status).toBe(500);
      expect((await remove(remaining.departure_id)).status).toBe(500);
    });
    const recorded = ({ action, recordName, changes, outcome }: OutboxEntry) => ({ action, recordName, changes, outcome });
    const planned = (date: string, seats: number) => [
      { field: 'date', before: null, after: date },
      { field: 'seats', before: null, after: String(seats) },
      { field: 'setting', before: null, after: 'open' },
    ];
    await eventually(async () => {
      const found = await entries().find({ state: 'settled' }).toArray();
      expect(found.map(recorded)).toEqual(
        expect.arrayContaining([
          { action: 'created', recordName: 'bunaken', changes: planned(day(20), 4).slice(0, 2), outcome: 'done' },
          ...[5, 6].map((later) => ({
            action: 'created',
            recordName: `bunaken, ${day(later)}`,
            changes: planned(day(later), 8),
            outcome: 'done',
          })),
          {
            action: 'changed',
            recordName: `bunaken, ${day(20)}`,
            changes: [
              { field: 'seats', before: '4', after: '6' },
              { field: 'setting', before: 'open', after: 'closed' },
            ],
            outcome: 'done',
          },
          expect.objectContaining({ action: 'removed', recordName: `bunaken, ${day(20)}`, outcome: 'done' }),
        ]),
      );
      expect(found).toHaveLength(5);
    });
  });
});
