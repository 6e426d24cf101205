import { type Clock, monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import type { CachedPicture } from './cached-picture.ts';

/** Enough for a large site in every width and format. An entry takes a few hundred bytes. */
const MAX_ADDRESSES = 20_000;
/** Time for which media is not asked again after a failure, if a picture is cached. */
const RETRY_AFTER_MS = 1_000;

export interface IndexEntry {
  readonly picture: CachedPicture;
  /** Start of the last request that confirmed the picture; -Infinity if none has since the start or a possible loss of events. */
  confirmedAt: number;
  retryAt: number;
}

/** The picture behind each address, and the time when media last confirmed it. */
export class PictureIndex {
  private readonly entries = new LRUCache<string, IndexEntry>({ max: MAX_ADDRESSES });
  private generation = 0;

  constructor(
    private readonly freshForMs: number,
    readonly now: Clock = monotonicMs,
  ) {}

  get count(): number {
    return this.entries.size;
  }

  /** Results of requests from an earlier generation are not cached, as pictures may have been removed since. */
  get currentGeneration(): number {
    return this.generation;
  }

  get(key: string): IndexEntry | undefined {
    return this.entries.get(key);
  }

  isFresh({ confirmedAt }: IndexEntry): boolean {
    return this.now() - confirmedAt < this.freshForMs;
  }

  isResting({ retryAt }: IndexEntry): boolean {
    return this.now() < retryAt;
  }

  put(key: string, picture: CachedPicture, confirmedAt: number): void {
    this.entries.set(key, { picture, confirmedAt, retryAt: 0 });
  }

  noteFailure(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.retryAt = this.now() + RETRY_AFTER_MS;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  isUsed(hash: string): boolean {
    for (const { picture } of this.entries.values()) if (picture.hash === hash) return true;
    return false;
  }

  /** Removes all addresses of these images and returns the hashes that are no longer used. */
  remove(ids: ReadonlySet<string>): string[] {
    this.generation++;
    const hashes = new Set<string>();
    for (const [key, { picture }] of [...this.entries]) {
      if (!ids.has(picture.id)) continue;
      hashes.add(picture.hash);
      this.entries.delete(key);
    }
    return [...hashes].filter((hash) => !this.isUsed(hash));
  }

  /** Called when events may have been missed: each picture is revalidated before its next use. */
  doubt(): void {
    this.generation++;
    for (const entry of this.entries.values()) Object.assign(entry, { confirmedAt: Number.NEGATIVE_INFINITY, retryAt: 0 });
  }

  list(): [key: string, picture: CachedPicture][] {
    const all = this.entries.rentries() as Generator<[string, IndexEntry]>;
    return Array.from(all, ([key, { picture }]) => [key, picture]);
  }
}
