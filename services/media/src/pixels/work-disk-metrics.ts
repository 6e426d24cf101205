import { mkdir, statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { WORK_ENV, type WorkEnv } from '../env.ts';

/** Uploads in progress need room on the disk. */
@Injectable()
export class WorkDiskMetrics {
  constructor(metrics: Metrics, @Inject(WORK_ENV) env: WorkEnv) {
    metrics.gauge('media_work_dir_free_bytes', 'Room for uploads in progress', [], async (gauge) => {
      await mkdir(env.MEDIA_WORK_DIR, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(env.MEDIA_WORK_DIR);
      gauge.set(bavail * bsize);
    });
  }
}
