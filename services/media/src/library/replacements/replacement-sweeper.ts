import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { ReplacementWork } from './replacement-work.ts';

const EVERY_SECONDS = 10;
/** Longer than a request that may still be working on the replacement. */
const LEFT_AFTER_MS = 30_000;

/** Finishes replacements that a killed process or an unavailable owner interrupted. Safe to run in several replicas. */
@Injectable()
export class ReplacementSweeper extends RecurringWork {
  constructor(private readonly replacements: ReplacementWork) {
    super(EVERY_SECONDS, 'Pictures that are being replaced have to wait');
  }

  protected work(signal: AbortSignal): Promise<void> {
    return this.sweep(new Date(), signal);
  }

  async sweep(now: Date, signal?: AbortSignal): Promise<void> {
    await this.replacements.sweep(new Date(now.getTime() - LEFT_AFTER_MS), signal);
  }
}
