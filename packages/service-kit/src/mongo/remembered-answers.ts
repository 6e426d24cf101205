import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type AnswerText, textOf } from '../http/caching.ts';
import { inTime, withoutDeadline } from '../request/request-context.ts';
import { monotonicMs } from '../time/monotonic.ts';
import { Revisions } from './revisions.ts';

/** Longest time that an uncounted change stays unseen: a write whose process was killed, a restored count, the operator's new day. */
const FRESH_MS = 1_000;
const MAX_ANSWERS = 500;
const MAX_BYTES = 24 * 1024 * 1024;

interface Remembered {
  revision: number;
  freshUntil: number;
  text: AnswerText;
}

interface Making {
  revision: number;
  text: Promise<AnswerText>;
}

/**
 * Caches answers until a counted collection is written to, by any replica (docs/adr/0047). Access checks are separate: `key` must contain
 * everything that an answer depends on.
 */
@Injectable()
export class RememberedAnswers {
  private readonly kept = new LRUCache<string, Remembered>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }) => text.body.length + 1,
  });
  private readonly making = new Map<string, Making>();

  constructor(private readonly revisions: Revisions) {}

  /** Concurrent requests share one `make`, which completes even if a request times out. Without a revision, nothing is shared or cached. */
  async of(key: string, make: () => Promise<unknown>): Promise<AnswerText> {
    const revision = await inTime(() => this.revisions.current());
    return revision === undefined ? textOf(await make()) : inTime(() => this.answer(key, revision, make));
  }

  /** Called when data outside the counted collections changes. */
  forget(): void {
    this.kept.clear();
    this.making.clear();
  }

  private async answer(key: string, revision: number, make: () => Promise<unknown>): Promise<AnswerText> {
    const known = this.kept.get(key);
    if (known && known.revision === revision && monotonicMs() < known.freshUntil) return known.text;
    const made = this.making.get(key);
    return made?.revision === revision ? made.text : this.make(key, revision, make);
  }

  private make(key: string, revision: number, make: () => Promise<unknown>): Promise<AnswerText> {
    const freshUntil = monotonicMs() + FRESH_MS;
    const text = withoutDeadline(make).then(textOf);
    const making = { revision, text };
    this.making.set(key, making);
    const end = () => this.making.get(key) === making && this.making.delete(key);
    // An answer that was started before `forget` is not stored.
    text.then((made) => end() && this.kept.set(key, { revision, freshUntil, text: made }), end);
    return text;
  }
}
