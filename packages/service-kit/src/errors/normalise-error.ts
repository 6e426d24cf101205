import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@reefdesk/contracts/errors';
import { AppError } from './app-error.ts';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_attempts',
  502: 'bad_gateway',
  503: 'service_unavailable',
  504: 'gateway_timeout',
};

/** Names of driver errors that mean "the database cannot be reached now", as opposed to a fault of ours. */
const DATABASE_AWAY =
  /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolCleared|WaitQueueTimeout)Error$|^MongooseServerSelectionError$/;

/** Turns anything thrown into an error of the table. Unknown errors become `internal_error` with nothing leaked. */
export function normaliseError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return new AppError(codeOf(error.getStatus()), {}, { cause: error });
  if (error instanceof Error) {
    if (DATABASE_AWAY.test(error.name) || /buffering timed out/.test(error.message))
      return new AppError('service_unavailable', {}, { cause: error });
    // Express middleware (body parser, router) throws plain errors with a status and `expose`.
    const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
    if (status >= 400 && status < 500) return new AppError(codeOf(status), {}, { cause: error });
  }
  return new AppError('internal_error', {}, { cause: error });
}

function codeOf(status: number): ErrorCode {
  return CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal_error' : 'bad_request');
}
