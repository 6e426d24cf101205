import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerStore } from './answer-store.ts';
import type { KeptAnswer } from './kept-answer.ts';

const MINUTE = 60_000;

describe('AnswerStore', () => {
  let clock = 0;
  let store: AnswerStore;

  beforeEach(() => {
    clock = 1_000_000;
    store = new AnswerStore(30_000, () => clock);
  });

  function put(key: string, name = 'packages', bytes = 10): void {
    const answer: KeptAnswer = { name, headers: {}, etag: undefined, bodies: { identity: Buffer.alloc(bytes) }, askedAt: clock };
    store.put(key, answer);
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

  it('forgets what a change names, and nothing else', () => {
    put('/a', 'packages');
    put('/b', 'testimonials');
    store.purge(['packages', 'travel'], { keepLastGood: false });
    expect(store.lastGood('/a')).toBeUndefined();
    expect(store.fresh('/b')).toBeDefined();
  });

  it('only ends the freshness of what is still true', () => {
    put('/a');
    store.purge(['packages'], { keepLastGood: true });
    expect(store.fresh('/a')).toBeUndefined();
    expect(store.lastGood('/a')).toBeDefined();
  });

  it('tells what was asked for before a purge from what came after, for names with and without answers', () => {
    const [packages, travel, slides] = ['packages', 'travel', 'gallery-slides'].map((name) => store.generationOf(name));
    store.purge(['packages', 'travel'], { keepLastGood: true });
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

  it('holds at most 500 answers, the least used going first', () => {
    put('/first');
    for (let n = 0; n < 499; n++) put(`/${n}`);
    store.fresh('/first');
    put('/one-more');
    expect(store.fresh('/first')).toBeDefined();
    expect(store.fresh('/0')).toBeUndefined();
    expect(store.fresh('/one-more')).toBeDefined();
  });

  it('holds at most 32 MB', () => {
    for (let n = 0; n < 40; n++) put(`/${n}`, 'packages', 1024 * 1024);
    const held = Array.from({ length: 40 }, (_, n) => store.fresh(`/${n}`)).filter(Boolean);
    expect(held.length).toBeLessThan(32);
    expect(held.length).toBeGreaterThan(28);
  });
});
