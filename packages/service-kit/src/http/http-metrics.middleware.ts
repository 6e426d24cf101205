import type { RequestHandler } from 'express';
import type { Metrics } from '../health/metrics.ts';
import { routeOf } from './route-of.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** As nginx calls it: the answer was cut off before its end, mostly by a client that left. */
export const CUT = '499';

/** Events that go on for as long as somebody listens: how long says nothing of how fast anything is. */
const STREAM = /^text\/event-stream/;

/** Times every HTTP request under its route pattern, and counts those that are being answered. */
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
