import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { WORK_ENV, type WorkEnv } from '../env.ts';

/** No upload takes this long; what is older belongs to a process that was killed. */
const ABANDONED_MS = 15 * 60_000;

/** Temporary files of uploads in progress. */
@Injectable()
export class WorkFiles {
  constructor(@Inject(WORK_ENV) private readonly env: WorkEnv) {}

  /** Gives `work` a path that nobody else uses and removes what it left there. */
  async using<T>(work: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.env.MEDIA_WORK_DIR, { recursive: true, mode: 0o700 });
    const path = join(this.env.MEDIA_WORK_DIR, `${randomUUID()}.upload`);
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes what killed processes left. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.env.MEDIA_WORK_DIR).catch(() => [])) {
      if (!name.endsWith('.upload')) continue;
      const path = join(this.env.MEDIA_WORK_DIR, name);
      const facts = await stat(path).catch(() => undefined);
      if (facts && Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}
