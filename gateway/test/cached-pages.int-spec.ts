import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import type { Answer } from './support/ask.ts';
import { demoBrand } from './support/demo-brand.ts';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { answerOfCatalog, DESTINATION, named } from './support/site-content.ts';

/** Everything that must be equal in two responses to the same request. */
function comparable({ status, headers, body }: Answer) {
  const { date, 'x-request-id': requestId, ...others } = headers;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { status, headers: others, body: body.toString('base64') };
}

describe('a cached page', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url, TRUSTED_PROXY_HOPS: '1' } });
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });
  beforeEach(async () => {
    await gateway.reset();
    gateway.services.site.answer = publicJson({ data: { brand: demoBrand() } });
    gateway.services.catalog.answer = answerOfCatalog;
  });

  it('changes with its content, and is rendered again only then', async () => {
    const drawn = async () => {
      const metrics = await (await fetch(`${renderer.opsUrl}/metrics`)).text();
      return Number(/^page_render_seconds_count\{.*outcome="page".*\} (\d+)$/m.exec(metrics)?.[1]);
    };
    const first = await gateway.ask('/auth/destination-detail/d1');
    const before = await drawn();
    expect((await gateway.ask('/auth/destination-detail/d1')).headers.etag).toBe(first.headers.etag);
    expect(await drawn()).toBe(before);
    const changed = { ...DESTINATION, name: named('Nain') };
    gateway.services.catalog.answer = publicJson({ data: changed });
    const catalog = await gateway.peer('catalog');
    await catalog.tell(DestinationsChanged, { id: 'd1' });
    await eventually(async () =>
      expect((await gateway.ask('/auth/destination-detail/d1')).text).toContain('<h1 class="heading-1 mt-4">Nain</h1>'),
    );
    await catalog.close();
  });

  it.each<[string, string, Record<string, string>]>([
    ['plainly', '', {}],
    ['in Chinese by its address', '?lang=cn', { 'accept-encoding': 'br' }],
    ['in the language of a cookie', '', { cookie: 'reefdesk_language=id', 'accept-encoding': 'gzip' }],
    ['in the language of the browser', '', { 'accept-language': 'fr, zh-CN;q=0.9', 'accept-encoding': 'gzip, br' }],
    ['by a client that holds it', '', { 'if-none-match': '*' }],
    ['over https', '', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'reef.example', 'x-forwarded-for': '192.0.2.1' }],
  ])('leaves as the whole pipeline would send it when it is requested %s', async (_, query, headers) => {
    const asked = { headers: { accept: 'text/html', ...headers } };
    const path = `/auth/destination-detail/d1${query}`;
    const sent = () => gateway.metric('http_request_duration_seconds_count', { route: 'site' });
    for (const method of ['GET', 'HEAD']) {
      const before = await sent();
      const short = await gateway.ask(path, { ...asked, method });
      // A request that announces a body takes the full pipeline, even if the body is empty.
      const long = await gateway.ask(path, { method, headers: { ...asked.headers, 'content-length': '0' } });
      expect(comparable(short)).toEqual(comparable(long));
      expect(await sent()).toBe(before + 2);
    }
    // Only the full pipeline counts the reads of a page.
    const reads = () => gateway.metric('response_cache_reads_total', { result: 'hit' });
    await eventually(async () => {
      await gateway.ask(path, asked);
      const before = await reads();
      await gateway.ask(path, asked);
      expect(await reads()).toBe(before);
    });
  });

  it.each<[string, string, Record<string, string>]>([
    ['of an unknown address', '/auth/nowhere', {}],
    ['of a preview', '/auth/destination-detail/d1?preview=x', {}],
    ['for a program that reads no HTML', '/auth/destination-detail/d1', { accept: 'application/json' }],
  ])('is not sent instead %s', async (_, path, headers) => {
    await gateway.ask('/auth/destination-detail/d1', { headers: { accept: 'text/html' } });
    for (const times of [1, 2]) {
      const answer = await gateway.ask(path, { headers: { accept: 'text/html', ...headers } });
      expect([times, answer.status, answer.text.includes('<h1 class="heading-1 mt-4">')]).toEqual([times, expect.any(Number), false]);
    }
  });

  it('is the same in every encoding, whether rendered or cached', async () => {
    const ask = (encoding: string) => gateway.ask('/auth/destination-detail/d1?lang=id', { headers: { 'accept-encoding': encoding } });
    const first = await ask('br');
    const whole = brotliDecompressSync(first.body).toString();
    expect(whole).toContain('<h1');
    const [again, gzip, plain] = [await ask('br'), await ask('gzip'), await ask('identity')];
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(brotliDecompressSync(again.body).toString()).toBe(whole);
    expect(gunzipSync(gzip.body).toString()).toBe(whole);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(whole);
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(whole)));
  });
});
