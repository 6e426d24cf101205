import { Injectable } from '@nestjs/common';
import { BegunRemovals } from './begun-removals.ts';
import { ImageRemoval } from './image-removal.ts';
import { OwnerInquiry } from './owner-inquiry.ts';
import { StrayObjects } from './stray-objects.ts';
import type { SweepLease } from './sweep-lease.ts';
import { type SweepReport, SweepStopped } from './sweep-outcome.ts';
import { UnusedImages } from './unused-images.ts';

/** So few at once that an upload of the same bytes waits no longer than its retries. */
const GROUP = 10;

/** The steps of one sweep. */
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
