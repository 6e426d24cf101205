import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { LetterDocument, LetterState } from './letter.schema.ts';
import { LettersRepository } from './letters.repository.ts';
import { Postman } from './postman.ts';
import { TRIED_FOR_MS } from './retry-pauses.ts';

/** Retention after the day in which sending is tried. */
const KEPT_MS = 24 * 3_600_000;

/** Queue of emails: they are stored before the request is answered, and sent afterwards. */
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

  /** Queues an email before its record `about` is stored, so that a crash loses none. Idempotent; not sent before `notBefore`. */
  async putAbout(kind: string, to: string, about: string, notBefore = new Date()): Promise<void> {
    await this.letters.insertOnce({ ...newLetter(kind, to, 'waiting', notBefore), _id: `${kind}.${about}`, about });
    this.postman.wake();
  }

  about(things: readonly string[]): Promise<LetterDocument[]> {
    return this.letters.findAbout(things);
  }

  /** Removes the emails about these records, including those not sent yet. */
  forget(things: readonly string[]): Promise<void> {
    return this.letters.removeAbout(things);
  }

  /** Removes the emails to this address that were queued before this time, including those not sent yet. */
  forgetTo(address: string, before: Date): Promise<void> {
    return this.letters.removeTo(address, before);
  }

  /** Does the same work without sending an email, so that response times reveal no difference. */
  async putNothing(kind: string): Promise<void> {
    await this.letters.insert(newLetter(kind, '', 'dropped'));
    this.postman.wake();
  }

  /** True if a later email of the same kind about the same record to the same address makes this one unnecessary. */
  hasNewer(letter: LetterDocument): Promise<boolean> {
    return this.letters.hasNewer(letter);
  }
}

function newLetter(kind: string, to: string, state: LetterState, notBefore = new Date()): LetterDocument {
  const expiresAt = new Date(notBefore.getTime() + TRIED_FOR_MS + KEPT_MS);
  return { _id: randomUUID(), kind, to, state, createdAt: new Date(), attempts: 0, notBefore, expiresAt };
}
