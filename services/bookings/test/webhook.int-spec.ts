import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import type { WebhookDeliveryView, WebhookView } from '@reefdesk/contracts/webhook/endpoints';
import { DELIVERY_TRIES } from '@reefdesk/contracts/webhook/requests';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { HttpsReceiver } from '@reefdesk/test-kit/https-receiver';
import { startServiceProcess } from '@reefdesk/test-kit/service-process';
import type { DeliveryDocument } from '../src/webhook/delivery.schema.ts';
import { OUTSIDE_TRANSPORT, type WebhookTransport } from '../src/webhook/webhook-transport.ts';
import { BookingsUnderTest, SITE } from './bookings-under-test.ts';

const MAIN = join(__dirname, '../dist/main.js');
const HOOK = 'https://hooks.partner.example/in?key=1';
const day = addDays(dayIn('Asia/Makassar', new Date()), 5);

const NAMES: Readonly<Record<string, string>> = {
  'hooks.partner.example': '127.0.0.1',
  'inside.partner.example': '10.0.0.8',
  'half.partner.example': '127.0.0.1,169.254.169.254',
};

describe('the webhook', () => {
  let receiver: HttpsReceiver;
  let bookings: BookingsUnderTest;
  let transport: WebhookTransport;
  const requests: string[] = [];

  beforeAll(async () => {
    receiver = await HttpsReceiver.start(['hooks.partner.example']);
    transport = {
      resolve: async (name) => {
        requests.push(name);
        return NAMES[name]?.split(',') ?? [];
      },
      permits: (address) => address === '127.0.0.1' || OUTSIDE_TRANSPORT.permits(address),
      port: receiver.port,
      ca: receiver.ca,
    };
    bookings = await BookingsUnderTest.start({}, undefined, transport);
  });
  afterAll(async () => {
    await bookings?.stop();
    await receiver?.stop();
  });
  beforeEach(() => {
    receiver.answer = { status: 204 };
  });
  afterEach(async () => {
    await call('DELETE', '');
    await bookings.empty('webhook_deliveries', 'bookings', 'departures', 'enquiries');
    receiver.received.length = 0;
  });

  const call = <Data = WebhookView>(method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    bookings.ask<{ data: Data } & ErrorBody>(method, `/api/webhook${path}`, { role: 'admin', headers, ...(body && { body }) });
  const set = async (url = HOOK): Promise<WebhookView> => (await call('PUT', '', { url })).body.data;
  const deliveries = async () => (await call<WebhookDeliveryView[]>('GET', '/deliveries')).body.data;
  const stored = () => bookings.collection<DeliveryDocument>('webhook_deliveries');
  const due = (change: Partial<DeliveryDocument> = {}) => stored().updateMany({}, { $set: { ...change, notBefore: new Date() } });
  const deliveriesOf = (event: string) =>
    eventually(() => {
      const found = receiver.received.find(({ headers }) => headers['reefdesk-event'] === event);
      if (!found) throw new Error(`Nobody was told of ${event}`);
      return found;
    });
  const only = (expected: object) =>
    eventually(async () => {
      const all = await deliveries();
      expect(all).toEqual([expect.objectContaining(expected)]);
      return all[0] as WebhookDeliveryView;
    });

  it('ENQ-18: sends new enquiries and changed bookings, signed over time and body, without personal data', async () => {
    const { secret } = await set();
    const enquiryId = await bookings.enquiryId({ package_slug: 'bunaken', message: 'Call me on 0812 3456' });
    const first = await deliveriesOf('enquiry.created');
    expect(first.path).toBe('/in?key=1');
    const { 'reefdesk-timestamp': time, 'reefdesk-signature': signature, 'reefdesk-delivery': id } = first.headers;
    const expected = createHmac('sha256', secret ?? '')
      .update(`${time}.${first.body}`)
      .digest('hex');
    expect(signature).toBe(`v1=${expected}`);
    expect(Math.abs(Number(time) - Date.now() / 1_000)).toBeLessThan(600);
    const told1 = JSON.parse(first.body);
    expect(told1).toMatchObject({
      id,
      event: 'enquiry.created',
      data: { enquiry_id: enquiryId, package: { slug: 'bunaken' }, state: 'new' },
    });
    expect(told1.data.link).toBe(`${SITE}/admin/enquiries/${enquiryId}`);

    const [departure] = await bookings.plan({ date: day });
    const booked = await bookings.book(enquiryId, { departure_id: departure?.departure_id, seats: 2, hold_hours: 4, notes: 'Old friend' });
    expect(JSON.parse((await deliveriesOf('booking.created')).body).data).toMatchObject({
      booking_id: booked.body.data.booking_id,
      state: 'held',
      seats: 2,
    });
    await bookings.editBooking(booked.body.data.booking_id, { state: 'confirmed', sizes: 'fins 44/45' });
    expect(JSON.parse((await deliveriesOf('booking.changed')).body).data).toMatchObject({ state: 'confirmed' });
    // No id or reference contains these strings by chance.
    for (const { body } of receiver.received) expect(body).not.toMatch(/Wei\b|weilin|0812 3456|Old friend|44\/45/);

    const shown = await eventually(async () => {
      const all = await deliveries();
      expect(all.map(({ event, state, status, tries }) => [event, state, status, tries])).toEqual([
        ['booking.changed', 'delivered', 204, 1],
        ['booking.created', 'delivered', 204, 1],
        ['enquiry.created', 'delivered', 204, 1],
      ]);
      return all;
    });
    expect(new Set(shown.map(({ reference }) => reference))).toEqual(new Set([booked.body.data.reference]));
    expect(requests).toEqual(['hooks.partner.example', 'hooks.partner.example', 'hooks.partner.example']);
  });

  it('sends nothing for spam, for rejected requests, or while no address is set', async () => {
    await bookings.enquiryId();
    await set();
    await bookings.enquiryId({ website: 'https://spam.example' });
    const id = await bookings.enquiryId();
    const [departure] = await bookings.plan({ date: day, seats: 1 });
    expect((await bookings.book(id, { departure_id: departure?.departure_id, seats: 2 })).status).toBe(409);
    await deliveriesOf('enquiry.created');
    await only({ event: 'enquiry.created', record_id: id, state: 'delivered' });
  });

  it('retries with growing pauses, fails after twelve attempts, and can be resent by hand (ENQ-18)', async () => {
    await set();
    receiver.answer = { status: 503 };
    expect((await call('POST', '/test')).status).toBe(201);
    const pausesFor = (minutes: number, expected: object) =>
      eventually(async () => {
        const { next_at: next, tried_at: tried } = await only({ event: 'test', state: 'waiting', status: 503, ...expected });
        expect(Date.parse(next ?? '') - Date.parse(tried ?? '')).toBe(minutes * 60_000);
      });
    await pausesFor(0.5, { tries: 1 });
    await due({ attempts: 8 });
    await pausesFor(180, { tries: 9 });
    receiver.answer = { status: 302, headers: { location: 'https://hooks.partner.example/elsewhere' } };
    await due({ attempts: DELIVERY_TRIES - 1 });
    const { delivery_id: id } = await only({ state: 'failed', tries: DELIVERY_TRIES, status: 302, next_at: null });
    expect(receiver.received.map(({ path }) => path)).toEqual(Array(3).fill('/in?key=1'));

    receiver.answer = { status: 200 };
    expect((await call('POST', `/deliveries/${id}/again`)).status).toBe(201);
    await only({ delivery_id: id, state: 'delivered', tries: 1, status: 200 });
    expect(new Set(receiver.received.map(({ headers }) => headers['reefdesk-delivery']))).toEqual(new Set([id]));
    expect((await call('POST', '/deliveries/nobody/again')).status).toBe(404);
    const metrics = await (await fetch(`${bookings.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(/webhook_deliveries_total\{event="test",outcome="failed",service="bookings"\} 1/);
  });

  it.each(['inside', 'half'])('sends nothing into the internal network: %s.partner.example (ENQ-18)', async (name) => {
    await set(`https://${name}.partner.example/`);
    await call('POST', '/test');
    await only({ state: 'waiting', tries: 1, status: null, fault: 'inside' });
    expect(receiver.received).toEqual([]);
  });

  it('rejects loopback addresses in production, and unknown certificate authorities', async () => {
    await set('https://name.partner.example/');
    const leading = { resolve: async () => ['127.0.0.1'], port: receiver.port };
    // The test still resolves names, because real DNS does not know them.
    Object.assign(transport, { ...OUTSIDE_TRANSPORT, ...leading, ca: receiver.ca });
    await call('POST', '/test');
    await only({ fault: 'inside' });
    Object.assign(transport, leading, { permits: () => true });
    await due();
    await only({ fault: 'certificate', tries: 2 });
    expect(receiver.received).toEqual([]);
  });

  it('accepts only public https addresses, and shows its secret once (ENQ-18)', async () => {
    const rejected = ['', 'http://partner.example/', 'https://partner.example:8443/', 'https://a:b@partner.example/', 'https://intranet/'];
    const inside = [
      '127.0.0.1',
      '[::1]',
      '10.1.2.3',
      '169.254.169.254',
      '100.64.0.1',
      '[fd00::1]',
      '[::ffff:192.168.0.1]',
      '2130706433',
      '0x7f.1',
    ];
    const production = await bookings.addReplica();
    for (const url of [...rejected, ...inside.map((host) => `https://${host}/`), 7, null]) {
      const { status, body } = await bookings.ask<ErrorBody>('PUT', '/api/webhook', { role: 'admin', body: { url }, url: production });
      expect([url, status, Object.keys(body.fields ?? {})]).toEqual([url, 400, ['url']]);
    }
    expect((await call('GET', '')).body.data).toBeNull();
    for (const path of ['/test', '/secret']) expect((await call('POST', path)).body.code).toBe('webhook_missing');

    const made = await set();
    expect(made.secret).toMatch(/^[\w-]{43}$/);
    expect((await call('GET', '')).body.data).toEqual({ ...made, secret: null });
    expect((await call('PUT', '', { url: 'https://other.example/' }, { 'if-match': '"7"' })).status).toBe(409);
    const moved = await call('PUT', '', { url: 'https://other.example/' }, { 'if-match': '"1"' });
    expect(moved.body.data).toMatchObject({ url: 'https://other.example/', secret: null, version: 2 });
    const renewed = (await call('POST', '/secret')).body.data;
    expect(renewed.secret).toMatch(/^[\w-]{43}$/);
    expect(renewed.secret).not.toBe(made.secret);
    expect((await call('DELETE', '', undefined, { 'if-match': '"1"' })).status).toBe(409);
    expect((await call('DELETE', '')).status).toBe(200);
    expect((await call('DELETE', '')).status).toBe(409);
  });

  it('loses no acknowledged enquiry when the process is killed before the delivery (ENQ-18)', async () => {
    await set('https://hooks.partner.example/');
    receiver.answer = { status: 503 };
    const killed = await startServiceProcess(MAIN, {
      ...bookings.stack.env('bookings'),
      ...bookings.mailbox.env(SITE),
      ENQUIRIES_PER_NETWORK: '100000',
      LOG_LEVEL: 'error',
    });
    const key = randomUUID();
    const sent = new HttpClient(killed.url).post('/api/enquiries', { name: 'Ana', wechat: 'ana' }, { headers: { 'idempotency-key': key } });
    const { status } = await sent.finally(() => killed.kill());
    expect(status).toBe(201);
    await killed.stop();
    Object.assign(transport, { resolve: async () => ['127.0.0.1'], permits: () => true, ca: receiver.ca });
    receiver.answer = { status: 204 };
    // Releases the claim of the killed process, which would last a minute.
    await eventually(async () => {
      await stored().updateMany({ state: { $in: ['put', 'waiting'] } }, { $set: { notBefore: new Date() } });
      const [delivery] = await deliveries();
      expect(delivery).toMatchObject({ event: 'enquiry.created', record_id: enquiryIdOf(key), state: 'delivered' });
    });
    expect(receiver.received.some(({ body }) => JSON.parse(body).data.enquiry_id === enquiryIdOf(key))).toBe(true);
  });
});
