import { LRUCache } from 'lru-cache';
import { type CachedResponse, sizeOf } from '../response-cache/cached-response.ts';

const MAX_ADDRESSES = 500;
const MAX_BYTES = 16 * 1024 * 1024;
/** Responses cached per address: users with different rights see different ones. */
const READINGS = 3;

const NONE: ReadonlyMap<string, CachedResponse> = new Map();

export class HeldStore {
  private readonly addresses = new LRUCache<string, Map<string, CachedResponse>>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (readings) => [...readings.values()].reduce((bytes, answer) => bytes + sizeOf(answer), 1),
  });

  /** Returns a snapshot by tag, which a later `put` does not change. */
  of(key: string): ReadonlyMap<string, CachedResponse> {
    return this.addresses.get(key) ?? NONE;
  }

  put(key: string, tag: string, answer: CachedResponse): void {
    const others = [...this.of(key)].filter(([other]) => other !== tag);
    this.addresses.set(key, new Map([[tag, answer] as const, ...others.slice(0, READINGS - 1)]));
  }
}
