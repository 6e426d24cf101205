import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { isRejectedForGood, MAIL_TRANSPORT, type MailTransport } from '../mail-transport.ts';
import type { EmailDocument } from './email.schema.ts';
import { EmailComposers, NotThereYet } from './email-composers.ts';
import { EmailsRepository } from './emails.repository.ts';
import { nextLookMs, nextTry } from './retry-pauses.ts';

type EmailOutcome = 'sent' | 'postponed' | 'failed';

/** Counts outcomes and waiting emails, without recipients. The gauge is read from the database, so all replicas report the same value. */
@Injectable()
export class EmailMetrics {
  private readonly emails;

  constructor(metrics: Metrics, repository: EmailsRepository) {
    this.emails = metrics.counter('letters_total', 'Attempts to send letters, by what came of them', ['kind', 'outcome']);
    metrics.gauge('letters_waiting', 'Letters that are to be sent', [], async (gauge) => gauge.set(await repository.countIn('waiting')));
  }

  count(kind: string, outcome: EmailOutcome): void {
    this.emails.inc({ kind, outcome });
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
const ERRORS_REMEMBERED_MS = 90 * DAY_MS;

/** The mail worker. Replicas share the work by atomic claims. A crash after the mail server has accepted an email may send it twice. */
@Injectable()
export class MailWorker extends RecurringWork {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly composers: EmailComposers,
    private readonly metrics: EmailMetrics,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
  ) {
    super(IDLE_SECONDS, 'Letters have to wait');
  }

  override onApplicationBootstrap(): void {
    if (this.transport) super.onApplicationBootstrap();
    else this.logger.warn('SMTP_URL is not set: emails are not sent and expire after a day');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    const { transport } = this;
    while (transport && !signal.aborted) {
      const now = new Date();
      const email = await this.emails.claim(this.composers.kinds, now, new Date(now.getTime() + CLAIM_MS));
      if (!email) return;
      await inBackground('send letter', () => this.deliver(email, transport));
    }
  }

  private async deliver(email: EmailDocument, transport: MailTransport): Promise<void> {
    let isNeeded: boolean;
    const letGo = this.hold(email);
    try {
      isNeeded = await this.send(email, transport);
    } catch (error) {
      await letGo();
      return error instanceof NotThereYet ? this.await(email) : this.postpone(email, error);
    }
    await letGo();
    if (!isNeeded) return await this.emails.remove(email);
    await this.emails.settle(email, { state: 'sent', expiresAt: rememberedUntil() });
    this.metrics.count(email.kind, 'sent');
  }

  private async send(email: EmailDocument, transport: MailTransport): Promise<boolean> {
    const content = await this.composers.compose(email);
    if (!content) return false;
    // A different id for each attempt: a mailbox that drops duplicates must not drop the one attempt that succeeds.
    await transport.send({ ...content, to: email.to, id: `${email._id}.${email.attempts}` });
    return true;
  }

  /** Renews the claim on an email until the returned function is called, which resolves after the last write. */
  private hold(email: EmailDocument): () => Promise<void> {
    let written: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      // If a write fails, the claim still lasts for three more attempts.
      written = this.emails.settle(email, { notBefore: new Date(Date.now() + CLAIM_MS) }).catch(() => undefined);
    }, HELD_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await written;
    };
  }

  private async await(email: EmailDocument): Promise<void> {
    const ms = nextLookMs(email);
    await this.emails.settle(email, { notBefore: new Date(Date.now() + ms) });
    setTimeout(() => this.wake(), ms + 1).unref();
  }

  private async postpone(email: EmailDocument, error: unknown): Promise<void> {
    const notBefore = isRejectedForGood(error) ? undefined : nextTry(email, new Date());
    this.metrics.count(email.kind, notBefore ? 'postponed' : 'failed');
    // The error itself is not logged: it may quote data sent to the mail server.
    const { code, responseCode, message } = (error ?? {}) as { code?: string; responseCode?: number; message?: string };
    const why = code ?? message;
    this.logger.warn(
      { letterId: email._id, kind: email.kind, attempts: email.attempts, why, responseCode, next: notBefore },
      'A letter was not sent',
    );
    await this.emails.settle(
      email,
      notBefore ? { notBefore } : { state: 'failed', expiresAt: rememberedUntil(email.about ? ERRORS_REMEMBERED_MS : REMEMBERED_MS) },
    );
  }
}

function rememberedUntil(forMs = REMEMBERED_MS): Date {
  return new Date(Date.now() + forMs);
}
