import { LRUCache } from 'lru-cache';
import { type CachedResponse, sizeOf } from '../response-cache/cached-response.ts';

const MAX_ADDRESSES = 500;
const MAX_BYTES = 16 * 1024 * 1024;
/** Number of different readings of one address in use at the same time: those of staff, and of users who may see less. */
const READINGS = 3;

const NONE: ReadonlyMap<string, CachedResponse> = new Map();

/** Compressed responses to sessions, by address and tag; the least recently used go first. */
export class HeldStore {
  private readonly addresses = new LRUCache<string, Map<string, CachedResponse>>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (readings) => [...readings.values()].reduce((bytes, answer) => bytes + sizeOf(answer), 1),
  });

  /** Snapshot by tag: a later `put` does not change it. */
  of(key: string): ReadonlyMap<string, CachedResponse> {
    return this.addresses.get(key) ?? NONE;
  }

  put(key: string, tag: string, answer: CachedResponse): void {
    const others = [...this.of(key)].filter(([other]) => other !== tag);
    this.addresses.set(key, new Map([[tag, answer] as const, ...others.slice(0, READINGS - 1)]));
  }
}
