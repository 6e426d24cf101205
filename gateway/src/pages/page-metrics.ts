import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/** `hit`: from memory. `drawn`: rendered. `stale`: the last version, while the renderer is down. `shell`: rendered by the browser. */
export type PageResult = 'hit' | 'drawn' | 'stale' | 'shell';

interface CachedPages {
  readonly size: number;
  readonly calculatedSize: number;
}

@Injectable()
export class PageMetrics {
  private readonly pages;
  private cached: CachedPages | undefined;

  constructor(metrics: Metrics) {
    this.pages = metrics.counter('pages_total', 'Pages that were sent, by where their HTML came from', ['result']);
    metrics.gauge('kept_pages', 'Pages in memory', [], (gauge) => gauge.set(this.cached?.size ?? 0));
    metrics.gauge('kept_pages_bytes', 'Bytes of the pages in memory', [], (gauge) => gauge.set(this.cached?.calculatedSize ?? 0));
  }

  watch(cached: CachedPages): void {
    this.cached = cached;
  }

  count(result: PageResult): void {
    this.pages.inc({ result });
  }
}
