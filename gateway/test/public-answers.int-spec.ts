import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageRendered, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { Fact } from '@reefdesk/contracts/messages/message';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { ServiceName } from '../src/routing/routes.ts';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const BIG = { data: 'Bunaken '.repeat(1_000) };

describe('public answers', () => {
  let gateway: GatewayUnderTest;
  let peers: Record<'catalog' | 'media' | 'testimonials', NatsPeer>;
  let address = 0;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { UPSTREAM_TIMEOUT_MS: '4000' } });
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

  /** An address that no other test has asked for. */
  const fresh = (name = 'travel') => `/api/${name}/t${++address}`;
  const asked = (service: ServiceName = 'catalog') => gateway.services[service].received.length;

  it('answers repeated reads itself, whatever else the address says', async () => {
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

  it('keeps one answer per language', async () => {
    const path = fresh('itinerary');
    for (const language of ['en', 'id', 'en', 'id']) await gateway.ask(`${path}?language=${language}`);
    expect(gateway.services.catalog.received.map(({ url }) => url)).toEqual([`${path}?language=en`, `${path}?language=id`]);
  });

  it('asks as nobody: what one visitor sends does not shape the answer for all', async () => {
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
    expect(sent).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'x-request-id']);
  });

  it('answers conditional requests itself', async () => {
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

  it('sends the kept answer compressed, under a weak tag that still matches', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(BIG, { etag: '"one"', vary: 'Origin' });
    const answer = await gateway.ask(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"one"', vary: 'Origin, Accept-Encoding, Cookie' });
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual(BIG);
    const headers = { 'accept-encoding': 'br', 'if-none-match': 'W/"one"' };
    expect((await gateway.ask(path, { headers })).status).toBe(304);
  });

  it('answers HEAD from the same answer', async () => {
    const path = fresh();
    gateway.services.catalog.answer = publicJson(BIG, { etag: '"one"' });
    const head = await gateway.ask(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBe(JSON.stringify(BIG).length);
    expect((await gateway.ask(path)).json).toEqual(BIG);
    expect(gateway.services.catalog.received.map(({ method }) => method)).toEqual(['GET']);
  });

  it('asks once for many visitors who come at the same time', async () => {
    const path = fresh();
    gateway.services.catalog.answer = async (request, response) => {
      await sleep(100);
      publicJson({ data: 1 })(request, response);
    };
    const answers = await Promise.all(Array.from({ length: 40 }, () => gateway.ask(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(asked()).toBe(1);
  });

  it('finishes the question although the first who asked has gone', async () => {
    const path = fresh();
    gateway.services.catalog.answer = async (request, response) => {
      await sleep(150);
      publicJson({ data: 1 })(request, response);
    };
    const gone = fetch(gateway.url + path, { signal: AbortSignal.timeout(50) }).catch(() => 'gone');
    await sleep(20);
    expect((await gateway.ask(path)).json).toEqual({ data: 1 });
    expect(await gone).toBe('gone');
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

  it.each([400, 404, 500])('passes %d on as it is and does not keep it', async (code) => {
    const path = fresh();
    gateway.services.catalog.answer = status(code, { 'cache-control': 'public', 'x-extra': '1' });
    for (const _ of [1, 2]) {
      const answer = await gateway.ask(path);
      expect(answer.status).toBe(code);
      expect(answer.headers['x-extra']).toBe('1');
    }
    expect(asked()).toBe(2);
  });

  it('streams on what is too large to keep, and stops trying to keep it', async () => {
    const path = fresh();
    const large = { data: 'x'.repeat(1_100_000) };
    gateway.services.catalog.answer = publicJson(large);
    expect((await gateway.ask(path)).json).toEqual(large);
    expect(asked()).toBe(2);
    expect((await gateway.ask(path)).json).toEqual(large);
    expect(asked()).toBe(3);
  });

  const facts: [string, keyof typeof peers, Fact<never>, object, string[]][] = [
    ['a travel', 'catalog', TravelsChanged as Fact<never>, { id: '1', slug: 'a' }, ['packages', 'travel/a', 'itinerary/a']],
    [
      'a destination',
      'catalog',
      DestinationsChanged as Fact<never>,
      { id: '1' },
      ['get-destinations', 'destinations', 'destination/1', 'get-destination/1', 'packages', 'travel/a', 'itinerary/a'],
    ],
    ['a testimonial', 'testimonials', TestimonialsChanged as Fact<never>, { id: '1' }, ['testimonials', 'testimonials/1']],
    ['a slide', 'media', SlidesChanged as Fact<never>, { id: '1' }, ['gallery-slides']],
    [
      'an image',
      'media',
      ImageRendered as Fact<never>,
      { image: { id: 'i' } },
      ['packages', 'destinations', 'testimonials', 'gallery-slides'],
    ],
  ];

  it.each(facts)('asks anew when %s changed', async (_what, owner, fact, payload, names) => {
    for (const name of names) await gateway.ask(`/api/${name}`);
    for (const service of Object.values(gateway.services)) service.answer = publicJson({ data: 'changed' });
    await peers[owner].tell(fact, payload as never);
    for (const name of names) {
      await eventually(async () => expect((await gateway.ask(`/api/${name}`)).json).toEqual({ data: 'changed' }), 1_000);
    }
  });

  it('keeps other answers through a change', async () => {
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

  it('discards an answer that began before a change: it may be from before it', async () => {
    const path = fresh();
    const release: (() => void)[] = [];
    gateway.services.catalog.answer = (request, response) => void release.push(() => publicJson({ data: 'old' })(request, response));
    const early = gateway.ask(path);
    await eventually(() => expect(release).toHaveLength(1));
    gateway.services.catalog.answer = publicJson({ data: 'new' });
    await peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' });
    await eventually(async () => expect((await gateway.ask(path)).json).toEqual({ data: 'new' }));
    release[0]?.();
    expect((await early).json).toEqual({ data: 'old' });
    expect((await gateway.ask(path)).json).toEqual({ data: 'new' });
  });

  describe('when the owner is down', () => {
    /** A last good answer that is no longer fresh. */
    async function lastGood(): Promise<string> {
      const path = fresh();
      gateway.services.catalog.answer = publicJson({ data: 'good' }, { etag: '"good"' });
      await gateway.ask(path);
      const before = asked();
      await peers.media.tell(ImageRendered, { image: { id: 'i' } as never });
      await eventually(async () => {
        await gateway.ask(path);
        expect(asked()).toBe(before + 1);
      });
      await peers.media.tell(ImageRendered, { image: { id: 'i' } as never });
      await sleep(100);
      return path;
    }

    it('stands in with the last good answer, and says so', async () => {
      const path = await lastGood();
      await gateway.services.catalog.down();
      const answer = await gateway.ask(path);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ data: 'good' });
      expect(answer.headers['x-reefdesk-stale']).toBe('1');
      expect(answer.headers.age).toMatch(/^\d+$/);
      expect((await gateway.ask(path, { headers: { 'if-none-match': '"good"' } })).status).toBe(304);
    });

    it.each([502, 503, 504])('takes %d for down, too', async (code) => {
      const path = await lastGood();
      gateway.services.catalog.answer = status(code);
      expect((await gateway.ask(path)).headers['x-reefdesk-stale']).toBe('1');
    });

    it('does not make visitors wait long for a service that hangs, and later ones not at all', async () => {
      const path = await lastGood();
      gateway.services.catalog.answer = () => {};
      const startedAt = Date.now();
      expect((await gateway.ask(path)).headers['x-reefdesk-stale']).toBe('1');
      expect(Date.now() - startedAt).toBeLessThan(3_500);
      const laterAt = Date.now();
      expect((await gateway.ask(path)).headers['x-reefdesk-stale']).toBe('1');
      expect(Date.now() - laterAt).toBeLessThan(500);
    });

    it('serves the service again as soon as it is back', async () => {
      const path = await lastGood();
      await gateway.services.catalog.down();
      await gateway.ask(path);
      await gateway.services.catalog.up();
      gateway.services.catalog.answer = publicJson({ data: 'back' });
      await eventually(async () => expect((await gateway.ask(path)).json).toEqual({ data: 'back' }), 3_000);
    });

    it('shows the error where there is no last good answer', async () => {
      await gateway.services.catalog.down();
      const path = fresh();
      const answers = await Promise.all([gateway.ask(path), gateway.ask(path)]);
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
        expect(answer.json).toMatchObject({ code: 'service_unavailable', requestId: answer.headers['x-request-id'] });
      }
    });

    it('never stands in with what a change made untrue', async () => {
      const path = await lastGood();
      await gateway.services.catalog.down();
      await peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' });
      await eventually(async () => expect((await gateway.ask(path)).status).toBe(503));
    });

    it('does not stand in for a visitor whose session counts', async () => {
      const path = await lastGood();
      await gateway.services.catalog.down();
      expect((await gateway.ask(path, { headers: { cookie: 'reefdesk_session=x' } })).status).toBe(503);
    });
  });
});
