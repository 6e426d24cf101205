import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { BookingsUnderTest, tokenOf } from './bookings-under-test.ts';

describe("the guest's page for staff (ENQ-22)", () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());

  const sent = (enquiry: object = {}) => bookings.sent({ message: 'Turtles?', ...enquiry });

  const guestPage = (id: string, role: 'admin' | 'customer' | null = 'admin') =>
    bookings.ask<{ data: EnquiryStatusView } & ErrorBody>('GET', `/api/enquiries/${id}/guest-page`, { role });

  it("shows the guest's view", async () => {
    const { id, token } = await sent({ package_slug: 'bunaken', divers: 2, month: '2999-07' });
    await bookings.book(id, { date: '2999-07-01', seats: 2 });
    const guests = await bookings.ask<{ data: EnquiryStatusView }>('GET', `/api/enquiries/status/${token}`);
    const { status, headers, body } = await guestPage(id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toEqual(guests.body.data);
    expect(body.data).toMatchObject({ name: 'Wei Lin', bookings: [{ seats: 2 }], messages: [{ text: 'Turtles?' }] });
  });

  it('is for staff only, and returns an error for unknown and erased enquiries', async () => {
    const { id } = await sent();
    expect((await guestPage(id, null)).status).toBe(401);
    expect((await guestPage(id, 'customer')).status).toBe(403);
    expect((await guestPage(randomUUID())).body.code).toBe('enquiry_not_found');
    await bookings.ask('DELETE', `/api/enquiries/${id}`, { role: 'admin' });
    const { status, body } = await guestPage(id);
    expect([status, body.code]).toEqual([410, 'enquiry_erased']);
  });

  it("ends together with the guest's link (ENQ-21)", async () => {
    const { id } = await sent();
    await bookings.enquiries.updateOne({ _id: id }, { $set: { updatedAt: new Date('2020-01-01T00:00:00Z') } });
    const { status, body } = await guestPage(id);
    expect([status, body.code]).toEqual([410, 'enquiry_link_ended']);
  });

  it('rejects all writes', async () => {
    const { id } = await sent();
    const body = { message: 'As the guest', wish: 'cancel' };
    const writes: [method: string, path: string, refusal: number][] = [
      ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method): [string, string, number] => [method, `/api/enquiries/${id}/guest-page`, 404]),
      ['POST', `/api/enquiries/${id}/guest-page/messages`, 404],
      ['POST', `/api/enquiries/status/${id}/messages`, 404],
      ['POST', `/api/enquiries/status/of=${id}/messages`, 404],
      ['POST', `/api/my/trips/${id}/wishes`, 403],
    ];
    for (const [method, path, rejection] of writes) {
      const { status } = await bookings.ask(method, path, { body, role: 'admin' });
      expect([method, path, status]).toEqual([method, path, rejection]);
    }
    const { version, messages } = await bookings.whole(id);
    expect([version, messages.map(({ text }) => text)]).toEqual([1, ['Turtles?']]);
  });

  it("is not returned to staff who repeat the guest's request under the id of the enquiry", async () => {
    const typed = { name: 'Wei Lin', wechat: 'weilin', language: 'CN', message: 'Turtles?' };
    const [key, earlier] = [randomUUID(), randomUUID()];
    const { id, token } = await bookings.sent(typed, key);
    // Earlier versions stored the key as the id.
    const present = await bookings.enquiries.findOne({ _id: id });
    if (present) await bookings.enquiries.insertOne({ ...present, _id: earlier, token: 'earlier', reference: 'earlier' });
    const repeat = (used: string) => bookings.send(typed, used);
    for (const used of [earlier, earlier.toUpperCase()]) {
      const { status, body } = await repeat(used);
      expect([status, body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
    }
    const other = await repeat(id);
    expect([other.status, other.body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
    const guests = await repeat(key);
    expect([guests.status, tokenOf(guests.body.data)]).toEqual([201, token]);
    expect((await bookings.whole(id)).messages.map(({ message_id }) => message_id)).not.toContain(key);
  });

  it('keeps every message and rejects another one under the same key', async () => {
    const { id, token } = await sent();
    const headers = { 'idempotency-key': (await bookings.whole(id)).messages[0]?.message_id ?? '' };
    const answers = [
      await bookings.ask<ErrorBody>('POST', `/api/enquiries/status/${token}/messages`, { headers, body: { message: 'And whales?' } }),
      await bookings.ask<ErrorBody>('POST', `/api/enquiries/${id}/messages`, {
        headers,
        body: { channel: 'wechat', text: 'Yes' },
        role: 'admin',
      }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('contains no token in any response to staff', async () => {
    const { id, token } = await sent({ email: 'wei@reef.example' });
    const path = `/api/enquiries/${id}`;
    const calls: [string, string, object?][] = [
      ['GET', '/api/enquiries'],
      ['GET', path],
      ['GET', `${path}/guest-page`],
      ['PATCH', path, { tags: ['friends'] }],
      ['POST', `${path}/notes`, { text: 'Old friends' }],
      ['POST', `${path}/messages`, { channel: 'email', text: 'Yes' }],
      ['POST', `${path}/bookings`, { date: '2999-07-01', seats: 1 }],
      ['GET', '/api/bookings'],
      ['GET', '/api/enquiries/export.csv'],
    ];
    for (const [method, called, body] of calls) {
      const answer = await bookings.ask(method, called, { role: 'admin', ...(body && { body }) });
      expect([method, called, answer.status < 300, JSON.stringify(answer.body).includes(token)]).toEqual([method, called, true, false]);
    }
  });
});
