import { mkdir, statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { WORK_ENV, type WorkEnv } from '../env.ts';

/** Uploads in progress need free space on this disk. */
@Injectable()
export class WorkDiskMetrics {
  constructor(metrics: Metrics, @Inject(WORK_ENV) env: WorkEnv) {
    const disk = async () => {
      await mkdir(env.MEDIA_WORK_DIR, { recursive: true, mode: 0o700 });
      return statfs(env.MEDIA_WORK_DIR);
    };
    metrics.gauge('media_work_dir_free_bytes', 'Free bytes on the disk for uploads in progress', [], async (gauge) => {
      const { bavail, bsize } = await disk();
      gauge.set(bavail * bsize);
    });
    metrics.gauge('media_work_dir_size_bytes', 'Size in bytes of the disk for uploads in progress', [], async (gauge) => {
      const { blocks, bsize } = await disk();
      gauge.set(blocks * bsize);
    });
  }
}
