import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import type { WorkEnv } from '../env.ts';
import { WorkDiskMetrics } from './work-disk-metrics.ts';

describe('the metrics of the work folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-work-disk-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('report the size and the free space of its disk, also before the folder exists', async () => {
    const metrics = new Metrics('media');
    new WorkDiskMetrics(metrics, { MEDIA_WORK_DIR: join(folder, 'work') } as WorkEnv);
    const valueNow = async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value ?? Number.NaN;
    const { blocks, bsize } = await statfs(folder);
    expect(await valueNow('media_work_dir_size_bytes')).toBe(blocks * bsize);
    const free = await valueNow('media_work_dir_free_bytes');
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(blocks * bsize);
  });
});
