import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { BookingsUnderTest, OPERATOR, tokenOf } from './bookings-under-test.ts';

/** A zone whose date differs from that of the file's zone, and whose midnight is over an hour away. */
const [EARLY, LATE] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const timeZone = dayIn(EARLY, new Date()) === dayIn(OPERATOR.timeZone, new Date()) ? LATE : EARLY;
const NONE = { phone: '', phoneDisplay: '', whatsapp: '', email: '' };
const CONTACTS = { en: NONE, id: NONE, cn: NONE };
const RECORD: Brand = { ...OPERATOR, name: 'Quiet Reef', shortName: 'Quiet', email: 'quiet@reef.example', contacts: CONTACTS, timeZone };

describe('enquiries of an operator with an address for guests of one language only', () => {
  const OFFICE = 'china@reef.example';
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, { ...RECORD, email: '', contacts: { ...CONTACTS, cn: { ...NONE, email: OFFICE } } });
  });
  afterAll(() => bookings?.stop());

  it('send a notice to the address of their language, and none without one [SET-01, SET-04, ENQ-04]', async () => {
    const notices = async () => {
      const emails = await bookings
        .collection<{ _id: string; kind: string; to: string }>('letters')
        .find({ kind: 'enquiry-notice' })
        .toArray();
      return emails.map(({ to }) => to);
    };
    const say = (receipt: EnquiryReceiptView) =>
      bookings.ask('POST', `/api/enquiries/status/${tokenOf(receipt)}/messages`, { body: { message: 'One more' } });
    for (const language of ['EN', 'ID']) {
      const sent = await bookings.send({ language });
      expect([sent.status, (await say(sent.body.data)).status]).toEqual([201, 201]);
    }
    expect(await notices()).toEqual([]);
    const sent = await bookings.send({ language: 'CN' });
    expect([sent.status, (await say(sent.body.data)).status]).toEqual([201, 201]);
    expect(await notices()).toEqual([OFFICE, OFFICE]);
  });
});

describe('enquiries of an operator whose record was edited since the first day', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, RECORD);
  });
  afterAll(() => bookings?.stop());

  it("use the operator's current name in confirmations, notices and references (SET-01)", async () => {
    const email = 'wei@reef.example';
    const mail = await bookings.mailbox.emailAfter(email, () => bookings.send({ email, language: 'EN' }));
    expect(mail.subject).toMatch(/^We have your enquiry QU-\w{6} – Quiet Reef$/);
    expect(mail.text).not.toContain(OPERATOR.name);
    await eventually(() => expect(bookings.mailbox.emailsTo(RECORD.email)).toHaveLength(1));
    expect(bookings.mailbox.emailsTo(OPERATOR.email)).toEqual([]);
  });

  it('accept future days in the current time zone only (SET-01, DEP-06)', async () => {
    const today = dayIn(timeZone, new Date());
    expect((await bookings.send({ date_from: today })).status).toBe(400);
    expect((await bookings.send({ date_from: addDays(today, 1) })).status).toBe(201);
  });

  it('accept and show future departures in the current time zone only (DEP-06)', async () => {
    const today = dayIn(timeZone, new Date());
    const [begun, next] = [await bookings.plan({ date: today }), await bookings.plan({ date: addDays(today, 1) })];
    expect((await bookings.departures()).map(({ date }) => date)).toEqual([addDays(today, 1)]);
    expect((await bookings.send({ departure_id: begun[0]?.departure_id })).status).toBe(400);
    expect((await bookings.send({ departure_id: next[0]?.departure_id })).status).toBe(201);
  });
});
