import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Work of a service at its start and from time to time. Any number of replicas may do it at once; what failed is made up for by the next. */
export abstract class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  /** `complaint`: what the log says when it failed. */
  protected constructor(
    private readonly everySeconds: number,
    private readonly complaint: string,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  protected abstract work(signal: AbortSignal): Promise<void>;

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.work(signal).catch((error: unknown) => this.logger.warn({ err: error }, this.complaint));
      await sleep(this.everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
