import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { WorkFiles } from '../pixels/work-files.ts';
import { PARTS_PREFIX, STAGING_PREFIX } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { PartUploadsRepository } from './parts/part-uploads.repository.ts';
import { UploadsRepository } from './uploads.repository.ts';

const EVERY_SECONDS = 5 * 60;
const STAGED_LIFE_MS = 15 * 60_000;
const UPLOAD_RECORD_LIFE_MS = 60 * 60_000;
/** Maximum age of uploads in parts, and of each part. */
export const PARTS_LIFE_MS = 24 * 60 * 60_000;

/** Removes abandoned and interrupted uploads. Safe to run in several replicas. */
@Injectable()
export class StagingSweeper extends RecurringWork {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly uploads: UploadsRepository,
    private readonly inParts: PartUploadsRepository,
    private readonly files: WorkFiles,
  ) {
    super(EVERY_SECONDS, 'Staging could not be swept');
  }

  protected work(signal: AbortSignal): Promise<void> {
    return this.sweep(new Date(), signal);
  }

  async sweep(now = new Date(), signal?: AbortSignal): Promise<void> {
    await this.files.sweep();
    for await (const { key, modifiedAt } of this.storage.list(STAGING_PREFIX)) {
      if (signal?.aborted) return;
      const lifeMs = key.startsWith(PARTS_PREFIX) ? PARTS_LIFE_MS : STAGED_LIFE_MS;
      if (now.getTime() - modifiedAt.getTime() > lifeMs) await this.storage.remove(key);
    }
    await this.uploads.removeOlderThan(new Date(now.getTime() - UPLOAD_RECORD_LIFE_MS));
    await this.inParts.removeOlderThan(new Date(now.getTime() - PARTS_LIFE_MS));
  }
}
