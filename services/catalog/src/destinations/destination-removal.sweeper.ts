import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DestinationRemovalService } from './destination-removal.service.ts';

export const REMOVAL_SWEEP_SECONDS = Symbol('REMOVAL_SWEEP_SECONDS');

/** Completes unfinished removals at boot and from time to time; any number of replicas may do so at once. */
@Injectable()
export class DestinationRemovalSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DestinationRemovalSweeper.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly removal: DestinationRemovalService,
    @Inject(REMOVAL_SWEEP_SECONDS) private readonly everySeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** A failed sweep is made up for by the next. */
  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.removal.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'Unfinished removals have to wait'));
      await sleep(this.everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
