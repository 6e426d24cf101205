import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The process's metrics: event loop, memory, and how long each route and subject takes. */
export class Metrics {
  readonly registry = new Registry();

  readonly httpSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  readonly messageSeconds = new Histogram({
    name: 'nats_message_duration_seconds',
    help: 'Duration of NATS requests, asked or handled',
    labelNames: ['subject', 'side', 'outcome'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
  }
}
