import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import type { EmailDocument } from '@reefdesk/mail/outbox';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { HttpClient } from '@reefdesk/test-kit/http';
import { BookingsUnderTest, tokenOf } from './bookings-under-test.ts';

const HOUR_MS = 3_600_000;
const contact = () => `${randomUUID()}@reef.example`;

describe('enquiries', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'letters', 'enquiry_counts'));

  const sendTo = (url: string, address: string, ways: object, key: string = randomUUID()) =>
    new HttpClient(url).post<ErrorBody & { data: EnquiryReceiptView }>(
      '/api/enquiries',
      { name: 'Ana', ...ways },
      { headers: { 'x-forwarded-for': address, 'idempotency-key': key } },
    );

  it('of one network or one contact are limited by the hour, and the error contains the time to wait (ENQ-07)', async () => {
    const strict = await bookings.addReplica({ ENQUIRIES_PER_NETWORK: '6', ENQUIRIES_PER_CONTACT: '2' });
    const send = (address: string, ways: object, key?: string) => sendTo(strict, address, ways, key);
    const email = contact();
    const key = randomUUID();
    expect((await send('203.0.113.1', { email }, key)).status).toBe(201);
    expect((await send('203.0.113.2', { email: email.toUpperCase() })).status).toBe(201);
    const third = await send('203.0.113.3', { email });
    expect([third.status, third.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(third.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    // A retry gets the same response despite the limits.
    expect((await send('203.0.113.1', { email }, key)).status).toBe(201);
    const crowd = await Promise.all(Array.from({ length: 12 }, () => send('203.0.113.9', { wechat: randomUUID() })));
    expect(crowd.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(crowd.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('of one contact are limited within any hour, not within a clock hour (ENQ-07)', async () => {
    const strict = await bookings.addReplica({ ENQUIRIES_PER_CONTACT: '2' });
    const email = contact();
    const clock = new HeldClock();
    const send = async () => {
      const { status, headers } = await sendTo(strict, '203.0.113.20', { email });
      return [status, headers.get('retry-after')];
    };
    try {
      clock.setTimeOfDay(HOUR_MS - 60_000 - (Date.now() % HOUR_MS));
      expect(await send()).toEqual([201, null]);
      clock.pass(30_000);
      expect(await send()).toEqual([201, null]);
      clock.pass(30_000);
      expect(await send()).toEqual([429, '3540']);
      clock.pass(3_540_000 - 1);
      expect(await send()).toEqual([429, '1']);
      clock.pass(1);
      expect(await send()).toEqual([201, null]);
      expect(await send()).toEqual([429, '30']);
    } finally {
      clock.release();
    }
  });

  it('and messages are limited for a /64 of IPv6, and for its /48 three times as high [ENQ-07]', async () => {
    const receipts: EnquiryReceiptView[] = [];
    const strict = await bookings.addReplica({ ENQUIRIES_PER_NETWORK: '2' });
    const send = async (address: string) => (await sendTo(strict, address, { wechat: randomUUID() })).status;
    for (let number = 0; number < 7; number += 1) receipts.push((await bookings.send()).body.data);
    let next = 0;
    const say = async (address: string) => {
      next = (next + 1) % receipts.length;
      const path = `/api/enquiries/status/${tokenOf(receipts[next] as EnquiryReceiptView)}/messages`;
      const headers = { 'x-forwarded-for': address, 'idempotency-key': randomUUID() };
      return (await new HttpClient(strict).post(path, { message: 'One more' }, { headers })).status;
    };
    for (const attempt of [send, say]) {
      const from = async (...addresses: string[]) => {
        const statuses: number[] = [];
        for (const address of addresses) statuses.push(await attempt(`2001:db8:${address}`));
        return statuses;
      };
      expect(await from('1:a::1', '1:a:ffff::2', '1:a::3')).toEqual([201, 201, 429]);
      expect(await from('1:b::1', '1:c::1', '1:d::1', '1:e::1', '1:f::1')).toEqual([201, 201, 201, 201, 429]);
      expect(await from('2:a::1')).toEqual([201]);
    }
  });

  it('are stored beyond the hourly number of emails to new addresses; those emails wait for their hour [ENQ-04, ENQ-07]', async () => {
    const strict = await bookings.addReplica({ ENQUIRY_EMAILS_PER_HOUR: '2' });
    const emails = bookings.collection<EmailDocument>('letters');
    const [first, second, third, fourth, known] = [contact(), contact(), contact(), contact(), contact()];
    const answered = await bookings.enquiryId({ email: known });
    const arrive = (email: string, count: number) => eventually(() => expect(bookings.mailbox.emailsTo(email)).toHaveLength(count));
    await arrive(known, 1);
    await bookings.ask('POST', `/api/enquiries/${answered}/messages`, { role: 'admin', body: { channel: 'wechat', text: '您好' } });
    await bookings.collection('enquiry_counts').deleteMany({});
    await emails.deleteMany({});
    const sentAt: number[] = [Date.now()];
    for (const email of [first, second, third, fourth, known]) {
      expect((await sendTo(strict, '203.0.113.30', { email })).status).toBe(201);
      sentAt.push(Date.now());
    }
    // Each waiting email follows an hour after the one that used its place.
    for (const [place, email] of [third, fourth].entries()) {
      const due = (await emails.findOne({ to: email, kind: 'enquiry-received' }))?.notBefore.getTime() ?? 0;
      expect(due).toBeGreaterThanOrEqual((sentAt[place] ?? 0) + HOUR_MS);
      expect(due).toBeLessThanOrEqual((sentAt[place + 1] ?? 0) + HOUR_MS);
    }
    await Promise.all([arrive(first, 1), arrive(second, 1), arrive(known, 2)]);
    expect(await emails.findOne({ to: third })).toMatchObject({ state: 'waiting', attempts: 0 });
    await emails.updateOne({ to: third }, { $set: { notBefore: new Date() } });
    await arrive(third, 1);
    expect(bookings.mailbox.emailsTo(fourth)).toEqual([]);
  });
});
