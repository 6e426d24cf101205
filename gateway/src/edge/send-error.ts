import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { errorBody } from '@reefdesk/service-kit/errors/error-body';
import type { Request, Response } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

/** Default `Retry-After` in seconds for a service that is down, slow or full. */
const RETRY_AFTER_SECONDS = '2';

/** Sends an error of the gateway itself. A response that has already begun can only be cut off. */
export function sendError(request: Request, response: Response, error: AppError): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.status(error.status);
  response.setHeader('Cache-Control', 'no-store');
  const mayTryAgain = error.status === 503 || error.status === 504 || error.status === 429;
  if (mayTryAgain) response.setHeader('Retry-After', String(error.params.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  // A body that was too slow may never end, so the connection is closed after the response.
  if (error.status === 408) response.setHeader('Connection', 'close');
  // The unread rest of the body must not block the connection.
  request.unpipe().resume();
  response.json(errorBody(error, requestContextOf(request).requestId));
}
