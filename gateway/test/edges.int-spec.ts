import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

describe('the edge', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  const reachedService = () => Object.values(gateway.services).some((service) => service.received.length > 0);

  it.each(['/api/login', '/api/register', '/api/logout', '/api/testimonials', '/api/add-travel'])(
    'refuses a write to %s that another site sent',
    async (path) => {
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: gateway.url, 'sec-fetch-site': 'cross-site' },
        { cookie: 'reefdesk_session=x' },
        { cookie: '__Host-reefdesk=x' },
      ];
      for (const headers of foreign) {
        const answer = await gateway.ask(path, { method: 'POST', headers });
        expect(answer.status).toBe(403);
        expect(answer.json).toMatchObject({ status: 'error', success: false, code: 'foreign_origin' });
      }
      expect(reachedService()).toBe(false);
    },
  );

  it('logs once that visitors use https although the gateway assumes http', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const warnings = () => warn.mock.calls.map(([message]) => String(message)).filter((message) => message.includes('without Secure'));
    try {
      const { host } = new URL(gateway.url);
      await gateway.ask('/api/login', { method: 'POST', headers: { origin: gateway.url } });
      await gateway.ask('/api/login', { method: 'POST', headers: { origin: 'https://evil.example' } });
      expect(warnings()).toEqual([]);
      for (let at = 0; at < 2; at++) await gateway.ask('/api/login', { method: 'POST', headers: { origin: `https://${host}` } });
      expect(warnings()).toEqual([expect.stringContaining(`https://${host}`)]);
    } finally {
      warn.mockRestore();
    }
  });

  it('accepts a write from its own pages, and from programs without a session', async () => {
    expect((await gateway.ask('/api/login', { method: 'POST', headers: { origin: gateway.url } })).status).toBe(200);
    expect((await gateway.ask('/api/login', { method: 'POST' })).status).toBe(200);
  });

  it.each([
    '/api/unknown',
    '/api',
    '/API/packages',
    '/api/packages%2f..%2flogin',
    '/api/..//login',
    '//api/login',
    '/api/%6cogin',
    '/media/%2e%2e/api/me',
  ])('answers %s with a JSON 404 and asks nobody', async (path) => {
    const answer = await gateway.ask(path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ status: 'error', code: 'not_found' });
    expect(reachedService()).toBe(false);
  });

  it('returns 404 for an absolute request target', async () => {
    expect((await gateway.ask(`${gateway.url}/api/me`)).status).toBe(404);
    expect(reachedService()).toBe(false);
  });

  it.each(['TRACE', 'PROPFIND', 'SEARCH'])('answers %s with 405 and the allowed methods', async (method) => {
    const answer = await gateway.ask('/api/packages', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE');
    expect(reachedService()).toBe(false);
  });

  it.each(['/', '/media/1', '/assets/main.1a2b3c4d5e.js', '/health/live'])('allows only reads of %s', async (path) => {
    const answer = await gateway.ask(path, { method: 'POST', headers: { origin: gateway.url } });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('answers OPTIONS and allows no other origin', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' };
    const answer = await gateway.ask('/api/packages', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(reachedService()).toBe(false);
  });

  it('requires a plausible host', async () => {
    expect((await gateway.ask('/', { headers: { host: 'a b' } })).status).toBe(400);
  });

  it('gives every response its own request ID, errors included', async () => {
    const paths = ['/', '/nowhere', '/api/unknown', '/api/packages', '/assets/none.js', '/health/live'];
    const answers = await Promise.all(paths.map((path) => gateway.ask(path, { headers: { 'x-request-id': 'from-outside' } })));
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(paths.length);
    expect(answers[2]?.json.requestId).toBe(ids[2]);
  });

  it("sends pages with a policy that allows only this site's files, and data with one that allows nothing", async () => {
    const page = String((await gateway.ask('/')).headers['content-security-policy']);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain("script-src 'self';");
    expect(page).toContain("style-src 'self';");
    expect(page).toContain("frame-ancestors 'none'");
    expect(page).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(page).not.toMatch(/unsafe-/);
    const data = String((await gateway.ask('/api/packages')).headers['content-security-policy']);
    expect(data).toBe("default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'");
  });

  it('sends the other security headers, and no HSTS over plain http', async () => {
    const { headers } = await gateway.ask('/api/unknown');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each([
    ['no HTTP at all', 'reef\r\n\r\n', 400, 'bad_request'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['an address without end', `DELETE /api/testimonials/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
  ])('answers %s in the one shape of an error', async (_name, bytes, status, code) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.end(bytes);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { requestId, ...answer } = JSON.parse(body);
    expect(answer).toMatchObject({ status: 'error', success: false, code });
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(head).toContain(`\r\nx-request-id: ${requestId}\r\n`);
  });

  it('survives invalid HTTP', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    expect((await gateway.ask('/health/live')).status).toBe(200);
  });
});

describe('the edge behind a trusted proxy, at configured origins', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { TRUSTED_PROXY_HOPS: '1', PUBLIC_ORIGINS: 'https://www.reef.example' } });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  it('trusts the proxy for client, scheme and host, and forwards only these', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.reef.example' };
    await gateway.ask('/api/me', { headers });
    expect(gateway.services.auth.received[0]?.headers).toMatchObject({ ...headers, 'x-forwarded-for': '203.0.113.7' });
  });

  it('sends HSTS', async () => {
    expect((await gateway.ask('/')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  });

  it('accepts writes from the configured origin only', async () => {
    const write = (origin: string) => gateway.ask('/api/login', { method: 'POST', headers: { origin } });
    expect((await write('https://www.reef.example')).status).toBe(200);
    expect((await write(gateway.url)).status).toBe(403);
  });
});
