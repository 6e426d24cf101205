import { Injectable } from '@nestjs/common';
import { ImageRemovalsRepository } from '../images/image-removals.repository.ts';
import { BucketIdentity } from './bucket-identity.ts';
import { ImageRemoval } from './image-removal.ts';
import type { SweepLease } from './sweep-lease.ts';

/** Removals that an interrupted sweep began. The owners were asked then; nobody is asked again. */
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

  /** Number of removed images, and whether this bucket is seen for the first time. Throws for a bucket that is not this system's. */
  async complete(lease: SweepLease): Promise<{ images: number; isNewBucket: boolean }> {
    const isNewBucket = await this.bucket.check();
    return { images: await this.removal.recover(lease), isNewBucket };
  }
}
