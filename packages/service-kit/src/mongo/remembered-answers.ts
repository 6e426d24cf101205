import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type AnswerText, textOf } from '../http/caching.ts';
import { inTime, withoutDeadline } from '../http/request-context.ts';
import { monotonicMs } from '../time/monotonic.ts';
import { Revisions } from './revisions.ts';

/** How long what nobody counted stays unseen: a write whose process was killed, a restored count, the operator's day. */
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
 * Answers as they were written last, for as long as nothing is written to the counted collections (docs/adr/0047). Whether something
 * was is asked of the database each time, once for all who ask at the same moment: what a write changed is in the first answer after it,
 * whichever replica wrote. Only the making is spared, nobody's rights: `key` says all that an answer depends on.
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

  /**
   * Others wait for what is made, too: who has no time left goes, and it is made all the same. What is made for one alone says by
   * itself why it came to no end in time.
   */
  async of(key: string, make: () => Promise<unknown>): Promise<AnswerText> {
    const revision = await inTime(() => this.revisions.current());
    return revision === undefined ? textOf(await make()) : inTime(() => this.answer(key, revision, make));
  }

  /** For what answers show that is not in the counted collections. */
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
    // One that was begun before something was forgotten is nobody's to keep.
    text.then((made) => end() && this.kept.set(key, { revision, freshUntil, text: made }), end);
    return text;
  }
}
