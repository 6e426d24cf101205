import { Inject, Injectable, Logger } from '@nestjs/common';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { ImageRemovalsRepository } from '../images/image-removals.repository.ts';
import { BucketIdentity } from './bucket-identity.ts';
import { ImageRemoval } from './image-removal.ts';
import { OwnerInquiry } from './owner-inquiry.ts';
import { StrayObjects } from './stray-objects.ts';
import { type SweepLease, SweepLeases } from './sweep-lease.ts';
import { SweepMetrics } from './sweep-metrics.ts';
import { isAlert, type SweepReport, SweepStopped } from './sweep-outcome.ts';
import { stateAfter } from './sweep-record.ts';
import { UnusedImages } from './unused-images.ts';

/** So few at once that an upload of the same bytes waits no longer than its retries. */
const GROUP = 10;

/** The garbage collection of images; why it is safe stands in docs/adr/0006. */
@Injectable()
export class ImageCollector {
  private readonly logger = new Logger(ImageCollector.name);

  constructor(
    private readonly leases: SweepLeases,
    private readonly bucket: BucketIdentity,
    private readonly owners: OwnerInquiry,
    private readonly images: ImageRemovalsRepository,
    private readonly unused: UnusedImages,
    private readonly removal: ImageRemoval,
    private readonly strays: StrayObjects,
    private readonly metrics: SweepMetrics,
    @Inject(SWEEP_ENV) private readonly env: SweepEnv,
  ) {}

  /**
   * One sweep, now or, with `ifDue`, only when an interval has passed since the last one of any replica. `signal` ends it between two
   * images. Never throws.
   */
  async sweep({ ifDue = false, signal }: { ifDue?: boolean; signal?: AbortSignal } = {}): Promise<SweepReport> {
    const report: SweepReport = { outcome: 'done', images: 0, strays: null };
    const due = ifDue ? new Date(Date.now() - this.env.IMAGE_SWEEP_INTERVAL_SECONDS * 1_000) : undefined;
    const lease = await this.leases.take(due, signal);
    if (typeof lease === 'string') return { ...report, outcome: lease };
    try {
      await inBackground('sweep images', () => this.run(lease, report));
    } catch (error) {
      report.outcome = error instanceof SweepStopped ? error.outcome : 'failed';
      report.detail = (error as Error).message;
      if (report.outcome === 'failed') this.logger.error({ err: error }, 'Image sweep failed');
    }
    await lease.release(stateAfter(report, lease));
    this.tell(report);
    return report;
  }

  /** Completes what an interrupted sweep began. The owners were asked then; nobody is asked again. */
  async recover(signal?: AbortSignal): Promise<void> {
    if (!(await this.images.isAnyBegun())) return;
    const lease = await this.leases.take(undefined, signal);
    if (typeof lease === 'string') return;
    try {
      await this.bucket.check();
      this.metrics.countImages(await this.removal.recover(lease));
    } finally {
      await lease.release();
    }
  }

  private async run(lease: SweepLease, report: SweepReport): Promise<void> {
    const isNewBucket = await this.bucket.check();
    report.images += await this.removal.recover(lease);
    const seenFirst = [...(await this.owners.callRoll()), ...(isNewBucket ? ['the bucket'] : [])];
    if (seenFirst.length > 0) {
      throw new SweepStopped('first_sighting', `Seen for the first time: ${seenFirst.join(', ')}; nothing is deleted yet`);
    }
    const removable = await this.unused.listRemovable(lease.state.allowance);
    for (let at = 0; at < removable.length; at += GROUP) {
      await lease.mayGoOn();
      report.images += await this.removal.remove(removable.slice(at, at + GROUP), lease);
    }
    // They come from accidents only, and finding them means to list the bucket: once in a grace period is enough.
    if (lease.state.straysSweptAt.getTime() > lease.takenAt.getTime() - this.env.IMAGE_SWEEP_GRACE_SECONDS * 1_000) return;
    await lease.mayGoOn();
    report.strays = await this.strays.sweep(lease);
  }

  private tell({ outcome, images, strays, detail }: SweepReport): void {
    this.metrics.countSweep(outcome, images, strays ?? 0);
    if (isAlert(outcome)) this.logger.error({ outcome, images, strays }, `Image sweep stopped: ${detail}`);
    else this.logger.log({ outcome, images, strays, detail }, 'Image sweep');
  }
}
