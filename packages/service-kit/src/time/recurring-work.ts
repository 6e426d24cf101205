import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Work at the start, after each pause, and when woken; possibly in several replicas at once. The shutdown waits for the running round. */
export abstract class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private alarm = new AbortController();

  /** `complaint`: the log message after an error. */
  protected constructor(
    private readonly everySeconds: number,
    private readonly complaint: string,
    private readonly afterErrorSeconds = everySeconds,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  wake(): void {
    this.alarm.abort();
  }

  /** One round. `signal` aborts at the shutdown. */
  protected abstract work(signal: AbortSignal): Promise<void>;

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Created before the work, so that a call of `wake` during the work is not missed.
      this.alarm = new AbortController();
      const seconds = await this.round();
      await sleep(seconds * 1_000, undefined, { signal: this.alarm.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns the length of the pause after it. */
  private async round(): Promise<number> {
    const { signal } = this.stopping;
    try {
      await this.work(signal);
      return this.everySeconds;
    } catch (error) {
      // Work that the shutdown interrupts may end with an error.
      if (!signal.aborted) this.logger.warn({ err: error }, this.complaint);
      return this.afterErrorSeconds;
    }
  }
}
