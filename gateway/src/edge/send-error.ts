import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { errorBody } from '@reefdesk/service-kit/errors/error-body';
import type { Request, Response } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

/** Seconds after which a client may try again what is away, slow or full, where the error does not say. */
const RETRY_AFTER_SECONDS = '2';

/** An error that the gateway itself answers, in the one shape of the table. A begun answer can only be cut. */
export function sendError(request: Request, response: Response, error: AppError): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.status(error.status);
  response.setHeader('Cache-Control', 'no-store');
  const mayTryAgain = error.status === 503 || error.status === 504 || error.status === 429;
  if (mayTryAgain) response.setHeader('Retry-After', String(error.params.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  // A body that was too slow may never end: the connection ends with the answer.
  if (error.status === 408) response.setHeader('Connection', 'close');
  // The rest of a body that nobody wants must not block the connection.
  request.unpipe().resume();
  response.json(errorBody(error, requestContextOf(request).requestId));
}
