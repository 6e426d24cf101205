import { describe, expect, it } from '@jest/globals';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { HeldStore } from './held-store.ts';

const answer = (bytes: number): CachedResponse => ({
  ...{ name: 'packages', headers: {}, etag: undefined, startedAt: 0 },
  bodies: { identity: Buffer.alloc(bytes), length: bytes },
});

describe('HeldStore', () => {
  it('keeps the last three responses of an address, each under its own tag', () => {
    const store = new HeldStore();
    const answers = ['a', 'b', 'c', 'd'].map((tag) => [tag, answer(10)] as const);
    for (const [tag, held] of answers) store.put('/api/packages', tag, held);
    expect([...store.of('/api/packages').keys()]).toEqual(['d', 'c', 'b']);
    expect(store.of('/api/packages').get('d')).toBe(answers[3]?.[1]);
    expect(store.of('/api/packages').get('a')).toBeUndefined();
    expect(store.of('/api/get-destinations').get('d')).toBeUndefined();
  });

  it('is limited in bytes and drops the least recently used address first', () => {
    const store = new HeldStore();
    for (let at = 0; at < 5; at++) store.put(`/api/packages?cursor=${at}`, 'a', answer(4 * 1024 * 1024));
    expect(store.of('/api/packages?cursor=0').size).toBe(0);
    expect(store.of('/api/packages?cursor=4').size).toBe(1);
  });
});
