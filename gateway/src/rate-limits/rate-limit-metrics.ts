import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { RATE_LIMIT_NAMES, type RateLimitName } from '@reefdesk/system/rate-limits';

/** How many requests each limit refused. */
@Injectable()
export class RateLimitMetrics {
  private readonly refused;

  constructor(metrics: Metrics) {
    this.refused = metrics.counter('rate_limited_requests_total', 'Requests that a limit refused', ['limit']);
    // From the start, so that the first refusal is an increase.
    for (const limit of RATE_LIMIT_NAMES) this.refused.inc({ limit }, 0);
  }

  countRefused(limit: RateLimitName): void {
    this.refused.inc({ limit });
  }
}
