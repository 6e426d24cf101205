import { Inject, Injectable } from '@nestjs/common';
import { IMAGE_USES_MAX_IDS } from '@reefdesk/contracts/messages/media.messages';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { type Candidate, ImageRemovalsRepository } from '../images/image-removals.repository.ts';
import { OwnerInquiry } from './owner-inquiry.ts';
import { removalLimit } from './removal-limit.ts';
import { SweepStopped } from './sweep-outcome.ts';

/** Checks every image with an old claim, and records since when it has been unused. */
@Injectable()
export class UnusedImages {
  constructor(
    private readonly images: ImageRemovalsRepository,
    private readonly owners: OwnerInquiry,
    @Inject(SWEEP_ENV) private readonly env: SweepEnv,
  ) {}

  /** Images unused for the whole grace period. Throws `too_many_images` above the limit plus `allowance`. */
  async listRemovable(allowance: number): Promise<Candidate[]> {
    const before = new Date(Date.now() - this.env.IMAGE_SWEEP_GRACE_SECONDS * 1_000);
    const removable: Candidate[] = [];
    for (let after = ''; ; ) {
      const page = await this.images.listOld(before, after, IMAGE_USES_MAX_IDS);
      const last = page.at(-1);
      if (!last) break;
      after = last._id;
      const unused = await this.askAbout(page);
      removable.push(...unused.filter(({ unusedSince }) => unusedSince && unusedSince <= before));
    }
    await this.checkLimit(removable.length, allowance);
    return removable;
  }

  private async askAbout(page: readonly Candidate[]): Promise<Candidate[]> {
    const ids = page.map(({ _id }) => _id);
    const used = await this.owners.usedOf(ids);
    await this.images.noteUsed([...used]);
    await this.images.noteUnused(
      ids.filter((id) => !used.has(id)),
      new Date(),
    );
    return page.filter(({ _id }) => !used.has(_id));
  }

  private async checkLimit(removable: number, allowance: number): Promise<void> {
    const { IMAGE_SWEEP_LIMIT_PERCENT: percent, IMAGE_SWEEP_LIMIT_MINIMUM: minimum } = this.env;
    const total = await this.images.count();
    const allowed = Math.max(removalLimit(total, { percent, minimum }), allowance);
    if (removable <= allowed) return;
    throw new SweepStopped('too_many_images', `${removable} of ${total} images are used by nobody; a sweep may remove ${allowed}`);
  }
}
