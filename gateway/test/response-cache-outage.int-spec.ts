import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const NEVER_MET = { UPSTREAM_TIMEOUT_MS: '600000', RESPONSE_CACHE_FRESH_MS: '3600000' };

describe('the response cache while the service is down', () => {
  let gateway: GatewayUnderTest;
  let peers: Record<'catalog' | 'media', NatsPeer>;
  let address = 0;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: NEVER_MET });
    const [catalog, media] = await Promise.all([gateway.peer('catalog'), gateway.peer('media')]);
    peers = { catalog, media };
  });
  beforeEach(() => gateway.reset());
  afterAll(async () => {
    for (const peer of Object.values(peers ?? {})) await peer.close();
    await gateway?.stop();
  });

  const fresh = () => `/api/travel/t${++address}`;

  /** Caches a good response that is no longer fresh. */
  async function lastGood(tell = () => peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' })): Promise<string> {
    const [path, another] = [fresh(), fresh()];
    gateway.services.catalog.answer = publicJson({ data: 'good' }, { etag: '"good"' });
    await gateway.ask(path);
    await gateway.ask(another);
    // The other path may be requested in the background meanwhile.
    const asked = () => gateway.services.catalog.received.filter(({ url }) => url === another).length;
    const before = asked();
    await tell();
    // Purges all responses at once, so the other path shows when this one is purged without requesting it.
    await eventually(async () => {
      await gateway.ask(another);
      expect(asked()).toBe(before + 1);
    });
    return path;
  }

  it.each([
    ['a rendition', () => peers.media.tell(ImageRendered, { image: { id: 'i' } as never })],
    ['an edit', undefined],
  ])('stands in with the last good answer when %s came last, and says so', async (_, tell) => {
    const path = await lastGood(tell);
    await gateway.services.catalog.down();
    const answer = await gateway.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ data: 'good' });
    expect(answer.headers['x-reefdesk-stale']).toBe('1');
    expect(answer.headers.age).toMatch(/^\d+$/);
    expect((await gateway.ask(path, { headers: { 'if-none-match': '"good"' } })).status).toBe(304);
  });

  it('sends a list of many megabytes as last good response, too', async () => {
    const path = fresh();
    const long = { data: Array.from({ length: 100_000 }, (_, at) => `place ${at}, `.repeat(8)) };
    gateway.services.catalog.answer = publicJson(long);
    await gateway.ask(path);
    await peers.catalog.tell(TravelsChanged, { id: '1', slug: 'a' });
    await gateway.services.catalog.down();
    await eventually(async () => {
      const answer = await gateway.ask(path);
      expect(answer.headers['x-reefdesk-stale']).toBe('1');
      expect(answer.text).toBe(JSON.stringify(long));
    });
  });

  it.each([502, 503, 504])('treats %d as down, too', async (code) => {
    const path = await lastGood();
    gateway.services.catalog.answer = status(code);
    expect((await gateway.ask(path)).headers['x-reefdesk-stale']).toBe('1');
  });

  it('limits the wait for a service that hangs, and pauses requests to it', async () => {
    const path = await lastGood();
    gateway.services.catalog.answer = () => {};
    // The service may be silent for ten minutes, longer than the test.
    expect((await gateway.ask(path)).headers['x-reefdesk-stale']).toBe('1');
    const startedAt = performance.now();
    for (let later = 0; later < 20; later++) expect((await gateway.ask(path)).headers['x-reefdesk-stale']).toBe('1');
    // A wait of two seconds for each would take forty.
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  it('uses the service again as soon as it is back', async () => {
    const path = await lastGood();
    await gateway.services.catalog.down();
    await gateway.ask(path);
    await gateway.services.catalog.up();
    gateway.services.catalog.answer = publicJson({ data: 'back' });
    await eventually(async () => expect((await gateway.ask(path)).json).toEqual({ data: 'back' }));
  });

  it('sends the error if there is no last good response', async () => {
    await gateway.services.catalog.down();
    const path = fresh();
    const answers = await Promise.all([gateway.ask(path), gateway.ask(path)]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json).toMatchObject({ code: 'service_unavailable', requestId: answer.headers['x-request-id'] });
    }
  });

  it('removes responses that the service reports as missing', async () => {
    const path = await lastGood();
    gateway.services.catalog.answer = status(404, { 'cache-control': 'public' });
    expect((await gateway.ask(path)).status).toBe(404);
    await gateway.services.catalog.down();
    expect((await gateway.ask(path)).status).toBe(503);
  });

  it('sends no last good response to a visitor with a session', async () => {
    const path = await lastGood();
    await gateway.services.catalog.down();
    expect((await gateway.ask(path, { headers: { cookie: 'reefdesk_session=x' } })).status).toBe(503);
  });
});
