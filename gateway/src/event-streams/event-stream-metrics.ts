import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/**
 * `left`: the client or the service closed the stream; `session`: the session has ended; `renewed`: closed so that the client reconnects
 * and is checked again; `refused`: rejected because a limit was reached.
 */
export type StreamEnd = 'left' | 'session' | 'renewed' | 'refused';

/** Counts the open event streams, and the reasons for which streams ended. */
@Injectable()
export class EventStreamMetrics {
  private readonly ends;
  private readonly counted: (() => number)[] = [];

  constructor(metrics: Metrics) {
    this.ends = metrics.counter('event_streams_ended_total', 'Streams of events that ended, by why', ['reason']);
    metrics.gauge('event_streams_open', 'Streams of events that are open now', [], (gauge) => {
      gauge.set(this.counted.reduce((sum, count) => sum + count(), 0));
    });
  }

  watch(count: () => number): void {
    this.counted.push(count);
  }

  ended(reason: StreamEnd): void {
    this.ends.inc({ reason });
  }
}
