import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** A time limit of ours passed. `connect` tells a service that cannot be reached from one that is slow. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';

  constructor(readonly phase: 'connect' | 'answer') {
    super(`No ${phase === 'connect' ? 'connection' : 'answer'} in time`);
  }
}

/** Codes of a connection that never came to be: nothing reached the service. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'ECONNABORTED',
]);

/** What went wrong on the way to a service, as an error of the table. */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DeadlineError)
    return new AppError(error.phase === 'connect' ? 'service_unavailable' : 'gateway_timeout', {}, { cause: error });
  return new AppError(NOT_CONNECTED.has(codeOf(error)) ? 'service_unavailable' : 'bad_gateway', {}, { cause: error });
}

/** The system's code of a network error; empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
