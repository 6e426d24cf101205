import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { ImageCollector } from './image-collector.ts';

const LONGEST_PAUSE_SECONDS = 60;

/** Each replica looks for work; the database knows whether a sweep is due. */
@Injectable()
export class SweepSchedule extends RecurringWork {
  private isFirst = true;

  constructor(
    private readonly collector: ImageCollector,
    @Inject(SWEEP_ENV) env: SweepEnv,
  ) {
    super(Math.min(env.IMAGE_SWEEP_INTERVAL_SECONDS, LONGEST_PAUSE_SECONDS), 'Image sweep has to wait');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    // The owners of images start at the same time as media and may not answer yet in the first round.
    const sweeps = !this.isFirst;
    this.isFirst = false;
    await this.collector.recover(signal);
    if (sweeps && !signal.aborted) await this.collector.sweep({ ifDue: true, signal });
  }
}
