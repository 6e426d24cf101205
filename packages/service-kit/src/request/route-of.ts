import type { Request, Response } from 'express';

/**
 * The pattern that a request's address fits, never the address itself, so that series and spans stay few. The gateway,
 * which routes by a table of its own, says what it took the address for.
 */
export function routeOf(request: Request, response: Response): string {
  const route: unknown = response.locals.route ?? request.route?.path;
  return typeof route === 'string' ? route : 'other';
}
