import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { isRefusedForGood, MAIL_TRANSPORT, type MailTransport } from '../transport/mail-transport.ts';
import type { LetterDocument } from './letter.schema.ts';
import { LetterComposers, NotThereYet } from './letter-composers.ts';
import { LetterMetrics } from './letter-metrics.ts';
import { LettersRepository } from './letters.repository.ts';
import { nextLookMs, nextTry } from './retry-pauses.ts';

/** Letters that other replicas left are found this late. */
const IDLE_MS = 5_000;
/**
 * How long a letter stays with whoever took it on and does not say again that it has it in hand: a process that was killed keeps it so
 * long, and then it is sent once more. A conversation with a mail server may take several times as long.
 */
export const CLAIM_MS = 90_000;
const HELD_EVERY_MS = CLAIM_MS / 4;
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

  /** False when there is nothing to send after all. */
  private async send(letter: LetterDocument, transport: MailTransport): Promise<boolean> {
    const content = await this.composers.compose(letter);
    if (!content) return false;
    // Another one each time: a mailbox that drops doubles must not drop the one that counts.
    await transport.send({ ...content, to: letter.to, id: `${letter._id}.${letter.attempts}` });
    return true;
  }

  /** The claim on a letter in hand is renewed until the answer is called, which resolves when nothing more is written. */
  private hold(letter: LetterDocument): () => Promise<void> {
    let written: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      // Where it can't be written now, the claim lasts for three more tries.
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
