import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { WORK_ENV, type WorkEnv } from '../env.ts';

/** Longer than any upload takes; older files belong to killed processes. */
const ABANDONED_MS = 15 * 60_000;

@Injectable()
export class WorkFiles {
  constructor(@Inject(WORK_ENV) private readonly env: WorkEnv) {}

  async using<T>(work: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.env.MEDIA_WORK_DIR, { recursive: true, mode: 0o700 });
    const path = join(this.env.MEDIA_WORK_DIR, `${randomUUID()}.upload`);
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async sweep(): Promise<void> {
    for (const name of await readdir(this.env.MEDIA_WORK_DIR).catch(() => [])) {
      if (!name.endsWith('.upload')) continue;
      const path = join(this.env.MEDIA_WORK_DIR, name);
      const facts = await stat(path).catch(() => undefined);
      if (facts && Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}
