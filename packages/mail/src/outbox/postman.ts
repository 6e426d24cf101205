import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { isRefusedForGood, MAIL_TRANSPORT, type MailTransport } from '../transport/mail-transport.ts';
import type { LetterDocument } from './letter.schema.ts';
import { LetterComposers } from './letter-composers.ts';
import { LetterMetrics } from './letter-metrics.ts';
import { LettersRepository } from './letters.repository.ts';
import { nextTry } from './retry-pauses.ts';

/** Letters that other replicas left are found this late. */
const IDLE_MS = 5_000;
/** How long a letter stays with whoever took it on: one that was killed keeps it so long, and then it is sent once more. */
export const CLAIM_MS = 5 * 60_000;
/** What was sent, or given up, is remembered so long: by whom is told nothing but the address. */
const DAY_MS = 24 * 3_600_000;
const REMEMBERED_MS = 7 * DAY_MS;
/** What did not arrive is told wherever one looks at what it was about. */
const FAULTS_REMEMBERED_MS = 90 * DAY_MS;

/**
 * Sends letters, one at a time. Each is taken on for a while with one atomic write, so replicas share them, a letter is sent
 * once, and only one whose sender was killed between the mail server's word and the database's may be sent twice.
 */
@Injectable()
export class Postman implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Postman.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private alarm = new AbortController();

  constructor(
    private readonly letters: LettersRepository,
    private readonly composers: LetterComposers,
    private readonly metrics: LetterMetrics,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
  ) {}

  onApplicationBootstrap(): void {
    if (this.transport) this.running = this.run(this.transport);
    else this.logger.warn('There is no SMTP_URL: letters are not sent, they wait for a day');
  }

  /** Waits for the letter in hand. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** There is a letter. */
  wake(): void {
    this.alarm.abort();
  }

  private async run(transport: MailTransport): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Set before the look, so that a letter that comes while it looks is not slept through.
      this.alarm = new AbortController();
      const worked = await this.step(transport).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Letters have to wait');
        return false;
      });
      if (!worked) await this.rest();
    }
  }

  private async rest(): Promise<void> {
    const signal = AbortSignal.any([this.alarm.signal, this.stopping.signal]);
    await sleep(IDLE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }

  /** One letter; false when none was due. */
  private async step(transport: MailTransport): Promise<boolean> {
    const now = new Date();
    const letter = await this.letters.claim(this.composers.kinds, now, new Date(now.getTime() + CLAIM_MS));
    if (!letter) return false;
    await inBackground('send letter', () => this.deliver(letter, transport));
    return true;
  }

  private async deliver(letter: LetterDocument, transport: MailTransport): Promise<void> {
    try {
      const content = await this.composers.compose(letter);
      if (!content) return await this.letters.remove(letter);
      // Another one each time: a mailbox that drops doubles must not drop the one that counts.
      await transport.send({ ...content, to: letter.to, id: `${letter._id}.${letter.attempts}` });
    } catch (error) {
      return this.postpone(letter, error);
    }
    await this.letters.settle(letter, { state: 'sent', expiresAt: rememberedUntil() });
    this.metrics.count(letter.kind, 'sent');
  }

  private async postpone(letter: LetterDocument, error: unknown): Promise<void> {
    const notBefore = isRefusedForGood(error) ? undefined : nextTry(letter, new Date());
    this.metrics.count(letter.kind, notBefore ? 'postponed' : 'failed');
    // Not the error itself: it may repeat what the mail server was told.
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
