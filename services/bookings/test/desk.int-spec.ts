import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryFiguresView, EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { addDays, dayIn, startOfDay } from '@reefdesk/contracts/time/calendar-days';
import { BookingsUnderTest, OPERATOR, PACKAGE_NAME, ZONE } from './bookings-under-test.ts';

describe('the desk', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, OPERATOR);
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'bookings'));

  const today = () => dayIn(ZONE, new Date());
  async function sent(enquiry: object, createdAt?: Date): Promise<string> {
    const { body } = await bookings.send(enquiry);
    const { reference } = body.data;
    if (createdAt) await bookings.enquiries.updateOne({ reference }, { $set: { createdAt } });
    return (await bookings.enquiries.findOne({ reference }))?._id ?? '';
  }
  const edit = (id: string, body: object) => bookings.ask('PATCH', `/api/enquiries/${id}`, { body, role: 'admin' });

  describe('the export of enquiries', () => {
    const exported = (query = '') => bookings.ask<string>('GET', `/api/enquiries/export.csv${query}`, { role: 'admin' });
    const referencesIn = (csv: string) => csv.match(/^[A-Z]{2}-\w{6}/gm) ?? [];

    it('is a CSV file that is safe in spreadsheets, oldest first, with spam only on request (ENQ-17)', async () => {
      const from = startOfDay(ZONE, '2027-01-05');
      const first = await sent(
        { name: '=1+1', phone: '+62 812 5550 0100', message: '我们想看海龟,\n"两位"', package_slug: 'bunaken', divers: 2 },
        new Date(from.getTime() + 65 * 60_000),
      );
      await edit(first, { assignee: 'budi', tags: ['@vip'] });
      await sent({ name: 'Robot', website: 'https://spam.example' }, from);
      const answer = await exported();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      const { reference } = await bookings.whole(first);
      const [head = '', ...rows] = answer.body.split('\r\n');
      expect(head.replace('\uFEFF', '')).toMatch(/^Reference,State,Arrived,First answer,Language,Name,/);
      expect(rows.join('\r\n')).toBe(
        `${reference},new,2027-01-05 01:05,,CN,'=1+1,,'+62 812 5550 0100,weilin,whatsapp,Bunaken Classic,,,,2,,,,Name of budi,'@vip,"我们想看海龟,\n""两位"""\r\n`,
      );
      expect((await exported('?spam=include')).body).toContain('Robot');
    });

    it("includes both days in the operator's time zone, and any number of enquiries (ENQ-17)", async () => {
      const [begins, ends] = [startOfDay(ZONE, '2027-01-05'), startOfDay(ZONE, '2027-01-07')];
      const moments = [begins.getTime() - 1, begins.getTime(), ends.getTime() - 1, ends.getTime()].map((ms) => new Date(ms));
      const references: string[] = [];
      for (const moment of moments) references.push((await bookings.whole(await sent({}, moment))).reference);
      const { body, headers } = await exported('?from=2027-01-05&to=2027-01-06');
      expect(referencesIn(body)).toEqual(references.slice(1, 3));
      expect(headers.get('content-disposition')).toBe('attachment; filename="enquiries_2027-01-05_2027-01-06.csv"');

      const whole = await bookings.enquiries.findOne({ reference: references[0] ?? '' });
      if (!whole) throw new Error('The enquiry is not there');
      // More enquiries than one batch, with the same time.
      const copies = Array.from({ length: 1_200 }, (_, at) => ({
        ...whole,
        _id: `copy-${at}`,
        token: `copy-${at}`,
        reference: `ZZ-${String(at).padStart(6, '0')}`,
        createdAt: startOfDay(ZONE, '2027-02-01'),
      }));
      await bookings.enquiries.insertMany(copies);
      const many = referencesIn((await exported('?from=2027-02-01')).body);
      expect([many.length, new Set(many).size]).toEqual([1_200, 1_200]);
    });

    it('rejects invalid days, and users who are not staff (ENQ-17)', async () => {
      const odd = await bookings.ask<ErrorBody>('GET', '/api/enquiries/export.csv?from=2027-02-30&spam=yes', { role: 'admin' });
      expect([odd.status, Object.keys(odd.body.fields ?? {}).sort()]).toEqual([400, ['from', 'spam']]);
      const turned = await bookings.ask<ErrorBody>('GET', '/api/enquiries/export.csv?from=2027-02-02&to=2027-02-01', { role: 'admin' });
      expect([turned.status, Object.keys(turned.body.fields ?? {})]).toEqual([400, ['to']]);
      expect((await bookings.ask('GET', '/api/enquiries/export.csv')).status).toBe(401);
      expect((await bookings.ask('GET', '/api/enquiries/export.csv', { role: 'customer' })).status).toBe(403);
    });
  });

  describe('the statistics of the inbox', () => {
    const figures = async () =>
      (await bookings.ask<{ data: EnquiryFiguresView }>('GET', '/api/enquiries/figures', { role: 'admin' })).body.data;
    const none = { new_today: 0, answer_seconds: null, won: 0, lost: 0 };

    it('are zero or null without enquiries (ENQ-20)', async () => {
      const languages = ['EN', 'ID', 'CN'].map((language) => ({ language, ...none }));
      expect(await figures()).toEqual({ today: today(), ...none, languages, packages: [] });
    });

    it("count the enquiries of the operator's day by language and package, without spam (ENQ-20)", async () => {
      const begins = startOfDay(ZONE, today());
      await sent({ language: 'CN', package_slug: 'bunaken' }, begins);
      await sent({ language: 'EN' }, new Date());
      await sent({ language: 'EN' }, new Date(begins.getTime() - 1));
      await sent({ website: 'https://spam.example' });
      const { new_today, languages, packages } = await figures();
      expect([new_today, languages.map((one) => one.new_today)]).toEqual([2, [1, 0, 1]]);
      const expected = [
        { package: { slug: 'bunaken', name: PACKAGE_NAME }, ...none, new_today: 1 },
        { package: null, ...none, new_today: 1 },
      ];
      expect(packages).toHaveLength(2);
      expect(packages).toEqual(expect.arrayContaining(expected));
    });

    it('contain the median time to the first answer of the last 30 days (ENQ-20)', async () => {
      const ago = (days: number) => startOfDay(ZONE, addDays(today(), -days));
      const answered = async (createdAt: Date, seconds: number, language: string) => {
        const id = await sent({ language }, createdAt);
        await bookings.enquiries.updateOne({ _id: id }, { $set: { answeredAt: new Date(createdAt.getTime() + seconds * 1_000) } });
      };
      await answered(ago(29), 60, 'EN');
      await answered(ago(3), 7_200, 'EN');
      await answered(ago(2), 600, 'EN');
      await answered(ago(1), 30, 'ID');
      await answered(new Date(ago(29).getTime() - 1), 9_999_999, 'ID');
      await sent({ language: 'CN' });
      const { answer_seconds, languages } = await figures();
      expect(languages.map((one) => one.answer_seconds)).toEqual([600, 30, null]);
      expect([60, 330, 600]).toContain(answer_seconds);
    });

    it('count enquiries as won or lost that staff decided within 30 days and that still have this state (ENQ-20)', async () => {
      const decided = async (states: string[], at?: Date) => {
        const id = await sent({ language: 'ID', package_slug: 'bunaken' });
        for (const state of states) await edit(id, { state });
        if (!at) return;
        const history = (await bookings.enquiries.findOne({ _id: id }))?.history.map((entry) => ({ ...entry, at })) ?? [];
        await bookings.enquiries.updateOne({ _id: id }, { $set: { history } });
      };
      await decided(['booked']);
      await decided(['lost', 'booked']);
      await decided(['booked', 'lost']);
      await decided(['booked', 'answered']);
      await decided(['booked'], new Date(startOfDay(ZONE, addDays(today(), -29)).getTime() - 1));
      await decided(['lost'], startOfDay(ZONE, addDays(today(), -29)));
      const { won, lost, languages, packages } = await figures();
      expect([won, lost, languages[1], packages[0]]).toMatchObject([2, 2, { language: 'ID', won: 2, lost: 2 }, { won: 2, lost: 2 }]);
    });

    it('count an enquiry whose seats are held, or were, as open, and one with confirmed seats as won [ENQ-20]', async () => {
      const decided = async () => {
        const { won, lost } = await figures();
        return [won, lost];
      };
      const id = await bookings.enquiryId();
      const { booking_id: seats } = (await bookings.book(id, { date: '2997-03-01', seats: 1, hold_hours: 4 })).body.data;
      expect(await decided()).toEqual([0, 0]);
      await bookings.editBooking(seats, { state: 'confirmed' });
      expect(await decided()).toEqual([1, 0]);
      await bookings.editBooking(seats, { state: 'cancelled' });
      expect(await decided()).toEqual([0, 0]);
    });
  });

  describe('the export of bookings', () => {
    it('is a CSV file by booked days, with the guest of the enquiry and without formula cells (ENQ-17)', async () => {
      const first = await bookings.enquiryId({ name: '@Wei 林伟', package_slug: 'bunaken' });
      const { reference } = await bookings.whole(first);
      await bookings.book(first, { date: '2997-03-01', seats: 2, price: 1_500_000, deposit: 500_000, notes: '=cmd' });
      await bookings.book(first, { date: '2997-03-02', seats: 1 });
      const { body, status } = await bookings.ask<string>('GET', '/api/bookings/export.csv?from=2997-03-01&to=2997-03-01', {
        role: 'admin',
      });
      expect([status, body.split('\r\n').slice(1)]).toEqual([
        200,
        [`${reference},2997-03-01,confirmed,Bunaken Classic,'@Wei 林伟,CN,2,1500000,3000000,500000,,'=cmd`, ''],
      ]);
      const odd = await bookings.ask<ErrorBody>('GET', '/api/bookings/export.csv?to=soon', { role: 'admin' });
      expect([odd.status, Object.keys(odd.body.fields ?? {})]).toEqual([400, ['to']]);
      expect((await bookings.ask('GET', '/api/bookings/export.csv', { role: 'customer' })).status).toBe(403);
    });
  });

  describe("a customer's own trips", () => {
    interface Trips {
      data: TripView[];
      next_cursor: string | null;
      email_verified: boolean;
    }
    const WEI = 'wei@reef.example';
    const trips = async (user: string, query = '') =>
      (await bookings.ask<Trips>('GET', `/api/my/trips${query}`, { role: 'customer', user })).body;
    const wish = (id: string, body: object, user = WEI, key: string = randomUUID()) =>
      bookings.ask<{ data: TripView } & ErrorBody>('POST', `/api/my/trips/${id}/wishes`, {
        role: 'customer',
        user,
        body,
        headers: { 'idempotency-key': key },
      });

    it('are only the enquiries with the verified address, with their bookings, page by page (ENQ-15)', async () => {
      const early = await sent({ email: 'WEI@reef.example', package_slug: 'bunaken', divers: 2 }, new Date('2026-01-05T04:00:00Z'));
      const late = await sent({ email: WEI, month: '2999-07' });
      await sent({ email: 'ana@reef.example' });
      await bookings.book(early, { date: '2997-03-01', seats: 2 });
      const { data, email_verified } = await trips(WEI);
      expect([email_verified, data.map(({ trip_id }) => trip_id)]).toEqual([true, [late, early]]);
      expect(data[1]).toMatchObject({
        state: 'booked',
        package: { slug: 'bunaken', name: PACKAGE_NAME },
        party: { divers: 2 },
        bookings: [{ state: 'confirmed', date: '2997-03-01', seats: 2 }],
        wish: null,
        status_url: expect.stringContaining('/auth/enquiry?lang=cn#'),
      });
      const page = await trips(WEI, '?limit=1');
      expect((await trips(WEI, `?limit=1&cursor=${page.next_cursor}`)).data.map(({ trip_id }) => trip_id)).toEqual([early]);
      await bookings.ask('DELETE', `/api/enquiries/${late}`, { role: 'admin' });
      expect((await trips(WEI)).data.map(({ trip_id }) => trip_id)).toEqual([early]);
    });

    it('are empty while the address is not verified, which the response reports (ENQ-15)', async () => {
      const id = await sent({ email: WEI });
      expect(await trips('unverified')).toMatchObject({ data: [], next_cursor: null, email_verified: false });
      const rejected = await wish(id, { wish: 'cancel', message: 'Mine' }, 'unverified');
      expect([rejected.status, rejected.body.code]).toEqual([404, 'enquiry_not_found']);
      expect((await wish(id, { wish: 'cancel', message: 'Mine' }, 'ana@reef.example')).status).toBe(404);
      expect((await bookings.ask('GET', '/api/my/trips')).status).toBe(401);
      expect((await bookings.ask('GET', '/api/my/trips', { role: 'admin', user: WEI })).status).toBe(403);
      expect(await bookings.whole(id)).toMatchObject({ wish: null, version: 1 });
    });

    it('accept a wish to change or cancel once, which the inbox shows until staff answer (ENQ-15)', async () => {
      const id = await sent({ email: WEI, wechat: 'weilin' });
      await edit(id, { state: 'booked' });
      await sent({ email: 'ana@reef.example' });
      const key = randomUUID();
      const asked = { wish: 'change', message: 'A day later, please' };
      const [first, again] = [await wish(id, asked, WEI, key), await wish(id, asked, WEI, key)];
      expect([first.status, again.status, first.body.data]).toMatchObject([201, 201, { state: 'booked', wish: 'change' }]);
      expect((await wish(id, { ...asked, wish: 'cancel' }, WEI, key)).status).toBe(422);
      expect(Object.keys((await wish(id, { wish: 'fly', message: '' })).body.fields ?? {}).sort()).toEqual(['message', 'wish']);
      const whole = await bookings.whole(id);
      expect(whole).toMatchObject({ wish: 'change', waiting_since: expect.any(String) });
      expect(whole.messages.map(({ text }) => text)).toEqual(['A day later, please']);
      expect(whole.history.at(-1)).toMatchObject({ by: null, what: 'message', after: 'change' });
      const inbox = (query = '') =>
        bookings.ask<{ data: EnquiryView[]; counts: object }>('GET', `/api/enquiries${query}`, { role: 'admin' });
      expect((await inbox('?wish=open')).body).toMatchObject({ data: [{ enquiry_id: id, wish: 'change' }], counts: { new: 1, wishes: 1 } });
      await bookings.ask('POST', `/api/enquiries/${id}/messages`, { role: 'admin', body: { channel: 'wechat', text: 'Done' } });
      expect((await inbox('?wish=open')).body).toMatchObject({ data: [], counts: { new: 1, wishes: 0 } });
      expect((await trips(WEI)).data).toMatchObject([{ state: 'booked', wish: null }]);
    });
  });
});
