import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageRendered, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { DomainEvent } from '@reefdesk/contracts/messages/message';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import type { ServiceName } from '@reefdesk/system/services';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const BIG = { data: 'Bunaken '.repeat(1_000) };
/** Longer than the limit for uncompressed bodies. */
const LONG = { data: Array.from({ length: 30_000 }, (_, at) => `place ${at}, `.repeat(8)) };

const NEVER_MET = { UPSTREAM_TIMEOUT_MS: '600000', RESPONSE_CACHE_FRESH_MS: '3600000', STAND_IN_AFTER_MS: '600000' };
const CACHE_BYTES = 4 * 1024 * 1024;

describe('the response cache', () => {
  let gateway: GatewayUnderTest;
  let peers: Record<'catalog' | 'media' | 'testimonials', NatsPeer>;
  let address = 0;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { ...NEVER_MET, RESPONSE_CACHE_BYTES: String(CACHE_BYTES) } });
    const [catalog, media, testimonials] = await Promise.all([
      gateway.peer('catalog'),
      gateway.peer('media'),
      gateway.peer('testimonials'),
    ]);
    peers = { catalog, media, testimonials };
  });
  beforeEach(() => gateway.reset());
  afterAll(async () => {
    for (const peer of Object.values(peers ?? {})) await peer.close();
    await gateway?.stop();
  });

  const fresh = (name = 'travel') => `/api/${name}/t${++address}`;
  const asked = (service: ServiceName = 'catalog') => gateway.services[service].received.length;

  /** Holds the catalog's responses until the returned function is called with a body. */
  function holdAnswers(): (body: unknown) => void {
    const held: ((body: unknown) => void)[] = [];
    gateway.services.catalog.answer = (request, response) => void held.push((body) => publicJson(body)(request, response));
    return (body) => {
      for (const answer of held.splice(0)) answer(body);
    };
  }

  it('caches repeated reads, ignoring unknown parameters', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson({ data: 1 }, { etag: '"one"' });
    const first = await gateway.ask(`${path}?utm_source=mail`);
    const second = await gateway.ask(`${path}?cache=bust`);
    expect(asked()).toBe(1);
    expect(gateway.services.catalog.received[0]?.url).toBe(path);
    expect(second.json).toEqual({ data: 1 });
    expect(first.headers).toMatchObject({ etag: '"one"', 'cache-control': 'public, max-age=0, must-revalidate', age: '0' });
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('caches one response for all languages, because it contains every text', async () => {
    const path = fresh('itinerary');
    for (const language of ['en', 'id', 'cn']) await gateway.ask(`${path}?language=${language}`);
    expect(gateway.services.catalog.received.map(({ url }) => url)).toEqual([path]);
  });

  it("sends anonymous requests, so that no visitor's headers shape the shared response", async () => {
    const headers = {
      authorization: 'Bearer x',
      cookie: 'theme=dark',
      'accept-language': 'id',
      'if-none-match': '"x"',
      'user-agent': 'robot',
      range: 'bytes=0-1',
    };
    await gateway.ask(fresh(), { headers });
    const sent = Object.keys(gateway.services.catalog.received[0]?.headers ?? {}).sort();
    expect(sent).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'x-reefdesk-time-left-ms', 'x-request-id']);
  });

  it('answers conditional requests from the cache', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(BIG, { etag: '"one"' });
    await gateway.ask(path);
    for (const tag of ['"one"', 'W/"one"', '"zero", "one"', '*']) {
      const answer = await gateway.ask(path, { headers: { 'if-none-match': tag } });
      expect(answer.status).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers.etag).toBe('"one"');
    }
    expect((await gateway.ask(path, { headers: { 'if-none-match': '"two"' } })).status).toBe(200);
    expect(asked()).toBe(1);
  });

  it('sends the cached response compressed, under a weak ETag that still matches', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(BIG, { etag: '"one"', vary: 'Origin' });
    const answer = await gateway.ask(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"one"', vary: 'Origin, Accept-Encoding, Cookie' });
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual(BIG);
    const headers = { 'accept-encoding': 'br', 'if-none-match': 'W/"one"' };
    expect((await gateway.ask(path, { headers })).status).toBe(304);
  });

  it('answers HEAD from the same response', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(BIG, { etag: '"one"' });
    const head = await gateway.ask(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBe(JSON.stringify(BIG).length);
    expect((await gateway.ask(path)).json).toEqual(BIG);
    expect(gateway.services.catalog.received.map(({ method }) => method)).toEqual(['GET']);
  });

  it('sends one request for many concurrent visitors', async () => {
    const path = fresh();
    const release = holdAnswers();
    const visitors = Array.from({ length: 40 }, () => gateway.ask(path));
    await eventually(() => expect(asked()).toBe(1));
    // A later response shows that all requests have arrived.
    await gateway.ask('/health/live');
    release({ data: 1 });
    expect((await Promise.all(visitors)).every(({ status }) => status === 200)).toBe(true);
    expect(asked()).toBe(1);
  });

  it('completes the request although the first visitor has disconnected', async () => {
    const path = fresh();
    const release = holdAnswers();
    const leaving = new AbortController();
    const gone = fetch(gateway.url + path, { signal: leaving.signal }).catch(() => 'gone');
    await eventually(() => expect(asked()).toBe(1));
    leaving.abort();
    expect(await gone).toBe('gone');
    const later = gateway.ask(path);
    await gateway.ask('/health/live');
    release({ data: 1 });
    expect((await later).json).toEqual({ data: 1 });
    expect(asked()).toBe(1);
  });

  it.each([
    ['private', { 'cache-control': 'no-store' }],
    ['setting a cookie', { 'set-cookie': 'a=1' }],
    ['varying by something of the visitor', { vary: 'Accept-Language' }],
  ])('keeps no answer that is %s', async (_what, headers) => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson({ data: 1 }, headers as Record<string, string>);
    const answers = [await gateway.ask(path), await gateway.ask(path)];
    expect(asked()).toBe(2);
    for (const answer of answers) {
      expect(answer.json).toEqual({ data: 1 });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([400, 404, 500])('passes %d on unchanged and does not cache it', async (code) => {
    const path = fresh();
    gateway.services.catalog.answer = status(code, { 'cache-control': 'public', 'x-extra': '1' });
    for (const _ of [1, 2]) {
      const answer = await gateway.ask(path);
      expect(answer.status).toBe(code);
      expect(answer.headers['x-extra']).toBe('1');
    }
    expect(asked()).toBe(2);
  });

  it('caches a list of several megabytes, for clients of every encoding', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(LONG, { etag: '"long"' });
    const plain = await gateway.ask(path);
    expect(plain.body.length).toBeGreaterThan(3_000_000);
    expect(plain.text).toBe(JSON.stringify(LONG));
    expect(plain.headers).toMatchObject({ etag: '"long"', 'content-length': String(plain.body.length) });
    const gzip = await gateway.ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"long"' });
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    const head = await gateway.ask(path, { method: 'HEAD' });
    expect([head.headers['content-length'], head.body.length]).toEqual([plain.headers['content-length'], 0]);
    expect((await gateway.ask(path, { headers: { 'if-none-match': '"long"' } })).status).toBe(304);
    expect(asked()).toBe(1);
  });

  it('revalidates cached responses after a change', async () => {
    const path = fresh();
    gateway.services.catalog.answer = (request, response) => {
      if (request.headers['if-none-match'] === '"same"') response.writeHead(304, { etag: '"same"' }).end();
      else publicJson(LONG, { etag: '"same"' })(request, response);
    };
    await gateway.ask(path);
    await peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' });
    await eventually(async () => {
      expect((await gateway.ask(path)).text).toBe(JSON.stringify(LONG));
      expect(asked()).toBe(2);
    });
    expect(gateway.services.catalog.received.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"same"']);
    const again = await gateway.ask(path);
    expect([again.status, again.headers['x-reefdesk-stale'], asked()]).toEqual([200, undefined, 2]);
  });

  it('passes on a response that is too large, and stops trying to cache it', async () => {
    const path = fresh();
    const large = { data: randomBytes(CACHE_BYTES).toString('hex') };
    gateway.services.catalog.answer = publicJson(large);
    for (const times of [1, 2, 3]) {
      expect((await gateway.ask(path)).json).toEqual(large);
      expect(asked()).toBe(times);
    }
    const [, then, later] = gateway.services.catalog.received.map(({ headers }) => headers['if-none-match']);
    expect([then, later]).toEqual([undefined, undefined]);
  });

  it('passes on a long response that is not shareable', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(LONG, { 'cache-control': 'no-store' });
    for (const _ of [1, 2]) expect((await gateway.ask(path)).json).toEqual(LONG);
  });

  const events: [string, keyof typeof peers, DomainEvent<never>, object, string[]][] = [
    ['a travel', 'catalog', TravelsChanged as DomainEvent<never>, { id: '1', slug: 'a' }, ['packages', 'travel/a', 'itinerary/a']],
    [
      'a destination',
      'catalog',
      DestinationsChanged as DomainEvent<never>,
      { id: '1' },
      ['get-destinations', 'destinations', 'destination/1', 'get-destination/1', 'packages', 'travel/a', 'itinerary/a'],
    ],
    ['a testimonial', 'testimonials', TestimonialsChanged as DomainEvent<never>, { id: '1' }, ['testimonials', 'testimonials/1']],
    ['a slide', 'media', SlidesChanged as DomainEvent<never>, { id: '1' }, ['gallery-slides']],
    [
      'an image',
      'media',
      ImageRendered as DomainEvent<never>,
      { image: { id: 'i' } },
      ['packages', 'destinations', 'testimonials', 'gallery-slides'],
    ],
  ];

  it.each(events)('requests the response again when %s changed', async (_what, owner, event, payload, names) => {
    for (const name of names) await gateway.ask(`/api/${name}`);
    for (const service of Object.values(gateway.services)) service.answer = publicJson({ data: 'changed' });
    await peers[owner].tell(event, payload as never);
    for (const name of names) {
      await eventually(async () => expect((await gateway.ask(`/api/${name}`)).json).toEqual({ data: 'changed' }));
    }
  });

  it('keeps other responses through a change', async () => {
    await gateway.ask('/api/testimonials');
    const path = fresh();
    await gateway.ask(path);
    await peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' });
    await eventually(async () => {
      await gateway.ask(path);
      expect(asked()).toBeGreaterThan(1);
    });
    const before = asked('testimonials');
    await gateway.ask('/api/testimonials');
    expect(asked('testimonials')).toBe(before);
  });

  it('does not cache the thousands of responses about common passwords', async () => {
    gateway.services.auth.answer = publicJson({ data: [] });
    for (const _ of ['first', 'again']) expect((await gateway.ask('/api/common-passwords/0a1')).status).toBe(200);
    expect(asked('auth')).toBe(2);
  });

  it('discards a response that began before a change, because it may be outdated', async () => {
    const [path, neighbour] = [fresh(), fresh()];
    await gateway.ask(neighbour);
    const release = holdAnswers();
    const early = gateway.ask(path);
    await eventually(() => expect(asked()).toBe(2));
    gateway.services.catalog.answer = publicJson({ data: 'new' });
    await peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' });
    // Another path shows that the change has arrived; this path would join the held request.
    await eventually(async () => expect((await gateway.ask(neighbour)).json).toEqual({ data: 'new' }));
    expect((await gateway.ask(path)).json).toEqual({ data: 'new' });
    release({ data: 'old' });
    expect((await early).json).toEqual({ data: 'old' });
    expect((await gateway.ask(path)).json).toEqual({ data: 'new' });
  });
});
