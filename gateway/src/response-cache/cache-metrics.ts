import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import type { ResponseStore } from './response-store.ts';

/**
 * `hit`: fresh, from memory. `miss`: its service was asked. `joined`: waited for a question on its way. `stale`: the last
 * good answer, of a service that is away or slow. `passed`: cannot be kept. `failed`: no answer at all.
 */
export type ReadResult = 'hit' | 'miss' | 'joined' | 'stale' | 'passed' | 'failed';

/** Where visitors' answers come from, and how much is kept. */
@Injectable()
export class CacheMetrics {
  private readonly reads;
  private store: ResponseStore | undefined;

  constructor(metrics: Metrics) {
    this.reads = metrics.counter('response_cache_reads_total', 'Reads of visitors and of pages, by where the answer came from', ['result']);
    metrics.gauge('response_cache_entries', 'Answers in memory', [], (gauge) => gauge.set(this.store?.count ?? 0));
    metrics.gauge('response_cache_bytes', 'Bytes of the answers in memory', [], (gauge) => gauge.set(this.store?.bytes ?? 0));
  }

  watch(store: ResponseStore): void {
    this.store = store;
  }

  count(result: ReadResult): void {
    this.reads.inc({ result });
  }
}
