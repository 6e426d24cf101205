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
      askedAt: clock,
    };
    return store.put(key, answer);
  }

  it('is fresh for half a minute, then a last good answer for ten minutes', () => {
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

  it('is as fresh when somebody sets the clock forward, and no longer when they set it back', () => {
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

  it('ends the freshness of what a change names, and of nothing else; the last good answer stays', () => {
    put('/a', 'packages');
    put('/b', 'testimonials');
    store.purge(['packages', 'travel']);
    expect(store.fresh('/a')).toBeUndefined();
    expect(store.lastGood('/a')).toBeDefined();
    expect(store.fresh('/b')).toBeDefined();
  });

  it('asks a service that has just told of a change, even if it failed a moment ago', () => {
    put('/a');
    store.noteFailure('/a');
    store.purge(['packages']);
    expect(store.isResting('/a')).toBe(false);
  });

  it('tells what was asked for before a purge from what came after, for names with and without answers', () => {
    const [packages, travel, slides] = ['packages', 'travel', 'gallery-slides'].map((name) => store.generationOf(name));
    store.purge(['packages', 'travel']);
    expect(store.generationOf('packages')).not.toBe(packages);
    expect(store.generationOf('travel')).not.toBe(travel);
    expect(store.generationOf('gallery-slides')).toBe(slides);
  });

  it('leaves a service alone for a second after a failure, but only where an answer stands in', () => {
    put('/a');
    store.noteFailure('/a');
    store.noteFailure('/never-kept');
    expect(store.isResting('/a')).toBe(true);
    expect(store.isResting('/never-kept')).toBe(false);
    clock += 1_000;
    expect(store.isResting('/a')).toBe(false);
  });

  it('holds at most 5,000 answers, the least used going first', () => {
    put('/first');
    for (let n = 0; n < 4_999; n++) put(`/${n}`);
    store.fresh('/first');
    put('/one-more');
    expect(store.fresh('/first')).toBeDefined();
    expect(store.fresh('/0')).toBeUndefined();
    expect(store.fresh('/one-more')).toBeDefined();
  });

  it('holds at most the bytes it may', () => {
    for (let n = 0; n < 40; n++) put(`/${n}`, 'packages', MEGABYTE);
    const held = Array.from({ length: 40 }, (_, n) => store.fresh(`/${n}`)).filter(Boolean);
    expect(held.length).toBeLessThan(32);
    expect(held.length).toBeGreaterThan(28);
  });

  it('lets no answer take more than half of them, and says so', () => {
    expect(put('/long', 'packages', 15 * MEGABYTE)).toBe(true);
    expect(put('/short')).toBe(true);
    expect(put('/long', 'packages', 17 * MEGABYTE)).toBe(false);
    expect(store.lastGood('/long')).toBeUndefined();
    expect(store.lastGood('/short')).toBeDefined();
  });
});
