import { Injectable } from '@nestjs/common';
import { ImageRemovalsRepository } from '../images/image-removals.repository.ts';
import { BucketIdentity } from './bucket-identity.ts';
import { ImageRemoval } from './image-removal.ts';
import { OwnerInquiry } from './owner-inquiry.ts';
import { StrayObjects } from './stray-objects.ts';
import type { SweepLease } from './sweep-lease.ts';
import { type SweepReport, SweepStopped } from './sweep-outcome.ts';
import { UnusedImages } from './unused-images.ts';

/** Removals begun by an interrupted sweep. The owners were already asked and are not asked again. */
@Injectable()
export class BegunRemovals {
  constructor(
    private readonly bucket: BucketIdentity,
    private readonly images: ImageRemovalsRepository,
    private readonly removal: ImageRemoval,
  ) {}

  isAny(): Promise<boolean> {
    return this.images.isAnyBegun();
  }

  /** Returns the number of removed images. Throws if the bucket belongs to another system. */
  async complete(lease: SweepLease): Promise<{ images: number; isNewBucket: boolean }> {
    const isNewBucket = await this.bucket.check();
    return { images: await this.removal.recover(lease), isNewBucket };
  }
}

/** Small, so that an upload of the same bytes waits no longer than its retries. */
const GROUP = 10;

@Injectable()
export class SweepSteps {
  constructor(
    private readonly begun: BegunRemovals,
    private readonly owners: OwnerInquiry,
    private readonly unused: UnusedImages,
    private readonly removal: ImageRemoval,
    private readonly strays: StrayObjects,
  ) {}

  async run(lease: SweepLease, report: SweepReport): Promise<void> {
    const { images, isNewBucket } = await this.begun.complete(lease);
    report.images += images;
    const seenFirst = [...(await this.owners.callRoll()), ...(isNewBucket ? ['the bucket'] : [])];
    if (seenFirst.length > 0) {
      throw new SweepStopped('first_sighting', `Seen for the first time: ${seenFirst.join(', ')}; nothing is deleted yet`);
    }
    const removable = await this.unused.listRemovable(lease.state.allowance);
    for (let at = 0; at < removable.length; at += GROUP) {
      await lease.mayGoOn();
      report.images += await this.removal.remove(removable.slice(at, at + GROUP), lease);
    }
    if (!this.strays.isDue(lease)) return;
    await lease.mayGoOn();
    report.strays = await this.strays.sweep(lease);
  }
}
