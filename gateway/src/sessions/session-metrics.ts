import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

/** `joined`: somebody with the same cookie had just asked auth. */
export type Lookup = 'hit' | 'miss' | 'joined';

/** How often a session is known without asking auth. */
@Injectable()
export class SessionMetrics {
  private readonly lookups;

  constructor(metrics: Metrics) {
    this.lookups = metrics.counter('session_lookups_total', 'Look-ups of session cookies, by where the answer came from', ['result']);
  }

  count(result: Lookup): void {
    this.lookups.inc({ result });
  }
}
