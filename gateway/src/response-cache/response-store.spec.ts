import { beforeEach, describe, expect, it } from '@jest/globals';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { CachedResponse } from './cached-response.ts';
import { ResponseStore } from './response-store.ts';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

describe('ResponseStore', () => {
  let clock = 0;
  let store: ResponseStore;

  beforeEach(() => {
    clock = 1_000_000;
    store = new ResponseStore(30_000, 32 * MEGABYTE, () => clock);
  });

  function put(key: string, name = 'packages', bytes = 10): boolean {
    const answer: CachedResponse = {
      name,
      headers: {},
      etag: undefined,
      bodies: { identity: Buffer.alloc(bytes), length: bytes },
      startedAt: clock,
    };
    return store.put(key, answer);
  }

  it('keeps a response fresh for 30 seconds, then as the last good one for ten minutes', () => {
    put('/a');
    clock += 29_999;
    expect(store.fresh('/a')).toBeDefined();
    clock += 1;
    expect(store.fresh('/a')).toBeUndefined();
    expect(store.lastGood('/a')).toBeDefined();
    clock += 10 * MINUTE - 30_000;
    expect(store.lastGood('/a')).toBeDefined();
    clock += 1;
    expect(store.lastGood('/a')).toBeUndefined();
  });

  it('does not depend on changes of the system clock', () => {
    const held = new HeldClock();
    store = new ResponseStore(30_000, 32 * MEGABYTE);
    clock = store.now();
    put('/a');
    held.setTimeOfDay(60 * MINUTE);
    expect(store.fresh('/a')).toBeDefined();
    held.setTimeOfDay(-120 * MINUTE);
    held.pass(30_000);
    expect(store.fresh('/a')).toBeUndefined();
    held.pass(10 * MINUTE);
    expect(store.lastGood('/a')).toBeUndefined();
    held.release();
  });

  it('ends the freshness of the changed names only, and keeps the last good response', () => {
    put('/a', 'packages');
    put('/b', 'testimonials');
    store.purge(['packages', 'travel']);
    expect(store.fresh('/a')).toBeUndefined();
    expect(store.lastGood('/a')).toBeDefined();
    expect(store.fresh('/b')).toBeDefined();
  });

  it('allows requests to a service that has just sent a change, even after a failure', () => {
    put('/a');
    store.noteFailure('/a');
    store.purge(['packages']);
    expect(store.isResting('/a')).toBe(false);
  });

  it('distinguishes requests from before and after a purge, with and without cached responses', () => {
    const [packages, travel, slides] = ['packages', 'travel', 'gallery-slides'].map((name) => store.generationOf(name));
    store.purge(['packages', 'travel']);
    expect(store.generationOf('packages')).not.toBe(packages);
    expect(store.generationOf('travel')).not.toBe(travel);
    expect(store.generationOf('gallery-slides')).toBe(slides);
  });

  it('pauses requests for a second after a failure, but only if a response is cached', () => {
    put('/a');
    store.noteFailure('/a');
    store.noteFailure('/never-kept');
    expect(store.isResting('/a')).toBe(true);
    expect(store.isResting('/never-kept')).toBe(false);
    clock += 1_000;
    expect(store.isResting('/a')).toBe(false);
  });

  it('stores at most 5,000 responses and evicts the least recently used', () => {
    put('/first');
    for (let n = 0; n < 4_999; n++) put(`/${n}`);
    store.fresh('/first');
    put('/one-more');
    expect(store.fresh('/first')).toBeDefined();
    expect(store.fresh('/0')).toBeUndefined();
    expect(store.fresh('/one-more')).toBeDefined();
  });

  it('stores at most the configured number of bytes', () => {
    for (let n = 0; n < 40; n++) put(`/${n}`, 'packages', MEGABYTE);
    const held = Array.from({ length: 40 }, (_, n) => store.fresh(`/${n}`)).filter(Boolean);
    expect(held.length).toBeLessThan(32);
    expect(held.length).toBeGreaterThan(28);
  });

  it('rejects a response that takes more than half of the bytes', () => {
    expect(put('/long', 'packages', 15 * MEGABYTE)).toBe(true);
    expect(put('/short')).toBe(true);
    expect(put('/long', 'packages', 17 * MEGABYTE)).toBe(false);
    expect(store.lastGood('/long')).toBeUndefined();
    expect(store.lastGood('/short')).toBeDefined();
  });
});
