import type { LetterContent } from '../letters/letter-words.ts';
import type { LetterDocument } from './letter.schema.ts';

/** How long a letter waits for what it is about, which is stored right after it. */
const AWAITED_MS = 10 * 60_000;

/** Nothing is wrong: the letter was put first, so that none is forgotten. */
export class NotThereYet extends Error {}

/** For a composer whose letter is about something that is not there (yet): tried again, and in the end nothing to send. */
export function notThereYet({ createdAt }: LetterDocument): null {
  if (Date.now() - createdAt.getTime() < AWAITED_MS) throw new NotThereYet('What the letter is about is not stored yet');
  return null;
}

/** Writes one kind of letter at the moment it is sent; null when there is nothing to send after all. */
export type LetterComposer = (letter: LetterDocument) => Promise<LetterContent | null>;

/** Who writes which kind of letter in this process. */
export class LetterComposers {
  private readonly composers = new Map<string, LetterComposer>();

  /** Before the application is up: what is unknown then stays for replicas that know it. */
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
