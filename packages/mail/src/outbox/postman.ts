import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { isRefusedForGood, MAIL_TRANSPORT, type MailTransport } from '../mail-transport.ts';
import type { LetterDocument } from './letter.schema.ts';
import { LetterComposers, NotThereYet } from './letter-composers.ts';
import { LettersRepository } from './letters.repository.ts';
import { nextLookMs, nextTry } from './retry-pauses.ts';

type LetterOutcome = 'sent' | 'postponed' | 'failed';

/** Counts outcomes and waiting emails, without recipients. The gauge is read from the database, so all replicas report the same value. */
@Injectable()
export class LetterMetrics {
  private readonly letters;

  constructor(metrics: Metrics, repository: LettersRepository) {
    this.letters = metrics.counter('letters_total', 'Attempts to send letters, by what came of them', ['kind', 'outcome']);
    metrics.gauge('letters_waiting', 'Letters that are to be sent', [], async (gauge) => gauge.set(await repository.countIn('waiting')));
  }

  count(kind: string, outcome: LetterOutcome): void {
    this.letters.inc({ kind, outcome });
  }
}

/** Interval for finding emails that other replicas left behind. */
const IDLE_SECONDS = 5;
/** Duration of a claim unless the mail worker renews it: after its process was killed, the email is sent again after this time. */
export const CLAIM_MS = 90_000;
const HELD_EVERY_MS = CLAIM_MS / 4;
/** Retention of sent emails and of failed ones without a subject; of the recipient, only the address is stored. */
const DAY_MS = 24 * 3_600_000;
const REMEMBERED_MS = 7 * DAY_MS;
/** Retention of failed emails: the screens of the record they are about report them. */
const FAULTS_REMEMBERED_MS = 90 * DAY_MS;

/** The mail worker. Replicas share the work by atomic claims. A crash after the mail server has accepted an email may send it twice. */
@Injectable()
export class Postman extends RecurringWork {
  constructor(
    private readonly letters: LettersRepository,
    private readonly composers: LetterComposers,
    private readonly metrics: LetterMetrics,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
  ) {
    super(IDLE_SECONDS, 'Letters have to wait');
  }

  override onApplicationBootstrap(): void {
    if (this.transport) super.onApplicationBootstrap();
    else this.logger.warn('There is no SMTP_URL: letters are not sent, they wait for a day');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    const { transport } = this;
    while (transport && !signal.aborted) {
      const now = new Date();
      const letter = await this.letters.claim(this.composers.kinds, now, new Date(now.getTime() + CLAIM_MS));
      if (!letter) return;
      await inBackground('send letter', () => this.deliver(letter, transport));
    }
  }

  private async deliver(letter: LetterDocument, transport: MailTransport): Promise<void> {
    let isNeeded: boolean;
    const letGo = this.hold(letter);
    try {
      isNeeded = await this.send(letter, transport);
    } catch (error) {
      await letGo();
      return error instanceof NotThereYet ? this.await(letter) : this.postpone(letter, error);
    }
    await letGo();
    if (!isNeeded) return await this.letters.remove(letter);
    await this.letters.settle(letter, { state: 'sent', expiresAt: rememberedUntil() });
    this.metrics.count(letter.kind, 'sent');
  }

  private async send(letter: LetterDocument, transport: MailTransport): Promise<boolean> {
    const content = await this.composers.compose(letter);
    if (!content) return false;
    // A different id for each attempt: a mailbox that drops duplicates must not drop the one attempt that succeeds.
    await transport.send({ ...content, to: letter.to, id: `${letter._id}.${letter.attempts}` });
    return true;
  }

  /** Renews the claim on an email until the returned function is called, which resolves after the last write. */
  private hold(letter: LetterDocument): () => Promise<void> {
    let written: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      // If a write fails, the claim still lasts for three more attempts.
      written = this.letters.settle(letter, { notBefore: new Date(Date.now() + CLAIM_MS) }).catch(() => undefined);
    }, HELD_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await written;
    };
  }

  private async await(letter: LetterDocument): Promise<void> {
    const ms = nextLookMs(letter);
    await this.letters.settle(letter, { notBefore: new Date(Date.now() + ms) });
    setTimeout(() => this.wake(), ms + 1).unref();
  }

  private async postpone(letter: LetterDocument, error: unknown): Promise<void> {
    const notBefore = isRefusedForGood(error) ? undefined : nextTry(letter, new Date());
    this.metrics.count(letter.kind, notBefore ? 'postponed' : 'failed');
    // The error itself is not logged: it may quote data sent to the mail server.
    const { code, responseCode, message } = (error ?? {}) as { code?: string; responseCode?: number; message?: string };
    const why = code ?? message;
    this.logger.warn(
      { letterId: letter._id, kind: letter.kind, attempts: letter.attempts, why, responseCode, next: notBefore },
      'A letter was not sent',
    );
    await this.letters.settle(
      letter,
      notBefore ? { notBefore } : { state: 'failed', expiresAt: rememberedUntil(letter.about ? FAULTS_REMEMBERED_MS : REMEMBERED_MS) },
    );
  }
}

function rememberedUntil(forMs = REMEMBERED_MS): Date {
  return new Date(Date.now() + forMs);
}
