import { Injectable } from '@nestjs/common';
import type { WebhookEvent } from '@reefdesk/contracts/webhook/requests';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { DeliveriesRepository } from './deliveries.repository.ts';

/** Delivery attempts by outcome, and waiting deliveries. The gauge reads the database, so every replica shows the same value. */
@Injectable()
export class WebhookMetrics {
  private readonly deliveries;

  constructor(metrics: Metrics, repository: DeliveriesRepository) {
    this.deliveries = metrics.counter('webhook_deliveries_total', 'Tries to tell another system, by what came of them', [
      'event',
      'outcome',
    ]);
    metrics.gauge('webhook_deliveries_waiting', 'What another system is still to be told', [], async (gauge) =>
      gauge.set(await repository.countWaiting()),
    );
  }

  count(event: WebhookEvent, outcome: 'delivered' | 'postponed' | 'failed'): void {
    this.deliveries.inc({ event, outcome });
  }
}
