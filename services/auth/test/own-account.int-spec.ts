import type { AccountExportView, UserView } from '@reefdesk/contracts/accounts/views';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { GuestEnquiryView } from '@reefdesk/contracts/enquiries/views';
import { ListGuestEnquiries } from '@reefdesk/contracts/messages/bookings.messages';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type AuthUnderTest, Browser } from './auth-under-test.ts';
import { linkIn, Registering } from './registering.ts';

const messageOf = (message_id: string): GuestEnquiryView['messages'][number] => ({
  message_id,
  at: '2027-03-01T00:00:00.000Z',
  from: 'guest',
  channel: 'site',
  subject: null,
  text: `Words ${message_id}`,
});
const enquiryOf = (reference: string, sent_at: string, ...messages: string[]): GuestEnquiryView => ({
  reference,
  state: 'new',
  sent_at,
  name: 'Ana',
  email: 'ana@reef.example',
  phone: null,
  wechat: null,
  preferred_channel: 'email',
  language: 'EN',
  package: null,
  dates: { from: null, to: null, month: null },
  party: { divers: 2, guests: null, children: null },
  certification: null,
  bookings: [
    {
      booking_id: `booking-of-${reference}`,
      state: 'confirmed',
      package: null,
      date: '2027-03-14',
      last_date: '2027-03-14',
      seats: 2,
      hold_until: null,
      price: 1_500_000,
      deposit: null,
      sizes: 'M, L',
      created_at: sent_at,
    },
  ],
  messages: messages.map(messageOf),
});

describe("a user's own account", () => {
  let site: Registering;
  let auth: AuthUnderTest;
  let bookings: NatsPeer;
  const answers: (() => void)[] = [];

  beforeAll(async () => {
    site = await Registering.start();
    auth = site.auth;
    // Only the request, or a replica that a test starts, completes erasures.
    await auth.endRecurringWork();
    bookings = await NatsPeer.connect(auth.stack, 'bookings');
  });
  afterAll(async () => {
    await bookings?.close();
    await site?.stop();
  });
  afterEach(() => {
    for (const stop of answers.splice(0)) stop();
  });

  describe('export (PPL-11)', () => {
    const take = (browser: Browser) => browser.ask<AccountExportView & ErrorBody>('GET', '/api/me/export');

    it('contains the account, its sessions and all pages of its enquiries, but no secret', async () => {
      const { person, browser, userId } = await site.joined();
      const stack = [
        { enquiries: [enquiryOf('TA-2', '2027-03-02T00:00:00Z', 'a', 'b')], next_cursor: 'second' },
        { enquiries: [enquiryOf('TA-2', '2027-03-02T00:00:00Z', 'c'), enquiryOf('TA-1', '2027-03-01T00:00:00Z', 'd')], next_cursor: null },
      ];
      const questions: unknown[] = [];
      answers.push(
        bookings.answer(ListGuestEnquiries, (question) => {
          questions.push(question);
          return stack[question.cursor === 'second' ? 1 : 0] as (typeof stack)[number];
        }),
      );
      const { status, body, headers } = await take(browser);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.account).toMatchObject({ user_id: userId, fullname: person.fullname, email: person.email, email_verified: true });
      expect(body.sessions.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
      expect(body.enquiries.map(({ reference, messages }) => [reference, messages.map(({ message_id }) => message_id)])).toEqual([
        ['TA-1', ['d']],
        ['TA-2', ['a', 'b', 'c']],
      ]);
      expect(body.enquiries.map(({ bookings: booked }) => booked)).toMatchObject([
        [{ booking_id: 'booking-of-TA-1', date: '2027-03-14', seats: 2, price: 1_500_000, sizes: 'M, L' }],
        [{ booking_id: 'booking-of-TA-2' }],
      ]);
      expect(questions).toEqual([
        { email: person.email, cursor: null },
        { email: person.email, cursor: 'second' },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/argon2|[hH]ash|secret|token/);
    });

    it('contains no enquiries of an unverified address, and fails if it cannot be complete', async () => {
      const person = site.newPerson();
      await site.register(person);
      expect((await take(await site.signedIn(person))).body).toMatchObject({ account: { email_verified: false }, enquiries: [] });
      const { browser } = await site.joined();
      const { status, body } = await take(browser);
      expect([status, body.code]).toEqual([503, 'service_unavailable']);
    });
  });

  describe('name', () => {
    const rename = (browser: Browser, body: object, version?: number) =>
      browser.ask<{ data: UserView } & ErrorBody>('PATCH', '/api/me', {
        body,
        ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
      });
    const meOf = async (browser: Browser) => (await browser.me(await browser.token())).body as unknown as UserView;

    it.each(['a customer', 'a customer whose address waits', 'staff'])(
      'can be changed by %s, but not over a parallel edit',
      async (who) => {
        const waiting = site.newPerson();
        if (who !== 'staff') await site.register(waiting);
        const browser =
          who === 'staff' ? await site.staff() : who === 'a customer' ? (await site.joined()).browser : await site.signedIn(waiting);
        const before = await meOf(browser);
        const { status, body, headers } = await rename(browser, { fullname: '  Ana Maria Wenas ' }, before.version);
        expect(status).toBe(200);
        const version = (before.version ?? 0) + 1;
        expect(body.data).toEqual({ ...before, fullname: 'Ana Maria Wenas', name: 'Ana Maria Wenas', version });
        expect([headers.get('etag'), await meOf(browser)]).toEqual([`"${version}"`, body.data]);
        const late = await rename(browser, { fullname: 'Someone else' }, before.version);
        expect([late.status, late.body]).toMatchObject([409, { code: 'edit_conflict', current: body.data }]);
        expect((await rename(browser, { fullname: 'Ana Maria Wenas' })).body.data.version).toBe(version);
        expect((await rename(browser, { fullname: ' ' })).body.fields).toMatchObject({ fullname: [{ code: 'required' }] });
        expect((await rename(browser, { fullname: 'a'.repeat(121) })).body.fields).toMatchObject({ fullname: [{ code: 'too_long' }] });
      },
    );

    it('is kept when the address is verified', async () => {
      const person = site.newPerson();
      const message = await site.register(person);
      const browser = await site.signedIn(person);
      await rename(browser, { fullname: 'Ana Later' });
      const before = await meOf(browser);
      expect((await site.open(linkIn(message), { browser })).status).toBe(200);
      expect(await meOf(browser)).toEqual({ ...before, email_verified: true });
    });
  });
});
