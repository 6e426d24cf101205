import type { Request, Response } from 'express';

/** Returns the route pattern, not the address, to limit the number of time series. The gateway sets it from its own table. */
export function routeOf(request: Request, response: Response): string {
  const route: unknown = response.locals.route ?? request.route?.path;
  return typeof route === 'string' ? route : 'other';
}
