import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** A timeout: a service is unreachable (`connect`) or slow, or a visitor sends too slowly. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';

  constructor(readonly phase: 'connect' | 'answer' | 'upload') {
    super(`No ${phase === 'connect' ? 'connection' : phase} in time`);
  }
}

const LATE = { connect: 'service_unavailable', answer: 'gateway_timeout', upload: 'request_timeout' } as const;

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

export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DeadlineError) return new AppError(LATE[error.phase], {}, { cause: error });
  return new AppError(isNotConnected(error) ? 'service_unavailable' : 'bad_gateway', {}, { cause: error });
}

export function isNotConnected(error: unknown): boolean {
  return NOT_CONNECTED.has(codeOf(error));
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
