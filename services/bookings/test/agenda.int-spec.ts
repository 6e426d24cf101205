import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { CalendarFeedView } from '@reefdesk/contracts/bookings/endpoints';
import type { DaySheetView } from '@reefdesk/contracts/departures/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import ICAL from 'ical.js';
import type { CalendarFeedDocument } from '../src/agenda/calendar-feed.repository.ts';
import { BookingsUnderTest, PACKAGE_NAME, SITE, ZONE } from './bookings-under-test.ts';

const today = dayIn(ZONE, new Date());
const day = addDays(today, 5);
const START = { time: '07:30', words: { en: 'Pick-up at your hotel', id: 'Dijemput di hotel', cn: '酒店接送' } };
const GUEST = {
  email: 'wei@guest.example',
  phone: '+8613800138000',
  preferred_channel: 'whatsapp',
  certification: 'advanced',
  divers: 2,
  children: 1,
};

describe('the agenda', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
    Object.assign(bookings.catalogue[0] ?? {}, { start: START });
  });
  afterAll(() => bookings?.stop());
  afterEach(() => bookings.empty('departures', 'bookings', 'enquiries', 'calendar_feeds'));

  const departure = async (seats = 6, date = day) => (await bookings.plan({ date, seats }))[0]?.departure_id ?? '';
  const sheetOf = async (date: string) =>
    (await bookings.ask<{ data: DaySheetView }>('GET', `/api/departures/day-sheet?date=${date}`, { role: 'admin' })).body.data;
  const feed = (method: string, body?: object) =>
    bookings.ask<{ data: CalendarFeedView }>(method, '/api/calendar-feed', { role: 'admin', ...(body && { body }) });
  const read = (url: string, headers: Record<string, string> = {}) => fetch(url.replace(SITE, bookings.url), { headers });
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event: ICAL.Component) => new ICAL.Event(event));

  it('ENQ-16: the day sheet lists the departures of a day with guests, certification, sizes and notes', async () => {
    const id = await departure();
    const [wei, ana, removed] = await Promise.all([bookings.enquiryId(GUEST), bookings.enquiryId({ name: 'Ana' }), bookings.enquiryId()]);
    const { body } = await bookings.book(wei, { departure_id: id, seats: 3, sizes: 'XL, fins 43', notes: 'Nitrox', hold_hours: 4 });
    const cancelled = await bookings.book(removed, { departure_id: id, seats: 1 });
    await bookings.editBooking(cancelled.body.data.booking_id, { state: 'cancelled' });
    await bookings.book(ana, { date: day, seats: 1 });
    const sheet = await sheetOf(day);
    expect(sheet.departures).toEqual([
      {
        departure_id: id,
        package: { slug: 'bunaken', name: PACKAGE_NAME },
        status: 'few',
        seats: 6,
        booked: 3,
        start: START,
        guests: [
          {
            booking_id: body.data.booking_id,
            enquiry_id: wei,
            reference: body.data.reference,
            state: 'held',
            name: 'Wei Lin',
            language: 'CN',
            seats: 3,
            party: { divers: 2, guests: null, children: 1 },
            certification: 'advanced',
            sizes: 'XL, fins 43',
            notes: 'Nitrox',
            contact: { channel: 'whatsapp', value: '+8613800138000' },
            hold_until: body.data.hold_until,
          },
        ],
      },
    ]);
    expect(sheet.free).toEqual([
      { package: null, guest: expect.objectContaining({ name: 'Ana', seats: 1, contact: { channel: 'wechat', value: 'weilin' } }) },
    ]);
    expect((await bookings.ask('GET', '/api/departures/day-sheet?date=soon', { role: 'admin' })).status).toBe(400);
    expect((await bookings.ask<{ data: DaySheetView }>('GET', '/api/departures/day-sheet', { role: 'admin' })).body.data.date).toBe(today);

    await bookings.ask('DELETE', `/api/enquiries/${wei}`, { role: 'admin' });
    expect((await sheetOf(day)).departures[0]?.guests[0]).toMatchObject({ name: '', contact: null, sizes: '', notes: '' });
    const whole = await bookings.whole(wei);
    expect(JSON.stringify(whole.history)).not.toMatch(/fins 43|Nitrox/);
  });

  it('ENQ-16: the calendar feed serves departures and bookings as all-day events at a secret address', async () => {
    const id = await departure();
    const long = 'Wei Lin, 海; of the “long” name \\ '.repeat(3).trim();
    const wei = await bookings.enquiryId({ ...GUEST, name: long });
    const { body: held } = await bookings.book(wei, { departure_id: id, seats: 2, hold_hours: 4, notes: 'Nitrox' });
    const { body: free } = await bookings.book(await bookings.enquiryId({ name: 'Ana' }), { date: addDays(day, 1), seats: 1 });
    const made = await feed('POST', { language: 'EN' });
    expect(made.status).toBe(201);
    const { url } = made.body.data;
    expect(url).toMatch(new RegExp(`^${SITE}/api/calendar/[\\w-]{43}\\.ics$`));
    const answer = await read(url ?? '');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const text = await answer.text();

    const events = eventsIn(text);
    expect(events.map(({ uid, summary, description }) => ({ uid, summary, description }))).toEqual([
      {
        uid: `departure-${id}@reefdesk`,
        summary: 'Bunaken Classic · 2 of 6 places',
        description: `${held.data.reference} · ${long} · 2 places · held`,
      },
      {
        uid: `booking-${free.data.booking_id}@reefdesk`,
        summary: 'Free date · Ana',
        description: `${free.data.reference} · Ana · 1 place`,
      },
    ]);
    for (const [at, { startDate, endDate, component }] of events.entries()) {
      expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([true, addDays(day, at), addDays(day, at + 1)]);
      expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy();
    }
    expect(text).toContain(`X-WR-TIMEZONE:${ZONE}\r\n`);
    expect(text).not.toMatch(/guest\.example|13800138000|Nitrox|weilin/);
    for (const line of text.split('\r\n')) expect([line, Buffer.byteLength(line) <= 75]).toEqual([line, true]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

    const tag = answer.headers.get('etag') ?? '';
    expect((await read(url ?? '', { 'if-none-match': tag })).status).toBe(304);
    await bookings.editBooking(held.data.booking_id, { state: 'confirmed' });
    const changed = await read(url ?? '', { 'if-none-match': tag });
    expect([changed.status, eventsIn(await changed.text()).map(({ uid }) => uid)]).toEqual([200, events.map(({ uid }) => uid)]);
  });

  it('ENQ-16: the feed address is shown once, stored as a digest, renewed and revoked; other addresses return 404', async () => {
    expect((await feed('GET')).body.data).toBeNull();
    const first = (await feed('POST', { language: 'CN' })).body.data;
    expect((await feed('GET')).body.data).toEqual({ ...first, url: null, read_at: null });
    const documents = await bookings.collection<CalendarFeedDocument>('calendar_feeds').find().toArray();
    const token = /calendar\/(.*)\.ics/.exec(first.url ?? '')?.[1] ?? '';
    expect(JSON.stringify(documents)).not.toContain(token);
    expect((await read(first.url ?? '')).status).toBe(200);
    expect((await feed('GET')).body.data.read_at).not.toBeNull();

    const second = (await feed('POST', { language: 'ID' })).body.data;
    expect([(await read(first.url ?? '')).status, (await read(second.url ?? '')).status]).toEqual([404, 200]);
    expect((await feed('DELETE')).status).toBe(200);
    expect((await feed('DELETE')).status).toBe(200);
    for (const url of [second.url ?? '', `${SITE}/api/calendar/x.ics`, `${SITE}/api/calendar/${'é'.repeat(9)}.ics`]) {
      expect([url, (await read(url)).status]).toEqual([url, 404]);
    }
    const rejected = await bookings.ask<ErrorBody>('POST', '/api/calendar-feed', { role: 'admin', body: { language: 'FR' } });
    expect([rejected.status, Object.keys(rejected.body.fields ?? {})]).toEqual([400, ['language']]);
  });
});
