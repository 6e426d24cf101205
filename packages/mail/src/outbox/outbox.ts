import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EmailDocument, EmailState } from './email.schema.ts';
import { EmailsRepository } from './emails.repository.ts';
import { MailWorker } from './mail-worker.ts';
import { TRIED_FOR_MS } from './retry-pauses.ts';

/** Retention after the day in which sending is tried. */
const STORED_MS = 24 * 3_600_000;

/** Queue of emails: they are stored before the request is answered, and sent afterwards. */
@Injectable()
export class Outbox {
  constructor(
    private readonly emails: EmailsRepository,
    @Inject(MailWorker) private readonly mailWorker: Pick<MailWorker, 'wake'>,
  ) {}

  /** Resolves once the email is stored. `about` is the id of its record; unlike with {@link putAbout}, there may be several about one. */
  async put(kind: string, to: string, about?: string): Promise<void> {
    await this.emails.insert({ ...newEmail(kind, to, 'waiting'), ...(about !== undefined && { about }) });
    this.mailWorker.wake();
  }

  /** Queues an email before its record `about` is stored, so that a crash loses none. Idempotent; not sent before `notBefore`. */
  async putAbout(kind: string, to: string, about: string, notBefore = new Date()): Promise<void> {
    await this.emails.insertOnce({ ...newEmail(kind, to, 'waiting', notBefore), _id: `${kind}.${about}`, about });
    this.mailWorker.wake();
  }

  /** Emails about the record and its parts, which are named `record/part`. */
  about(record: string): Promise<EmailDocument[]> {
    return this.emails.findAbout(record);
  }

  /** Emails of these kinds that could not be delivered so far, newest first. */
  troubled(kinds: readonly string[], limit: number): Promise<EmailDocument[]> {
    return this.emails.findTroubled(kinds, limit);
  }

  /** Removes the emails about the record and its parts, including those not sent yet. */
  forget(record: string): Promise<void> {
    return this.emails.removeAbout(record);
  }

  /** Removes the emails to this address that were queued before this time, including those not sent yet. */
  forgetTo(address: string, before: Date): Promise<void> {
    return this.emails.removeTo(address, before);
  }

  /** Does the same work without sending an email, so that response times reveal no difference. */
  async putNothing(kind: string): Promise<void> {
    await this.emails.insert(newEmail(kind, '', 'dropped'));
    this.mailWorker.wake();
  }

  /** True if a later email of the same kind about the same record to the same address makes this one unnecessary. */
  hasNewer(email: EmailDocument): Promise<boolean> {
    return this.emails.hasNewer(email);
  }
}

function newEmail(kind: string, to: string, state: EmailState, notBefore = new Date()): EmailDocument {
  const expiresAt = new Date(notBefore.getTime() + TRIED_FOR_MS + STORED_MS);
  return { _id: randomUUID(), kind, to, state, createdAt: new Date(), attempts: 0, notBefore, expiresAt };
}
