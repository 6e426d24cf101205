import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { LetterDocument, LetterState } from './letter.schema.ts';
import { LettersRepository } from './letters.repository.ts';
import { Postman } from './postman.ts';
import { TRIED_FOR_MS } from './retry-pauses.ts';

/** Beyond the day in which it is tried. */
const KEPT_MS = 24 * 3_600_000;

/** Letters on their way: stored with what they are about before anybody is answered, sent after. */
@Injectable()
export class Outbox {
  constructor(
    private readonly letters: LettersRepository,
    @Inject(Postman) private readonly postman: Pick<Postman, 'wake'>,
  ) {}

  /** Resolves once the email is stored. `about` is the id of its record; unlike with {@link putAbout}, there may be several about one. */
  async put(kind: string, to: string, about?: string): Promise<void> {
    await this.letters.insert({ ...newLetter(kind, to, 'waiting'), ...(about !== undefined && { about }) });
    this.postman.wake();
  }

  /**
   * The same for a letter about something that is about to be stored under this id: put first, so that none is forgotten when the
   * process ends in between; its composer waits a while for what it is about. Put again it is one letter. It is not sent before
   * `notBefore`.
   */
  async putAbout(kind: string, to: string, about: string, notBefore = new Date()): Promise<void> {
    await this.letters.insertOnce({ ...newLetter(kind, to, 'waiting', notBefore), _id: `${kind}.${about}`, about });
    this.postman.wake();
  }

  /** The letters about these things, as long as they are remembered. */
  about(things: readonly string[]): Promise<LetterDocument[]> {
    return this.letters.findAbout(things);
  }

  /** What is on its way is not sent any more, and nothing says that it was. */
  forget(things: readonly string[]): Promise<void> {
    return this.letters.removeAbout(things);
  }

  /** What was put for this address before: none of it is on its way any more, and nothing says that it was. */
  forgetTo(address: string, before: Date): Promise<void> {
    return this.letters.removeTo(address, before);
  }

  /** The same work for a letter that is not to be sent: whoever waits for the answer can't tell the difference. */
  async putNothing(kind: string): Promise<void> {
    await this.letters.insert(newLetter(kind, '', 'dropped'));
    this.postman.wake();
  }

  /** True if there is a later email of the same kind about the same record to the same address, which makes this one needless. */
  hasNewer(letter: LetterDocument): Promise<boolean> {
    return this.letters.hasNewer(letter);
  }
}

function newLetter(kind: string, to: string, state: LetterState, notBefore = new Date()): LetterDocument {
  const expiresAt = new Date(notBefore.getTime() + TRIED_FOR_MS + KEPT_MS);
  return { _id: randomUUID(), kind, to, state, createdAt: new Date(), attempts: 0, notBefore, expiresAt };
}
