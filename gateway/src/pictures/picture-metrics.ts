import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/**
 * `hit`: memory. `disk`: disk. `miss`: fetched from media. `confirmed`: 304 from media. `joined`: shared a running request. `stale`:
 * cached, while media is down. `passed`: not cacheable. `failed`: none.
 */
export type PictureResult = 'hit' | 'disk' | 'miss' | 'confirmed' | 'joined' | 'stale' | 'passed' | 'failed';

interface Cached {
  readonly memoryBytes: number;
  readonly diskBytes: number;
  readonly isDiskOn: boolean;
}

@Injectable()
export class PictureMetrics {
  private readonly reads;
  private cached: Cached | undefined;

  constructor(metrics: Metrics) {
    this.reads = metrics.counter('picture_cache_reads_total', 'Pictures that were sent, by where they came from', ['result']);
    metrics.gauge('picture_cache_bytes', 'Bytes of the cached pictures', ['in'], (gauge) => {
      gauge.set({ in: 'memory' }, this.cached?.memoryBytes ?? 0);
      gauge.set({ in: 'disk' }, this.cached?.diskBytes ?? 0);
    });
    metrics.gauge('picture_cache_disk_up', '1 if pictures are cached on the disk', [], (gauge) => gauge.set(this.cached?.isDiskOn ? 1 : 0));
  }

  watch(cached: Cached): void {
    this.cached = cached;
  }

  count(result: PictureResult): void {
    this.reads.inc({ result });
  }
}
