import { LRUCache } from 'lru-cache';

/** Enough for the different texts in use at one time, since browsers repeat the same headers. */
const MOST = 5_000;
/** Longer texts are rare, and not worth the memory. */
const MAX_LENGTH = 500;

/** Memoises a value that depends on a text alone, such as a header, for all requests with the same text. */
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
