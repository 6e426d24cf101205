import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/** `hit`: from memory. `drawn`: rendered. `stale`: the last version, while the renderer is down. `shell`: rendered by the browser. */
export type PageResult = 'hit' | 'drawn' | 'stale' | 'shell';

interface KeptPages {
  readonly size: number;
  readonly calculatedSize: number;
}

@Injectable()
export class PageMetrics {
  private readonly pages;
  private kept: KeptPages | undefined;

  constructor(metrics: Metrics) {
    this.pages = metrics.counter('pages_total', 'Pages that were sent, by where their HTML came from', ['result']);
    metrics.gauge('kept_pages', 'Pages in memory', [], (gauge) => gauge.set(this.kept?.size ?? 0));
    metrics.gauge('kept_pages_bytes', 'Bytes of the pages in memory', [], (gauge) => gauge.set(this.kept?.calculatedSize ?? 0));
  }

  watch(kept: KeptPages): void {
    this.kept = kept;
  }

  count(result: PageResult): void {
    this.pages.inc({ result });
  }
}
