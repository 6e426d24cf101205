import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { AppError } from './app-error.ts';

/** System error codes for a full disk, and for an exhausted quota. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && DISK_FULL.has(error.code);
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_attempts',
  502: 'bad_gateway',
  503: 'service_unavailable',
  504: 'gateway_timeout',
  507: 'storage_full',
};

/** Driver errors that mean that the database cannot be reached now, as opposed to a bug. */
const DATABASE_UNAVAILABLE =
  /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|ServerClosed|PoolCleared|WaitQueueTimeout|WriteConcern)Error$|^(PoolClearedOnNetwork|MongooseServerSelection)Error$/;

/** The time limit of a command (`maxTimeMS`) has passed. */
const MAX_TIME_EXPIRED = 50;

/** Codes of a member that cannot write now: it is no longer primary, shuts down, or its disk is full. A retry may reach another member. */
const PRIMARY_UNAVAILABLE: ReadonlySet<number> = new Set([
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
]);

/** Turns any thrown value into an error of the table. Unknown errors become `internal_error`, which reveals nothing. */
export function normaliseError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return new AppError(codeOf(error.getStatus()), {}, { cause: error });
  if (isDiskFull(error)) return new AppError('storage_full', {}, { cause: error });
  if (error instanceof Error) {
    if (isDatabaseUnavailable(error)) return new AppError('service_unavailable', {}, { cause: error });
    if (codeIn(error) === MAX_TIME_EXPIRED) return new AppError('gateway_timeout', {}, { cause: error });
    // Express middleware (body parser, router) throws plain errors with a status and `expose`.
    const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
    if (status >= 400 && status < 500) return new AppError(codeOf(status), {}, { cause: error });
  }
  return new AppError('internal_error', {}, { cause: error });
}

function isDatabaseUnavailable(error: Error): boolean {
  if (DATABASE_UNAVAILABLE.test(error.name) || /buffering timed out/.test(error.message)) return true;
  return PRIMARY_UNAVAILABLE.has(codeIn(error) ?? 0);
}

function codeIn(error: Error): number | undefined {
  return error.name.startsWith('Mongo') && 'code' in error ? Number(error.code) : undefined;
}

function codeOf(status: number): ErrorCode {
  return CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal_error' : 'bad_request');
}
