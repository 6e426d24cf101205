import { Logger } from '@nestjs/common';
import { loggedPath } from '@reefdesk/service-kit/request/logged-path';
import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

const logger = new Logger('Access');

/** Statuses that ordinary use does not cause, such as 403 for a wrong origin or role. Other client errors are routine. */
const SUSPICIOUS: ReadonlySet<number> = new Set([403, 429]);

/** Logs one line per request: failures as errors or warnings, the rest at debug level. URLs are logged without their query. */
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
      path: loggedPath(path).slice(0, 200),
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
