import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Answer } from './support/ask.ts';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { picture, sends } from './support/pictures.ts';

const NEVER_MET = { UPSTREAM_TIMEOUT_MS: '600000', RESPONSE_CACHE_FRESH_MS: '3600000', STAND_IN_AFTER_MS: '600000' };
const BIG = { data: 'Bunaken '.repeat(1_000) };
const SITE = 'https://reef.example';
/** A request that announces a body takes the full pipeline, even if the body is empty. */
const LONG_WAY = { 'content-length': '0' };

describe('the fast path', () => {
  let gateway: GatewayUnderTest;
  let address = 0;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { ...NEVER_MET, PUBLIC_ORIGINS: `http://localhost,${SITE}`, TRUSTED_PROXY_HOPS: '1' } });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  async function cachedAnswer(): Promise<string> {
    const path = `/api/travel/t${++address}`;
    gateway.services.catalog.answer = publicJson(BIG, { etag: '"one"' });
    await gateway.ask(path);
    return path;
  }

  async function cachedPicture(): Promise<string> {
    const shown = picture();
    gateway.services.media.answer = sends(shown);
    await gateway.ask(shown.path, { headers: { accept: 'image/webp' } });
    return shown.path;
  }

  function comparable({ status, headers, body }: Answer) {
    const { date, age, 'x-request-id': requestId, ...others } = headers;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    return { status, headers: others, body: body.toString('base64') };
  }

  it.each<[string, Record<string, string>]>([
    ['plainly', {}],
    ['compressed by Brotli', { 'accept-encoding': 'gzip, br' }],
    ['compressed by gzip', { 'accept-encoding': 'gzip, br;q=0' }],
    ['by a client that holds it', { 'if-none-match': '"one"', 'accept-encoding': 'br' }],
    ['over https', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'reef.example', 'x-forwarded-for': '192.0.2.1' }],
    ['with unrelated cookies', { cookie: 'theme=dark' }],
  ])('gives the same response as the whole pipeline for an answer requested %s', async (_, headers) => {
    const path = await cachedAnswer();
    for (const method of ['GET', 'HEAD']) {
      const short = await gateway.ask(path, { method, headers });
      const long = await gateway.ask(path, { method, headers: { ...headers, ...LONG_WAY } });
      expect(comparable(short)).toEqual(comparable(long));
      expect(short.headers.age).toMatch(/^\d+$/);
    }
    expect(gateway.services.catalog.received).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['plainly', {}],
    ['in part', { range: 'bytes=10-19' }],
    ['beyond its end', { range: 'bytes=2000-' }],
    ['by a client that holds it', { 'if-none-match': '*' }],
    ['over https', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'reef.example', 'x-forwarded-for': '192.0.2.1' }],
    ['by a signed-in user', { cookie: '__Host-reefdesk_session=x; reefdesk_session=x' }],
  ])('gives the same response as the whole pipeline for a picture requested %s', async (_, headers) => {
    const path = await cachedPicture();
    for (const method of ['GET', 'HEAD']) {
      const asked = { accept: 'image/webp', ...headers };
      const short = await gateway.ask(path, { method, headers: asked });
      const long = await gateway.ask(path, { method, headers: { ...asked, ...LONG_WAY } });
      expect(comparable(short)).toEqual(comparable(long));
    }
    expect(gateway.services.media.received).toHaveLength(1);
  });

  it('is counted and timed like every other request', async () => {
    const labels = { method: 'GET', route: '/api/travel', status: '200' };
    const counted = () => gateway.metric('http_request_duration_seconds_count', labels);
    const path = await cachedAnswer();
    const before = await counted();
    for (let times = 0; times < 3; times++) await gateway.ask(path);
    expect(await counted()).toBe(before + 3);
    const pictures = () => gateway.metric('http_request_duration_seconds_count', { route: 'media', status: '206' });
    const shown = await cachedPicture();
    const beforePictures = await pictures();
    await gateway.ask(shown, { headers: { accept: 'image/webp', range: 'bytes=0-1' } });
    expect(await pictures()).toBe(beforePictures + 1);
  });

  it.each([
    ['has a session', { cookie: 'reefdesk_session=x' }],
    ['has a session of https', { cookie: 'theme=dark; __Host-reefdesk=x' }],
    ['comes from a preview', { referer: `${SITE}/travel/a?preview=x` }],
  ])('is not used for a request that %s, since its response may differ', async (_, headers) => {
    const path = await cachedAnswer();
    gateway.services.catalog.answer = publicJson({ data: 'mine' }, { 'cache-control': 'no-store' });
    expect((await gateway.ask(path, { headers })).json).not.toEqual(BIG);
    expect((await gateway.ask(path)).json).toEqual(BIG);
  });
});
