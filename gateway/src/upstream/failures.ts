import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** A time limit of ours passed: of a service that cannot be reached (`connect`) or is slow, or of a visitor who sends too slowly. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';

  constructor(readonly phase: 'connect' | 'answer' | 'upload') {
    super(`No ${phase === 'connect' ? 'connection' : phase} in time`);
  }
}

const LATE = { connect: 'service_unavailable', answer: 'gateway_timeout', upload: 'request_timeout' } as const;

/** Codes of a connection that never came to be. */
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
  if (error instanceof DeadlineError) return new AppError(LATE[error.phase], {}, { cause: error });
  return new AppError(isNotConnected(error) ? 'service_unavailable' : 'bad_gateway', {}, { cause: error });
}

/** Nothing of the question reached the service. */
export function isNotConnected(error: unknown): boolean {
  return NOT_CONNECTED.has(codeOf(error));
}

/** The system's code of a network error; empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
