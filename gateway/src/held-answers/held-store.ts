import { LRUCache } from 'lru-cache';
import { type CachedResponse, sizeOf } from '../response-cache/cached-response.ts';

const MAX_ADDRESSES = 500;
const MAX_BYTES = 16 * 1024 * 1024;
/** As many readings of one address as there are at the same time: staff's, and those who may see less. */
const READINGS = 3;

const NONE: ReadonlyMap<string, CachedResponse> = new Map();

/** Bytes of answers to sessions by address and tag, those used longest ago going first. */
export class HeldStore {
  private readonly addresses = new LRUCache<string, Map<string, CachedResponse>>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (readings) => [...readings.values()].reduce((bytes, answer) => bytes + sizeOf(answer), 1),
  });

  /** By tag, as they are now: what is put later changes nothing in it. */
  of(key: string): ReadonlyMap<string, CachedResponse> {
    return this.addresses.get(key) ?? NONE;
  }

  put(key: string, tag: string, answer: CachedResponse): void {
    const others = [...this.of(key)].filter(([other]) => other !== tag);
    this.addresses.set(key, new Map([[tag, answer] as const, ...others.slice(0, READINGS - 1)]));
  }
}
