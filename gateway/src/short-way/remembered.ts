import { LRUCache } from 'lru-cache';

/** So many different ones are usual at one time; what browsers send repeats. */
const MOST = 5_000;
/** Longer ones are rare, and not worth the memory. */
const MAX_LENGTH = 500;

/** What follows from a text alone, such as a header: found out once for all requests that bring the same. */
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
