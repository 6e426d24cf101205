import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const MEGABYTE = 1024 * 1024;

describe('proxying', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { UPSTREAM_TIMEOUT_MS: '400', UPLOAD_TIMEOUT_MS: '1500' } });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  it('sends each address unchanged, query included, to the service that owns it', async () => {
    await gateway.ask('/api/me?a=1&a=2');
    await gateway.ask('/api/get-travel-details/x%20y?b=%26');
    await gateway.ask('/media/0f3a/640?v=1');
    await gateway.ask('/api/testimonials/1', { method: 'DELETE' });
    expect(gateway.services.auth.received.map(({ url }) => url)).toEqual(['/api/me?a=1&a=2']);
    expect(gateway.services.catalog.received.map(({ url }) => url)).toEqual(['/api/get-travel-details/x%20y?b=%26']);
    expect(gateway.services.media.received.map(({ url }) => url)).toEqual(['/media/0f3a/640?v=1']);
    expect(gateway.services.testimonials.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/testimonials/1']);
  });

  it('passes an upload on while it still arrives, byte for byte', async () => {
    const hash = createHash('sha256');
    let firstByteAt = 0;
    gateway.services.catalog.answer = (incoming, response) => {
      incoming.on('data', (chunk: Buffer) => {
        firstByteAt ||= Date.now();
        hash.update(chunk);
      });
      incoming.once('end', () => response.end(hash.digest('hex')));
    };
    const sent = createHash('sha256');
    const outgoing = request(`${gateway.url}/api/add-travel`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    const answered = once(outgoing, 'response');
    for (let n = 0; n < 8; n++) {
      const chunk = Buffer.alloc(MEGABYTE, n);
      sent.update(chunk);
      if (!outgoing.write(chunk)) await once(outgoing, 'drain');
      await sleep(30);
    }
    const lastByteAt = Date.now();
    outgoing.end();
    const [answer] = await answered;
    answer.setEncoding('utf8');
    expect(await once(answer, 'data')).toEqual([sent.digest('hex')]);
    expect(firstByteAt).toBeLessThan(lastByteAt - 100);
  });

  it('passes an answer on while it is still being made', async () => {
    gateway.services.media.answer = async (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '6' }).write('abc');
      await sleep(200);
      response.end('def');
    };
    const startedAt = Date.now();
    const outgoing = request(`${gateway.url}/media/1`).end();
    const [answer] = await once(outgoing, 'response');
    await once(answer, 'data');
    expect(Date.now() - startedAt).toBeLessThan(190);
    await once(answer, 'end');
  });

  it('leaves images as they are: range, validators and encoding belong to media', async () => {
    gateway.services.media.answer = (incoming, response) => {
      const { range, 'if-none-match': tag } = incoming.headers;
      if (tag) return void response.writeHead(304, { etag: tag }).end();
      response.writeHead(206, { 'content-type': 'image/svg+xml', 'content-range': `${range}/9`, etag: '"i"' }).end('x'.repeat(4_000));
    };
    const part = await gateway.ask('/media/1', { headers: { range: 'bytes=0-3999', 'accept-encoding': 'br, gzip' } });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes=0-3999/9', etag: '"i"' });
    expect(part.headers['content-encoding']).toBeUndefined();
    expect((await gateway.ask('/media/1', { headers: { 'if-none-match': '"i"' } })).status).toBe(304);
  });

  it('answers 503 with Retry-After when a service is not there, and works again when it is back', async () => {
    await gateway.services.catalog.down();
    const away = await gateway.ask('/api/get-travels-with-stats');
    expect(away.status).toBe(503);
    expect(away.headers['retry-after']).toBe('2');
    expect(away.json).toMatchObject({
      status: 'error',
      success: false,
      code: 'service_unavailable',
      requestId: away.headers['x-request-id'],
    });
    expect((await gateway.ask('/api/me')).status).toBe(200);
    await gateway.services.catalog.up();
    expect((await gateway.ask('/api/get-travels-with-stats')).status).toBe(200);
  });

  it('answers 503 to an upload for a service that is not there, and the connection stays usable', async () => {
    await gateway.services.catalog.down();
    const body = Buffer.alloc(3 * MEGABYTE);
    const answer = await fetch(`${gateway.url}/api/add-travel`, { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
  });

  it('answers 504 when a service says nothing for too long', async () => {
    gateway.services.catalog.answer = () => {};
    const startedAt = Date.now();
    const late = await gateway.ask('/api/get-travels-with-stats');
    expect(late.status).toBe(504);
    expect(late.json).toMatchObject({ code: 'gateway_timeout' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(390);
  });

  it('has more patience with uploaded files that are being worked on', async () => {
    gateway.services.catalog.answer = async (incoming, response) => {
      incoming.resume();
      await sleep(700);
      response.writeHead(201).end('done');
    };
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await gateway.ask('/api/add-travel', { method: 'POST', headers, body: '--x--' })).status).toBe(201);
    expect(
      (await gateway.ask('/api/add-travel', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(504);
  });

  it('answers 502 when a service breaks off before it answers', async () => {
    gateway.services.catalog.answer = (incoming) => void incoming.socket.destroy();
    const broken = await gateway.ask('/api/get-travels-with-stats');
    expect(broken.status).toBe(502);
    expect(broken.json).toMatchObject({ code: 'bad_gateway' });
  });

  it.each(['/media/1', '/api/me'])('cuts the answer of %s when its service breaks off in the middle', async (path) => {
    for (const service of [gateway.services.media, gateway.services.auth]) {
      service.answer = async (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' }).write('x'.repeat(5_000));
        await sleep(50);
        response.destroy();
      };
    }
    await expect(gateway.ask(path, { headers: { 'accept-encoding': 'gzip' } })).rejects.toThrow(/aborted|ECONNRESET|socket hang up/);
  });

  it('cuts an answer that stops in the middle', async () => {
    gateway.services.media.answer = (_request, response) => void response.writeHead(200, { 'content-length': '10' }).write('abc');
    await expect(gateway.ask('/media/1')).rejects.toThrow(/aborted|ECONNRESET|socket hang up/);
  });

  it('does not take a slow reader for a slow service', async () => {
    const size = 24 * MEGABYTE;
    gateway.services.media.answer = (_request, response) =>
      void response.writeHead(200, { 'content-length': size }).end(Buffer.alloc(size));
    const outgoing = request(`${gateway.url}/media/1`).end();
    const [answer] = await once(outgoing, 'response');
    await sleep(1_200); // Three times the silence that a service is allowed.
    let received = 0;
    for await (const chunk of answer) received += chunk.length;
    expect(received).toBe(size);
  });

  it('does not take itself for a slow service when it was held up', async () => {
    gateway.services.auth.answer = (_request, response) => {
      response.end('{}');
      holdUp(600); // Longer than a service may be silent; the answer lies there meanwhile.
    };
    expect((await gateway.ask('/api/me')).status).toBe(200);
    const size = 8 * MEGABYTE;
    gateway.services.media.answer = (_request, response) =>
      void response.writeHead(200, { 'content-length': size }).end(Buffer.alloc(size));
    const outgoing = request(`${gateway.url}/media/1`).end();
    const [answer] = await once(outgoing, 'response');
    let received = 0;
    for await (const chunk of answer) {
      if (received < 4 * chunk.length) holdUp(450);
      received += chunk.length;
    }
    expect(received).toBe(size);
  });

  it.each(['GET', 'POST'])('tells the service at once when the client of a %s goes away', async (method) => {
    let isClosed = false;
    gateway.services.auth.answer = (incoming) => {
      incoming.socket.once('close', () => {
        isClosed = true;
      });
    };
    const outgoing = request(`${gateway.url}/api/me`, { method });
    outgoing.on('error', () => {});
    if (method === 'POST') outgoing.write('{');
    else outgoing.end();
    await eventually(() => expect(gateway.services.auth.received).toHaveLength(1));
    outgoing.destroy();
    await eventually(() => expect(isClosed).toBe(true), 300);
  });

  it('reuses its connections to a service', async () => {
    for (let n = 0; n < 10; n++) await gateway.ask('/api/me');
    expect(gateway.services.auth.received).toHaveLength(10);
    expect(gateway.services.auth.openConnections).toBe(1);
  });

  it.each([
    ['GET', 200, 3],
    ['POST', 502, 2],
  ])('when a kept connection turns out to be closed, asks a %s again only if nothing can happen twice', async (method, status, times) => {
    const used = new WeakSet<object>();
    gateway.services.auth.answer = ({ socket }, response) => {
      if (used.has(socket)) socket.destroy();
      else response.end('{}');
      used.add(socket);
    };
    await gateway.ask('/api/me');
    expect((await gateway.ask('/api/me', { method })).status).toBe(status);
    expect(gateway.services.auth.received).toHaveLength(times);
  });

  it('says who asks, and never lets the asker say it', async () => {
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

  it('takes answers over without what only concerns its own connection, and cookies from auth alone', async () => {
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

  it('compresses JSON on its way', async () => {
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

/** Keeps the whole process from doing anything else, as a busy machine or a long collection of garbage does. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
