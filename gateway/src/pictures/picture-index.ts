import { type Clock, monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import type { KeptPicture } from './kept-picture.ts';

/** Addresses of a large site in every width and format; what each takes is a few hundred bytes. */
const MAX_ADDRESSES = 20_000;
/** How long media is left alone after it failed, where there is a picture to show. */
const RETRY_AFTER_MS = 1_000;

export interface IndexEntry {
  readonly picture: KeptPicture;
  /** When media was asked that said so; none since this process began, or since events may have been missed. */
  confirmedAt: number;
  retryAt: number;
}

/** Which picture is behind which address, and how long ago media said that it still is. */
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

  /** What was asked under another one must not be kept: pictures were removed meanwhile, or may have been. */
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

  put(key: string, picture: KeptPicture, confirmedAt: number): void {
    this.entries.set(key, { picture, confirmedAt, retryAt: 0 });
  }

  noteFailure(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.retryAt = this.now() + RETRY_AFTER_MS;
  }

  /** Whether no other address leads to its bytes. */
  delete(key: string): void {
    this.entries.delete(key);
  }

  isUsed(hash: string): boolean {
    for (const { picture } of this.entries.values()) if (picture.hash === hash) return true;
    return false;
  }

  /** Forgets all addresses of these images; returns the hashes that nothing leads to any more. */
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

  /** Events may have been missed: media is asked about each before it is shown again. */
  doubt(): void {
    this.generation++;
    for (const entry of this.entries.values()) Object.assign(entry, { confirmedAt: Number.NEGATIVE_INFINITY, retryAt: 0 });
  }

  /** Those used longest ago first. */
  list(): [key: string, picture: KeptPicture][] {
    const all = this.entries.rentries() as Generator<[string, IndexEntry]>;
    return Array.from(all, ([key, { picture }]) => [key, picture]);
  }
}
