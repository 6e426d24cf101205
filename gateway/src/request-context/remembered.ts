import { LRUCache } from 'lru-cache';

/** Enough for all header values in use at one time, since browsers repeat the same ones. */
const MOST = 5_000;
const MAX_LENGTH = 500;

/** Caches a value derived from a text alone, such as a header. */
export class Remembered<Value extends object> {
  private readonly known = new LRUCache<string, Value>({ max: MOST });

  constructor(private readonly findOut: (text: string) => Value) {}

  of(text: string): Value {
    const known = this.known.get(text);
    if (known) return known;
    const value = this.findOut(text);
    if (text.length <= MAX_LENGTH) this.known.set(text, value);
    return value;
  }
}
