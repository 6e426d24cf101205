import { LRUCache } from 'lru-cache';
import { type KeptAnswer, sizeOf } from './kept-answer.ts';

const MAX_ANSWERS = 500;
const MAX_BYTES = 32 * 1024 * 1024;
/** How old an answer may be that stands in for a service that is down. */
const LAST_GOOD_FOR_MS = 10 * 60_000;
/** How long a service that just failed is left alone while a last good answer is there. */
const RETRY_AFTER_MS = 1_000;

interface Entry {
  answer: KeptAnswer;
  freshUntil: number;
  retryAt: number;
}

/** Answers in memory, bounded in count and bytes; fresh for seconds, then last good answers for minutes. */
export class AnswerStore {
  private readonly entries = new LRUCache<string, Entry>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: (entry) => sizeOf(entry.answer),
  });
  private readonly generations = new Map<string, number>();

  /** `freshForMs`: how long a change that nobody heard of can stay unseen. */
  constructor(
    private readonly freshForMs: number,
    readonly now: () => number = Date.now,
  ) {}

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

  fresh(key: string): KeptAnswer | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.freshUntil ? entry.answer : undefined;
  }

  lastGood(key: string): KeptAnswer | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() - entry.answer.askedAt <= LAST_GOOD_FOR_MS ? entry.answer : undefined;
  }

  /** True while its service need not be asked again, because it failed a moment ago. */
  isResting(key: string): boolean {
    return this.now() < (this.entries.get(key)?.retryAt ?? 0);
  }

  put(key: string, answer: KeptAnswer): void {
    this.entries.set(key, { answer, freshUntil: answer.askedAt + this.freshForMs, retryAt: 0 });
  }

  noteFailure(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.retryAt = this.now() + RETRY_AFTER_MS;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** Forgets the answers of these names; with `keepLastGood` they only stop being fresh. */
  purge(names: Iterable<string>, { keepLastGood }: { keepLastGood: boolean }): void {
    const purged = new Set(names);
    for (const name of purged) this.generations.set(name, this.generationOf(name) + 1);
    for (const [key, entry] of this.entries) {
      if (!purged.has(entry.answer.name)) continue;
      if (keepLastGood) entry.freshUntil = 0;
      else this.entries.delete(key);
    }
  }
}
