import type { LetterContent } from '../letters/letter-words.ts';
import type { LetterDocument } from './letter.schema.ts';

/** How long an email waits for its record, which is stored right after it. */
const AWAITED_MS = 10 * 60_000;

/** Not a real error: the email is queued before its record is stored, so that no email is lost. */
export class NotThereYet extends Error {}

/** Called by a composer when the record of an email does not exist (yet): the email is retried for a while, then dropped. */
export function notThereYet({ createdAt }: LetterDocument): null {
  if (Date.now() - createdAt.getTime() < AWAITED_MS) throw new NotThereYet('What the letter is about is not stored yet');
  return null;
}

/** Composes one kind of email at the time of sending; returns null if there is nothing to send any more. */
export type LetterComposer = (letter: LetterDocument) => Promise<LetterContent | null>;

export class LetterComposers {
  private readonly composers = new Map<string, LetterComposer>();

  /** Call before the application has started: emails of other kinds are left to replicas that know them. */
  add(kind: string, composer: LetterComposer): void {
    this.composers.set(kind, composer);
  }

  get kinds(): string[] {
    return [...this.composers.keys()];
  }

  compose(letter: LetterDocument): Promise<LetterContent | null> {
    const composer = this.composers.get(letter.kind);
    if (!composer) throw new Error(`Nobody writes letters of the kind ${letter.kind}`);
    return composer(letter);
  }
}
