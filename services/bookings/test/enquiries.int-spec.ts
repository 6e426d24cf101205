import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryReceiptView, EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { BookingsUnderTest, PACKAGE_NAME, SITE, tokenOf, ZONE } from './bookings-under-test.ts';

interface Status {
  data: EnquiryStatusView;
}

const today = () => dayIn(ZONE, new Date());
const OPERATOR_EMAIL = 'halo@tangkasi.example';
const contact = () => `${randomUUID()}@reef.example`;

describe('enquiries', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'letters'));

  const rejected = async (enquiry: object) => {
    const { status, body } = await bookings.ask<ErrorBody>('POST', '/api/enquiries', { body: enquiry });
    return [status, body.code, fieldErrorTexts(body.fields)] as const;
  };
  const statusOf = (token: string, url?: string) =>
    bookings.ask<Status>('GET', `/api/enquiries/status/${token}`, url === undefined ? {} : { url });

  it('are stored with all fields before the response (ENQ-01, ENQ-02)', async () => {
    const from = addDays(today(), 30);
    const enquiry = {
      email: 'Wei@Reef.example',
      phone: '+62 812 3456 789',
      preferred_channel: 'wechat',
      package_slug: 'bunaken',
      date_from: from,
      date_to: addDays(from, 3),
      divers: '2',
      guests: 1,
      children: 0,
      certification: 'advanced',
      message: '我们想看海龟',
    };
    const { status, body, headers } = await bookings.send(enquiry);
    expect([status, headers.get('cache-control'), body.data.state]).toEqual([201, 'no-store', 'new']);
    const [stored] = await bookings.enquiries.find().toArray();
    expect(stored).toMatchObject({
      reference: body.data.reference,
      state: 'new',
      name: 'Wei Lin',
      email: 'wei@reef.example',
      phone: '+62 812 3456 789',
      wechat: 'weilin',
      preferredChannel: 'wechat',
      language: 'CN',
      package: { slug: 'bunaken', name: PACKAGE_NAME },
      dates: { from, to: addDays(from, 3), month: null },
      party: { divers: 2, guests: 1, children: 0 },
      certification: 'advanced',
      messages: [{ text: '我们想看海龟', from: 'guest', channel: 'site' }],
    });
  });

  it.each([
    [{ email: 'ana@reef.example' }, 'email'],
    [{ phone: '0812 345678' }, 'whatsapp'],
    [{ wechat: 'ana_1' }, 'wechat'],
    [{ wechat: 'ana_1', email: 'ana@reef.example', preferred_channel: 'whatsapp' }, 'email'],
  ])('need a name and one way to answer only: %j is answered by %s (ENQ-01)', async (ways, channel) => {
    const { status } = await bookings.ask('POST', '/api/enquiries', { body: { name: 'Ana', ...ways } });
    expect(status).toBe(201);
    expect(await bookings.enquiries.findOne()).toMatchObject({ name: 'Ana', preferredChannel: channel, language: 'EN', messages: [] });
  });

  it.each([
    ['0812 5550 1234', 'EN', '+6281255501234'],
    ['+62 0812 5550 1234', 'EN', '+6281255501234'],
    ['+62 812 5550 1234', 'EN', '+62 812 5550 1234'],
    ['00 44 7700 900123', 'EN', '+447700900123'],
    ['6281255501234', 'EN', '6281255501234'],
    ['138 0013 8000', 'CN', '+8613800138000'],
    ['0812 5550 1234', 'CN', '+6281255501234'],
  ])('understand the phone number %s of a guest who reads %s as %s [ENQ-01]', async (phone, language, whole) => {
    const { status } = await bookings.send({ phone, language, wechat: undefined });
    expect(status).toBe(201);
    expect((await bookings.enquiries.findOne())?.phone).toBe(whole);
  });

  it('return a field error for a phone number that cannot exist [ENQ-01]', async () => {
    for (const phone of ['123456', '+1 555 0100', '138 0013 8000', '000000000']) {
      const messages = { phone: 'Phone must be a number such as +62431000000' };
      expect([phone, ...(await rejected({ name: 'Ana', phone, language: 'EN' }))]).toEqual([phone, 400, 'validation_failed', messages]);
    }
    expect(await bookings.enquiries.countDocuments()).toBe(0);
  });

  it.each([
    [{}, { name: 'Name is required', contact: 'Please leave an email address, a phone number or a WeChat id' }],
    [{ name: 'Ana', email: ' ', phone: '' }, { contact: 'Please leave an email address, a phone number or a WeChat id' }],
    [{ name: 'Ana', email: 'ana@' }, { email: 'Please enter a valid email address' }],
    [{ name: 'Ana', phone: 'call me' }, { phone: 'Please enter a phone number with its digits' }],
    [{ name: 'Ana', wechat: 'a', language: 'FR' }, { language: 'Language must be one of EN, ID, CN' }],
    [{ name: 'Ana', wechat: 'a', date_from: 'soon' }, { date_from: 'First day must be a day such as 2027-03-14' }],
    [{ name: 'Ana', wechat: 'a', divers: -1 }, { divers: 'Divers must be a whole number from 0 to 99' }],
    [
      { name: 'Ana', wechat: 'a', date_from: '2999-03-02', date_to: '2999-03-01' },
      { date_to: 'Last day must not be before the first day' },
    ],
    [{ name: 'Ana', wechat: 'a', month: '2999-13' }, { month: 'Month must be a month such as 2027-03' }],
  ])('that cannot be answered are refused by field: %j (ENQ-01)', async (enquiry, errors) => {
    expect(await rejected(enquiry)).toEqual([400, 'validation_failed', errors]);
    expect(await bookings.enquiries.countDocuments()).toBe(0);
  });

  it("accept future days and months in the operator's time zone only (DEP-06)", async () => {
    const begun = 'This day has begun already. Please choose a later one';
    const ana = { name: 'Ana', wechat: 'a' };
    expect(await rejected({ ...ana, date_from: today() })).toEqual([400, 'validation_failed', { date_from: begun }]);
    expect(await rejected({ ...ana, month: addDays(`${today().slice(0, 7)}-01`, -1).slice(0, 7) })).toEqual([
      400,
      'validation_failed',
      { month: begun },
    ]);
    expect((await bookings.send({ date_from: addDays(today(), 1), month: today().slice(0, 7) })).status).toBe(201);
  });

  it('are stored once per idempotency key, with the same response to parallel requests on two replicas (ENQ-02)', async () => {
    const other = await bookings.addReplica();
    const key = randomUUID();
    const body = { name: 'Wei Lin', wechat: 'weilin', language: 'CN', message: 'Two of us' };
    const headers = { 'idempotency-key': key };
    const send = (url: string) => bookings.ask<{ data: EnquiryReceiptView }>('POST', '/api/enquiries', { body, headers, url });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 ? other : bookings.url)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
    expect(await bookings.enquiries.countDocuments()).toBe(1);
    const another = await bookings.ask<ErrorBody>('POST', '/api/enquiries', { body: { ...body, message: 'Three of us' }, headers });
    expect([another.status, another.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('have a unique reference that can be read out (ENQ-03)', async () => {
    const receipts = await Promise.all(Array.from({ length: 30 }, () => bookings.send()));
    const references = receipts.map(({ body }) => body.data.reference);
    for (const reference of references) expect(reference).toMatch(/^[A-Z]{2}-[A-HJ-NP-Z2-9]{6}$/);
    expect(new Set(references).size).toBe(30);
    const indexes = await bookings.enquiries.indexes();
    expect(indexes.find(({ key }) => Object.keys(key).join() === 'reference')?.unique).toBe(true);
  });

  it('open at a private address, in the language of the visit, without caching (ENQ-03)', async () => {
    const { body } = await bookings.send({ package_slug: 'bunaken', message: 'Turtles?', month: addDays(today(), 40).slice(0, 7) });
    const address = new URL(body.data.status_url);
    expect([address.origin, address.pathname, address.searchParams.get('lang')]).toEqual([SITE, '/auth/enquiry', 'cn']);
    const { status, headers, body: seen } = await statusOf(tokenOf(body.data));
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null]);
    expect(seen.data).toMatchObject({
      reference: body.data.reference,
      state: 'new',
      language: 'CN',
      package: { slug: 'bunaken', name: PACKAGE_NAME },
      dates: { from: null, to: null, month: addDays(today(), 40).slice(0, 7) },
      messages: [{ from: 'guest', text: 'Turtles?' }],
    });
    expect(JSON.stringify(seen)).not.toContain('weilin');
    for (const wrong of [randomUUID(), 'x'.repeat(2_000), '%24ne', `${tokenOf(body.data)}x`])
      expect((await statusOf(wrong)).status).toBe(404);
  });

  it('accept a further message of the guest once, and wait for an answer again (ENQ-03)', async () => {
    const token = tokenOf((await bookings.send()).body.data);
    const path = `/api/enquiries/status/${token}/messages`;
    const headers = { 'idempotency-key': randomUUID() };
    const say = (message: string) => bookings.ask<Status & ErrorBody>('POST', path, { body: { message }, headers });
    await bookings.enquiries.updateOne({}, { $set: { state: 'answered', waitingSince: null } });
    const answers = await Promise.all([say('One more'), say('One more'), say('One more')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await statusOf(token)).body.data).toMatchObject({ state: 'new', messages: [{ from: 'guest', text: 'One more' }] });
    expect((await bookings.enquiries.findOne())?.waitingSince).toBeInstanceOf(Date);
    expect((await say('Another')).body.code).toBe('idempotency_key_reused');
    expect((await bookings.ask('POST', path, { body: { message: ' ' } })).status).toBe(400);
    expect((await bookings.ask('POST', '/api/enquiries/status/nobody/messages', { body: { message: 'Hi' } })).status).toBe(404);
  });

  it('that look like spam get the usual response, are listed only on request, and send no emails (ENQ-07)', async () => {
    const email = contact();
    const { status, body } = await bookings.send({ email, website: 'https://pills.example' });
    expect([status, body.data.state, Object.keys(body.data).sort()]).toEqual([201, 'new', ['reference', 'state', 'status_url']]);
    expect((await statusOf(tokenOf(body.data))).body.data.state).toBe('new');
    const list = (query: string) => bookings.ask<{ data: unknown[] }>('GET', `/api/enquiries${query}`, { role: 'admin' });
    expect((await list('')).body.data).toEqual([]);
    expect((await list('?state=spam')).body.data).toHaveLength(1);
    expect(await bookings.collection('letters').countDocuments({ to: email })).toBe(0);
    await bookings.send({ filled_in_ms: 300 });
    expect((await list('?state=spam')).body.data).toHaveLength(2);
  });

  it('send one confirmation in the language of the visit and one notice to the operator (ENQ-04, DEP-09)', async () => {
    const email = contact();
    const mail = await bookings.mailbox.emailAfter(email, () =>
      bookings.send(
        { email, package_slug: 'bunaken', divers: 2, children: 1, name: 'BUY NOW', message: 'http://bad.example' },
        randomUUID(),
      ),
    );
    const { reference } = (await bookings.enquiries.findOne({ email })) ?? { reference: 'none' };
    expect(mail.subject).toContain(reference);
    expect(mail.html).toContain('lang="zh-Hans"');
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain('您的咨询已送达');
      expect(text).toContain(PACKAGE_NAME.cn);
      expect(text).toContain(`${SITE}/auth/enquiry?lang=cn#`);
      // The email must not contain text of the sender.
      expect(text).not.toContain('BUY NOW');
      expect(text).not.toContain('bad.example');
    }
    // Emails of earlier tests may still be on their way.
    const notices = () => bookings.mailbox.emailsTo(OPERATOR_EMAIL).filter(({ subject }) => subject.includes(reference));
    await eventually(() => expect(notices()).toHaveLength(1));
    const [notice] = notices();
    expect(notice?.subject).toBe(`New enquiry ${reference} from BUY NOW`);
    for (const text of ['http://bad.example', 'Divers: 2', 'Children: 1']) expect(notice?.text).toContain(text);
    expect(notice?.text).toContain(`${SITE}/admin/enquiries/`);
    const waiting = { state: 'waiting' };
    await eventually(async () => expect(await bookings.collection('letters').countDocuments(waiting)).toBe(0));
    expect([bookings.mailbox.emailsTo(email).length, notices().length]).toEqual([1, 1]);
  });

  it('entered by staff count towards no limit, and send no emails', async () => {
    const strict = await bookings.addReplica({ ENQUIRIES_PER_NETWORK: '1', ENQUIRIES_PER_CONTACT: '1' });
    const email = contact();
    for (const name of ['Ana', 'Ana again']) {
      const { status } = await bookings.ask('POST', '/api/enquiries', { body: { name, email }, role: 'admin', url: strict });
      expect(status).toBe(201);
    }
    expect(await bookings.enquiries.countDocuments({ email })).toBe(2);
    expect(await bookings.collection('letters').countDocuments()).toBe(0);
  });
});
