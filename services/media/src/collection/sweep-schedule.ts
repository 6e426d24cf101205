import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { ImageCollector } from './image-collector.ts';

const LONGEST_LOOK_MS = 60_000;

/**
 * Looks at the clock, in every replica; whether a sweep is due stands in the database. The first look is later than the
 * start, so that the owners that start together with media are there.
 */
@Injectable()
export class SweepSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SweepSchedule.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;
  private isStopping = false;

  constructor(
    private readonly collector: ImageCollector,
    @Inject(SWEEP_ENV) private readonly env: SweepEnv,
  ) {}

  onApplicationBootstrap(): void {
    this.start(() => this.collector.recover());
    const everyMs = Math.min(this.env.IMAGE_SWEEP_INTERVAL_SECONDS * 1_000, LONGEST_LOOK_MS);
    this.timer = setInterval(() => this.start(() => this.look()), everyMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    this.collector.stop();
    await this.running;
  }

  private async look(): Promise<void> {
    await this.collector.recover();
    if (!this.isStopping) await this.collector.sweep({ ifDue: true });
  }

  /** One thing at a time; what fails is tried again at the next look. */
  private start(work: () => Promise<void>): void {
    if (this.isRunning || this.isStopping) return;
    this.isRunning = true;
    this.running = work()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Image sweep has to wait'))
      .finally(() => {
        this.isRunning = false;
      });
  }
}
