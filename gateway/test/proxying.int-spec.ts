import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const MEGABYTE = 1024 * 1024;
const SILENCE_MS = 600;
/** A busy process may pause longer, so this limit is higher. */
const FLOWING_SILENCE_MS = 2_500;
/** Longer than any test. */
const NEVER_MS = '600000';
const REPORTED_MS = '599500';

const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x' };

describe('proxying', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { UPSTREAM_TIMEOUT_MS: NEVER_MS, UPLOAD_TIMEOUT_MS: NEVER_MS } });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  it('sends each path unchanged, query included, to the service that owns it', async () => {
    await gateway.ask('/api/me?a=1&a=2');
    await gateway.ask('/api/get-travel-details/x%20y?b=%26');
    await gateway.ask('/media/0f3a/640?v=1');
    await gateway.ask('/api/testimonials/1', { method: 'DELETE' });
    expect(gateway.services.auth.received.map(({ url }) => url)).toEqual(['/api/me?a=1&a=2']);
    expect(gateway.services.catalog.received.map(({ url }) => url)).toEqual(['/api/get-travel-details/x%20y?b=%26']);
    expect(gateway.services.media.received.map(({ url }) => url)).toEqual(['/media/0f3a/640?v=1']);
    expect(gateway.services.testimonials.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/testimonials/1']);
  });

  it('sends each service the timeout, whatever the visitor sends', async () => {
    const pretended = { 'x-reefdesk-time-left-ms': '999999' };
    await gateway.ask('/api/me', { headers: pretended });
    await gateway.ask('/api/add-travel', { method: 'POST', headers: { ...UPLOAD, ...pretended } });
    await gateway.ask('/api/packages', { headers: pretended });
    const { auth, catalog } = gateway.services;
    const reported = [...auth.received, ...catalog.received].map(({ headers }) => headers['x-reefdesk-time-left-ms']);
    // A little less than the gateway's timeout, so that the service's own error arrives in time.
    expect(reported).toEqual([REPORTED_MS, REPORTED_MS, REPORTED_MS]);
  });

  it('streams an upload unchanged while it arrives', async () => {
    const hash = createHash('sha256');
    let arrived = 0;
    gateway.services.catalog.answer = (incoming, response) => {
      incoming.on('data', (chunk: Buffer) => {
        arrived += chunk.length;
        hash.update(chunk);
      });
      incoming.once('end', () => response.end(hash.digest('hex')));
    };
    const sent = createHash('sha256');
    const outgoing = request(`${gateway.url}/api/add-travel`, { method: 'POST', headers: UPLOAD });
    const answered = once(outgoing, 'response');
    for (let n = 0; n < 8; n++) {
      const chunk = Buffer.alloc(MEGABYTE, n);
      sent.update(chunk);
      outgoing.write(chunk);
      await eventually(() => expect(arrived).toBe((n + 1) * MEGABYTE));
    }
    outgoing.end();
    const [answer] = await answered;
    answer.setEncoding('utf8');
    expect(await once(answer, 'data')).toEqual([sent.digest('hex')]);
  });

  it('streams a response while it is being produced', async () => {
    let finish = (): void => undefined;
    gateway.services.media.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '6' }).write('abc');
      finish = () => void response.end('def');
    };
    const outgoing = request(`${gateway.url}/media/1`).end();
    const [answer] = await once(outgoing, 'response');
    const stack = answer[Symbol.asyncIterator]();
    expect(String((await stack.next()).value)).toBe('abc');
    finish();
    expect(String((await stack.next()).value)).toBe('def');
  });

  it('leaves range, validators and encoding of images to media', async () => {
    gateway.services.media.answer = (incoming, response) => {
      const { range, 'if-none-match': tag } = incoming.headers;
      if (tag) return void response.writeHead(304, { etag: tag }).end();
      response.writeHead(206, { 'content-type': 'image/svg+xml', 'content-range': `${range}/9`, etag: '"i"' }).end('x'.repeat(4_000));
    };
    const partial = await gateway.ask('/media/1', { headers: { range: 'bytes=0-3999', 'accept-encoding': 'br, gzip' } });
    expect(partial.status).toBe(206);
    expect(partial.headers).toMatchObject({ 'content-range': 'bytes=0-3999/9', etag: '"i"' });
    expect(partial.headers['content-encoding']).toBeUndefined();
    expect((await gateway.ask('/media/1', { headers: { 'if-none-match': '"i"' } })).status).toBe(304);
  });

  it('returns 503 with Retry-After when a service is down, and works again when it is back', async () => {
    await gateway.services.catalog.down();
    const unavailable = await gateway.ask('/api/get-travels-with-stats');
    expect(unavailable.status).toBe(503);
    expect(unavailable.headers['retry-after']).toBe('2');
    expect(unavailable.json).toMatchObject({
      status: 'error',
      success: false,
      code: 'service_unavailable',
      requestId: unavailable.headers['x-request-id'],
    });
    expect((await gateway.ask('/api/me')).status).toBe(200);
    await gateway.services.catalog.up();
    expect((await gateway.ask('/api/get-travels-with-stats')).status).toBe(200);
  });

  it('returns 503 to an upload for a service that is down, and the connection stays usable', async () => {
    await gateway.services.catalog.down();
    const body = Buffer.alloc(3 * MEGABYTE);
    const answer = await fetch(`${gateway.url}/api/add-travel`, { method: 'POST', headers: UPLOAD, body });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
  });

  it('returns 502 when a service closes the connection before it responds', async () => {
    gateway.services.catalog.answer = (incoming) => void incoming.socket.destroy();
    const broken = await gateway.ask('/api/get-travels-with-stats');
    expect(broken.status).toBe(502);
    expect(broken.json).toMatchObject({ code: 'bad_gateway' });
  });

  it.each(['/media/1', '/api/me'])('cuts the response of %s when its service breaks off in the middle', async (path) => {
    for (const service of [gateway.services.media, gateway.services.auth]) {
      service.answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
        response.write('x'.repeat(5_000), () => response.destroy());
      };
    }
    await expect(gateway.ask(path, { headers: { 'accept-encoding': 'gzip' } })).rejects.toThrow(/aborted|ECONNRESET|socket hang up/);
  });

  it.each([
    ['GET', {}],
    ['POST', {}],
    ['POST', UPLOAD],
  ])('tells the service at once when the client of a %s with the headers %j goes away', async (method, headers) => {
    let isClosed = false;
    gateway.services.auth.answer = (incoming) => {
      incoming.socket.once('close', () => {
        isClosed = true;
      });
    };
    const outgoing = request(`${gateway.url}/api/me`, { method, headers }).on('error', () => {});
    if (headers === UPLOAD) outgoing.write('--x');
    else outgoing.end(method === 'POST' ? '{}' : undefined);
    await eventually(() => expect(gateway.services.auth.received).toHaveLength(1));
    outgoing.destroy();
    await eventually(() => expect(isClosed).toBe(true));
  });

  it('reuses connections to a service', async () => {
    for (let n = 0; n < 10; n++) await gateway.ask('/api/me');
    expect(gateway.services.auth.received).toHaveLength(10);
    expect(gateway.services.auth.openConnections).toBe(1);
  });

  it('sends the identity of the client and drops forged headers', async () => {
    const { host } = new URL(gateway.url);
    const forged = {
      authorization: 'Bearer forged',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6;proto=https',
      'x-real-ip': '6.6.6.6',
      'x-http-method-override': 'DELETE',
      'x-request-id': 'chosen-by-the-client',
      connection: 'x-forwarded-for, x-custom',
      'x-custom': '1',
      cookie: 'theme=dark',
    };
    const answer = await gateway.ask('/api/get-travels-with-stats', { headers: forged });
    const headers = gateway.services.catalog.received[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': host });
    for (const name of ['authorization', 'forwarded', 'x-real-ip', 'x-http-method-override', 'x-custom', 'cookie']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('drops hop-by-hop response headers, and cookies of all services but auth', async () => {
    const headers = { 'set-cookie': 'a=1', server: 'x', 'x-powered-by': 'y', 'access-control-allow-origin': '*', 'x-extra': 'kept' };
    for (const service of [gateway.services.auth, gateway.services.catalog]) {
      service.answer = (_request, response) => void response.writeHead(200, headers).end('{}');
    }
    const fromAuth = (await gateway.ask('/api/me')).headers;
    const fromCatalog = (await gateway.ask('/api/get-travels-with-stats')).headers;
    expect(fromAuth['set-cookie']).toEqual(['a=1']);
    expect(fromCatalog).not.toHaveProperty('set-cookie');
    expect(fromCatalog['x-extra']).toBe('kept');
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(fromCatalog).not.toHaveProperty(name);
  });

  it('compresses JSON', async () => {
    gateway.services.catalog.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify('reef '.repeat(1_000)));
    const plain = await gateway.ask('/api/get-travels-with-stats');
    const small = await gateway.ask('/api/get-travels-with-stats', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect(small.body.length).toBeLessThan(plain.body.length / 5);
  });
});

describe('the silence limit of a service', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { UPSTREAM_TIMEOUT_MS: String(SILENCE_MS), UPLOAD_TIMEOUT_MS: NEVER_MS } });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  it('returns 504 when a service is silent for too long', async () => {
    gateway.services.catalog.answer = () => {};
    const startedAt = performance.now();
    const late = await gateway.ask('/api/get-travels-with-stats');
    expect(late.status).toBe(504);
    expect(late.json).toMatchObject({ code: 'gateway_timeout' });
    expect(performance.now() - startedAt).toBeGreaterThan(0.9 * SILENCE_MS);
  });

  it('allows more time for uploads that are being processed', async () => {
    let finish = (): void => undefined;
    gateway.services.catalog.answer = (incoming, response) => {
      incoming.resume();
      if (incoming.headers['content-type'] === 'application/json') return;
      finish = () => void response.writeHead(201).end('done');
    };
    const add = (type: string, body: string) => gateway.ask('/api/add-travel', { method: 'POST', headers: { 'content-type': type }, body });
    const upload = add('multipart/form-data; boundary=x', '--x--');
    await eventually(() => expect(gateway.services.catalog.received).toHaveLength(1));
    // This upload was sent later and has already timed out.
    expect((await add('application/json', '{}')).status).toBe(504);
    finish();
    expect((await upload).status).toBe(201);
  });

  it('cuts a response that stops in the middle', async () => {
    gateway.services.media.answer = (_request, response) => void response.writeHead(200, { 'content-length': '10' }).write('abc');
    await expect(gateway.ask('/media/1')).rejects.toThrow(/aborted|ECONNRESET|socket hang up/);
  });

  it('does not mistake a slow client for a slow service', async () => {
    const bus = { natsUrl: gateway.bus.natsUrl, credentials: gateway.bus.credentials, stop: async () => undefined };
    const patient = await GatewayUnderTest.start({ bus, env: { UPSTREAM_TIMEOUT_MS: String(FLOWING_SILENCE_MS) } });
    const size = 24 * MEGABYTE;
    patient.services.media.answer = (_request, response) =>
      void response.writeHead(200, { 'content-length': size }).end(Buffer.alloc(size));
    const outgoing = request(`${patient.url}/media/1`).end();
    const [answer] = await once(outgoing, 'response');
    await sleep(1.5 * FLOWING_SILENCE_MS);
    let received = 0;
    for await (const chunk of answer) received += chunk.length;
    expect(received).toBe(size);
    await patient.stop();
  });

  it('does not count its own pauses as silence of a service', async () => {
    gateway.services.auth.answer = (_request, response) => {
      response.end('{}');
      holdUp(1.5 * SILENCE_MS); // Longer than a service may be silent; the answer lies there meanwhile.
    };
    expect((await gateway.ask('/api/me')).status).toBe(200);
    const size = 8 * MEGABYTE;
    gateway.services.media.answer = (_request, response) =>
      void response.writeHead(200, { 'content-length': size }).end(Buffer.alloc(size));
    const outgoing = request(`${gateway.url}/media/1`).end();
    const [answer] = await once(outgoing, 'response');
    let received = 0;
    for await (const chunk of answer) {
      if (received < 4 * chunk.length) holdUp(1.2 * SILENCE_MS);
      received += chunk.length;
    }
    expect(received).toBe(size);
  });
});

/** Blocks the event loop, like a busy machine or a long garbage collection. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
