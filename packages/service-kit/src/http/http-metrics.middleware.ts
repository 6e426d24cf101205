import type { RequestHandler } from 'express';
import type { Metrics } from '../health/metrics.ts';
import { routeOf } from '../request/route-of.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Status as in nginx: the response was cut off, usually because the client disconnected. */
export const CUT = '499';

/** The duration of event streams depends on the client, so it says nothing about speed. */
const STREAM = /^text\/event-stream/;

export function httpMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const end = metrics.httpSeconds.startTimer({ method: METHODS.has(request.method) ? request.method : 'other' });
    metrics.httpInFlight.inc();
    response.once('close', () => {
      metrics.httpInFlight.dec();
      if (STREAM.test(String(response.getHeader('content-type')))) return;
      end({ route: routeOf(request, response), status: response.writableFinished ? String(response.statusCode) : CUT });
    });
    next();
  };
}
