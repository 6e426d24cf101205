import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import type { AnswerStore } from './answer-store.ts';

/**
 * `hit`: fresh, from memory. `miss`: its service was asked. `joined`: waited for a question on its way. `stale`: the last
 * good answer, of a service that is away or slow. `passed`: cannot be kept. `failed`: no answer at all.
 */
export type ReadResult = 'hit' | 'miss' | 'joined' | 'stale' | 'passed' | 'failed';

/** Where visitors' answers come from, and how much is kept. */
@Injectable()
export class AnswerMetrics {
  private readonly reads;
  private store: AnswerStore | undefined;

  constructor(metrics: Metrics) {
    this.reads = metrics.counter('public_answers_total', 'Reads of visitors and of pages, by where the answer came from', ['result']);
    metrics.gauge('public_answers_kept', 'Answers in memory', [], (gauge) => gauge.set(this.store?.count ?? 0));
    metrics.gauge('public_answers_kept_bytes', 'Bytes of the answers in memory', [], (gauge) => gauge.set(this.store?.bytes ?? 0));
  }

  watch(store: AnswerStore): void {
    this.store = store;
  }

  count(result: ReadResult): void {
    this.reads.inc({ result });
  }
}
