import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/**
 * `hit`: from memory. `disk`: from the gateway's own disk. `miss`: fetched from media. `confirmed`: media confirmed the kept picture (304).
 * `joined`: waited for a running request. `stale`: the kept picture, while media is down or slow. `passed`: cannot be kept. `failed`: no
 * picture at all.
 */
export type PictureResult = 'hit' | 'disk' | 'miss' | 'confirmed' | 'joined' | 'stale' | 'passed' | 'failed';

interface Kept {
  readonly memoryBytes: number;
  readonly diskBytes: number;
  readonly isDiskOn: boolean;
}

/** Metrics of the picture cache: where sent pictures come from, and how much is kept. */
@Injectable()
export class PictureMetrics {
  private readonly reads;
  private kept: Kept | undefined;

  constructor(metrics: Metrics) {
    this.reads = metrics.counter('picture_cache_reads_total', 'Pictures that were sent, by where they came from', ['result']);
    metrics.gauge('picture_cache_bytes', 'Bytes of the pictures that are kept', ['in'], (gauge) => {
      gauge.set({ in: 'memory' }, this.kept?.memoryBytes ?? 0);
      gauge.set({ in: 'disk' }, this.kept?.diskBytes ?? 0);
    });
    metrics.gauge('picture_cache_disk_up', 'Whether pictures are kept on the disk', [], (gauge) => gauge.set(this.kept?.isDiskOn ? 1 : 0));
  }

  watch(kept: Kept): void {
    this.kept = kept;
  }

  count(result: PictureResult): void {
    this.reads.inc({ result });
  }
}
