import { Inject, Injectable, Logger } from '@nestjs/common';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { SweepLeases } from './sweep-lease.ts';
import { SweepMetrics } from './sweep-metrics.ts';
import { isAlert, type SweepReport, SweepStopped } from './sweep-outcome.ts';
import { stateAfter } from './sweep-record.ts';
import { BegunRemovals, SweepSteps } from './sweep-steps.ts';

/** The garbage collection of images; docs/adr/0006 explains why it is safe. */
@Injectable()
export class ImageCollector {
  private readonly logger = new Logger(ImageCollector.name);

  constructor(
    private readonly leases: SweepLeases,
    private readonly begun: BegunRemovals,
    private readonly steps: SweepSteps,
    private readonly metrics: SweepMetrics,
    @Inject(SWEEP_ENV) private readonly env: SweepEnv,
  ) {}

  /** Runs one sweep; with `ifDue`, only if the interval has passed. `signal` ends it between two images. Never throws. */
  async sweep({ ifDue = false, signal }: { ifDue?: boolean; signal?: AbortSignal } = {}): Promise<SweepReport> {
    const report: SweepReport = { outcome: 'done', images: 0, strays: null };
    const due = ifDue ? new Date(Date.now() - this.env.IMAGE_SWEEP_INTERVAL_SECONDS * 1_000) : undefined;
    const lease = await this.leases.take(due, signal);
    if (typeof lease === 'string') return { ...report, outcome: lease };
    try {
      await inBackground('sweep images', () => this.steps.run(lease, report));
    } catch (error) {
      report.outcome = error instanceof SweepStopped ? error.outcome : 'failed';
      report.detail = (error as Error).message;
      if (report.outcome === 'failed') this.logger.error({ err: error }, 'Image sweep failed');
    }
    await lease.release(stateAfter(report, lease));
    this.logReport(report);
    return report;
  }

  /** Completes an interrupted sweep. The owners were asked before the interruption and are not asked again. */
  async recover(signal?: AbortSignal): Promise<void> {
    if (!(await this.begun.isAny())) return;
    const lease = await this.leases.take(undefined, signal);
    if (typeof lease === 'string') return;
    try {
      this.metrics.countImages((await this.begun.complete(lease)).images);
    } finally {
      await lease.release();
    }
  }

  private logReport({ outcome, images, strays, detail }: SweepReport): void {
    this.metrics.countSweep(outcome, images, strays ?? 0);
    if (isAlert(outcome)) this.logger.error({ outcome, images, strays }, `Image sweep stopped: ${detail}`);
    else this.logger.log({ outcome, images, strays, detail }, 'Image sweep');
  }
}
