import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Metrics } from '../health/metrics.ts';

/** Times every HTTP request under its route pattern, never its address, so that labels stay few. */
export function httpMetrics(metrics: Metrics): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const end = metrics.httpSeconds.startTimer({ method: request.method });
    response.once('close', () => {
      // The gateway, which routes by a table of its own, says what it took the address for.
      const route: unknown = response.locals.route ?? request.route?.path;
      end({ route: typeof route === 'string' ? route : 'other', status: String(response.statusCode) });
    });
    next();
  };
}
