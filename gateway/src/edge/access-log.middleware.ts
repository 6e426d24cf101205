import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

const logger = new Logger('Access');

/** What the site itself never leads to: another origin, a wrong role, guessing. Other refusals belong to everyday life. */
const SUSPICIOUS: ReadonlySet<number> = new Set([403, 429]);

/** In these addresses stands who may read: the token of an enquiry, or of the calendar. */
const SECRET = /^(\/api\/(?:enquiries\/status|calendar)\/)[^/]+/;

/** As it may be written down. */
export function withoutSecret(path: string): string {
  return path.replace(SECRET, '$1*');
}

/** One line per request: faults aloud, the rest for those who look closely. Addresses lose their query. */
export const accessLog: RequestHandler = (request, response, next) => {
  const startedAt = performance.now();
  response.once('close', () => {
    const { path, target, requestId } = requestContextOf(request);
    if (target.kind === 'health') return;
    const cut = !response.writableFinished;
    const ms = Math.round(performance.now() - startedAt);
    const line = {
      requestId,
      method: request.method,
      path: withoutSecret(path).slice(0, 200),
      to: target.kind,
      status: response.statusCode,
      ms,
      ...(cut && { cut }),
    };
    if (response.statusCode >= 500) logger.error(line);
    else if (SUSPICIOUS.has(response.statusCode)) logger.warn(line);
    else logger.debug(line);
  });
  next();
};
