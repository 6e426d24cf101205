import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/**
 * `left`: its reader or its service ended it; `session`: that is over; `renewed`: to come back and
 * be looked at anew; `refused`: there were too many.
 */
export type StreamEnd = 'left' | 'session' | 'renewed' | 'refused';

/** How many follow events now, and why others do no more. */
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
