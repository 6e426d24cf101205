import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();

  readonly httpSeconds = this.histogram(
    'http_request_duration_seconds',
    'Duration of HTTP requests; status 499: cut off before the end of the answer',
    ['method', 'route', 'status'],
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  );

  readonly httpInFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'HTTP requests that are being answered now',
    registers: [this.registry],
  });

  readonly messageSeconds = this.histogram(
    'nats_message_duration_seconds',
    'Duration of NATS requests, asked or handled',
    ['subject', 'side', 'outcome'],
    [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  );

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
  }

  counter<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Durations; `buckets` are upper limits in seconds. */
  histogram<Label extends string>(name: string, help: string, labelNames: readonly Label[], buckets: readonly number[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [this.registry] });
  }

  /** `read` runs on each scrape; if it throws, the gauge keeps its last value. */
  gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (gauge: Gauge<Label>) => Promise<void> | void,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        try {
          await read(gauge);
        } catch {}
      },
    });
  }
}
