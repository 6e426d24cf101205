import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import type { NoteAnswer } from './upstream-call.ts';

export interface WatchedUpstream {
  readonly name: string;
  readonly onTheWay: number;
}

@Injectable()
export class UpstreamMetrics {
  private readonly seconds;
  private readonly upstreams: WatchedUpstream[] = [];

  constructor(metrics: Metrics) {
    this.seconds = metrics.histogram(
      'upstream_answer_duration_seconds',
      'Time until the answer of an upstream begins; left: the visitor did not wait for it',
      ['upstream', 'outcome'],
      [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    );
    metrics.gauge('upstream_requests_in_flight', 'Requests on their way to an upstream', ['upstream'], (gauge) => {
      for (const { name, onTheWay } of this.upstreams) gauge.set({ upstream: name }, onTheWay);
    });
  }

  readonly note: NoteAnswer = (upstream, outcome, seconds) => this.seconds.observe({ upstream, outcome }, seconds);

  readonly watch = (upstreams: readonly WatchedUpstream[]): void => void this.upstreams.push(...upstreams);
}
