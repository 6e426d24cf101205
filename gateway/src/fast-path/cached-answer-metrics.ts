import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { CUT } from '@reefdesk/service-kit/http/http-metrics.middleware';

type Observe = (seconds: number) => void;

/** Measures the responses of the fast path in the same metrics as all others. */
@Injectable()
export class CachedAnswerMetrics {
  private readonly observers = new Map<string, Observe>();

  constructor(private readonly metrics: Metrics) {}

  /** Usually the whole response is already in the socket buffer; otherwise it is timed on close. */
  time(method: string, route: string, response: ServerResponse, startedAt: number): void {
    if (response.socket && response.socket.writableLength === 0) {
      this.note(method, route, String(response.statusCode), startedAt);
      return;
    }
    this.metrics.httpInFlight.inc();
    response.once('close', () => {
      this.metrics.httpInFlight.dec();
      this.note(method, route, response.writableFinished ? String(response.statusCode) : CUT, startedAt);
    });
  }

  private note(method: string, route: string, status: string, startedAt: number): void {
    const key = `${method} ${route} ${status}`;
    let observe = this.observers.get(key);
    if (!observe) {
      const labelled = this.metrics.httpSeconds.labels({ method, route, status });
      observe = (seconds) => labelled.observe(seconds);
      this.observers.set(key, observe);
    }
    observe((performance.now() - startedAt) / 1_000);
  }
}
