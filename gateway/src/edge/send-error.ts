import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { errorBody } from '@reefdesk/service-kit/errors/error-body';
import type { Request, Response } from 'express';
import { visitOf } from '../visit/visit.ts';

/** Seconds after which a client may try a service again that is away or slow. */
const RETRY_AFTER_SECONDS = '2';

/** An error that the gateway itself answers, in the one shape of the table. A begun answer can only be cut. */
export function sendError(request: Request, response: Response, error: AppError): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.status(error.status);
  response.setHeader('Cache-Control', 'no-store');
  if (error.status === 503 || error.status === 504) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  // The rest of a body that nobody wants must not block the connection.
  request.unpipe().resume();
  response.json(errorBody(error, visitOf(request).requestId));
}
