import { type Clock, monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import { type CachedResponse, sizeOf } from './cached-response.ts';

/** Enough for every page of a site at its content limits. Bytes are the tighter limit. */
const MAX_ANSWERS = 5_000;
const ONE_ANSWERS_SHARE = 1 / 2;
/** Maximum age of a response that is sent while its service is down. */
const LAST_GOOD_FOR_MS = 10 * 60_000;
/** Pause after a failure of the service while a last good response exists. */
const RETRY_AFTER_MS = 1_000;

interface Entry {
  answer: CachedResponse;
  freshUntil: number;
  retryAt: number;
}

/** Responses in memory, limited in number and bytes: fresh for seconds, then last good responses for minutes. */
export class ResponseStore {
  private readonly entries: LRUCache<string, Entry>;
  private readonly generations = new Map<string, number>();

  /** `freshForMs`: how long a change whose event was lost can stay invisible. `maxBytes`: of all responses together. */
  constructor(
    private readonly freshForMs: number,
    maxBytes: number,
    readonly now: Clock = monotonicMs,
  ) {
    this.entries = new LRUCache<string, Entry>({
      max: MAX_ANSWERS,
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * ONE_ANSWERS_SHARE),
      sizeCalculation: (entry) => sizeOf(entry.answer),
    });
  }

  get count(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** Changes with every purge of `name`. Responses requested under another generation must not be cached. */
  generationOf(name: string): number {
    return this.generations.get(name) ?? 0;
  }

  fresh(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.freshUntil ? entry.answer : undefined;
  }

  lastGood(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() - entry.answer.startedAt <= LAST_GOOD_FOR_MS ? entry.answer : undefined;
  }

  isResting(key: string): boolean {
    return this.now() < (this.entries.get(key)?.retryAt ?? 0);
  }

  /** Returns false if the response is too large. An older one under this key is removed in that case. */
  put(key: string, answer: CachedResponse): boolean {
    this.entries.set(key, { answer, freshUntil: answer.startedAt + this.freshForMs, retryAt: 0 });
    return this.entries.has(key);
  }

  noteFailure(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.retryAt = this.now() + RETRY_AFTER_MS;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** Ends the freshness of these names. A service that has sent a change is up, so earlier failures are ignored. */
  purge(names: Iterable<string>): void {
    const purged = new Set(names);
    for (const name of purged) this.generations.set(name, this.generationOf(name) + 1);
    for (const entry of this.entries.values()) {
      if (purged.has(entry.answer.name)) Object.assign(entry, { freshUntil: 0, retryAt: 0 });
    }
  }
}
