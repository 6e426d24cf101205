import { type Clock, monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import { type CachedResponse, sizeOf } from './cached-response.ts';

/** Enough for every page of a site as large as the limits of its content allow; bytes are what is short. */
const MAX_ANSWERS = 5_000;
/** No answer may push all others out. */
const ONE_ANSWERS_SHARE = 1 / 2;
/** How old an answer may be that stands in for a service that is down. */
const LAST_GOOD_FOR_MS = 10 * 60_000;
/** How long a service that just failed is left alone while a last good answer is there. */
const RETRY_AFTER_MS = 1_000;

interface Entry {
  answer: CachedResponse;
  freshUntil: number;
  retryAt: number;
}

/** Answers in memory, bounded in count and bytes; fresh for seconds, then last good answers for minutes. */
export class ResponseStore {
  private readonly entries: LRUCache<string, Entry>;
  private readonly generations = new Map<string, number>();

  /** `freshForMs`: how long a change that nobody heard of can stay unseen. `maxBytes`: of all answers together. */
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

  /** Changes with every purge of `name`: what was asked for under another generation must not be kept. */
  generationOf(name: string): number {
    return this.generations.get(name) ?? 0;
  }

  fresh(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.freshUntil ? entry.answer : undefined;
  }

  lastGood(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() - entry.answer.askedAt <= LAST_GOOD_FOR_MS ? entry.answer : undefined;
  }

  /** True while its service need not be asked again, because it failed a moment ago. */
  isResting(key: string): boolean {
    return this.now() < (this.entries.get(key)?.retryAt ?? 0);
  }

  /** False when the answer takes too many bytes to be kept; an older one under this key is gone then, too. */
  put(key: string, answer: CachedResponse): boolean {
    this.entries.set(key, { answer, freshUntil: answer.askedAt + this.freshForMs, retryAt: 0 });
    return this.entries.has(key);
  }

  noteFailure(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.retryAt = this.now() + RETRY_AFTER_MS;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** Ends the freshness of the answers of these names. Whoever told of a change is there to be asked, so no failure counts any more. */
  purge(names: Iterable<string>): void {
    const purged = new Set(names);
    for (const name of purged) this.generations.set(name, this.generationOf(name) + 1);
    for (const entry of this.entries.values()) {
      if (purged.has(entry.answer.name)) Object.assign(entry, { freshUntil: 0, retryAt: 0 });
    }
  }
}
