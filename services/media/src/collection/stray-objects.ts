import { Inject, Injectable } from '@nestjs/common';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { ImageRemovalsRepository } from '../images/image-removals.repository.ts';
import { IMAGES_PREFIX, imageFolder } from '../storage/object-keys.ts';
import { type ListedObject, ObjectStorage } from '../storage/object-storage.ts';
import { removalLimit } from './removal-limit.ts';
import type { SweepLease } from './sweep-lease.ts';
import { SweepStopped } from './sweep-outcome.ts';

const PAGE = 1_000;
const LIFE = new RegExp(`^${IMAGES_PREFIX}([0-9a-f]{40})/[0-9a-f]{12}/`);

/** Objects of generations without a record, left by late uploads or killed processes. A generation never returns, so a stray stays one. */
@Injectable()
export class StrayObjects {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly images: ImageRemovalsRepository,
    @Inject(SWEEP_ENV) private readonly env: SweepEnv,
  ) {}

  /** Once per grace period is enough, because strays are rare and finding them lists the whole bucket. */
  isDue({ state, takenAt }: SweepLease): boolean {
    return state.straysSweptAt.getTime() <= takenAt.getTime() - this.env.IMAGE_SWEEP_GRACE_SECONDS * 1_000;
  }

  /** Returns the number of removed objects. Throws `too_many_strays` above the limit. */
  async sweep(lease: SweepLease): Promise<number> {
    const { IMAGE_SWEEP_GRACE_SECONDS, IMAGE_SWEEP_LIMIT_PERCENT, IMAGE_SWEEP_LIMIT_MINIMUM } = this.env;
    const { strays, lives, strayLives } = await this.find(new Date(Date.now() - IMAGE_SWEEP_GRACE_SECONDS * 1_000));
    const limit = removalLimit(lives, { percent: IMAGE_SWEEP_LIMIT_PERCENT, minimum: IMAGE_SWEEP_LIMIT_MINIMUM });
    const allowed = Math.max(limit, lease.state.allowance);
    if (strayLives > allowed) {
      throw new SweepStopped(
        'too_many_strays',
        `${strayLives} of ${lives} images in the bucket have no record; a sweep may remove ${allowed}`,
      );
    }
    for (const key of strays) {
      lease.mustHold();
      await this.storage.remove(key);
    }
    return strays.length;
  }

  private async find(before: Date): Promise<{ strays: string[]; lives: number; strayLives: number }> {
    const strays: string[] = [];
    const [lives, strayLives] = [new Set<string>(), new Set<string>()];
    for await (const page of pages(this.storage.list(IMAGES_PREFIX))) {
      const objects = page.flatMap(({ key, modifiedAt }) => {
        const [folder, id] = LIFE.exec(key) ?? [];
        return folder && id ? [{ key, modifiedAt, folder, id }] : [];
      });
      const known = new Set((await this.images.listLives([...new Set(objects.map(({ id }) => id))])).map(imageFolder));
      for (const { key, modifiedAt, folder } of objects) {
        lives.add(folder);
        if (known.has(folder) || modifiedAt >= before) continue;
        strays.push(key);
        strayLives.add(folder);
      }
    }
    return { strays, lives: lives.size, strayLives: strayLives.size };
  }
}

async function* pages(objects: AsyncIterable<ListedObject>): AsyncGenerator<ListedObject[]> {
  let page: ListedObject[] = [];
  for await (const object of objects) {
    page.push(object);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
