import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { throwError } from 'rxjs';
import { toWireError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';
import { normaliseError } from '../errors/normalise-error.ts';
import { currentRequestId } from '../request/request-context.ts';

/** Seconds after which a client should retry if a service is unavailable; an error may name its own. */
const RETRY_AFTER_SECONDS = 2;

@Catch()
export class ExceptionsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    const error = normaliseError(thrown);
    const response = host.getType() === 'http' ? host.switchToHttp().getResponse<Response>() : undefined;
    // An error after the client has left is not logged as a server error.
    if (error.status >= 500 && !response?.closed) this.logger.error({ err: error.cause ?? error, code: error.code });
    if (!response) return throwError(() => toWireError(error));
    if (response.headersSent) {
      response.destroy();
      return undefined;
    }
    const wait = error.params.retryAfterSeconds ?? (error.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (wait !== undefined) response.setHeader('Retry-After', wait);
    response.setHeader('Cache-Control', 'no-store');
    response.status(error.status).json(errorBody(error, currentRequestId()));
    return undefined;
  }
}
