import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { AppError } from './app-error.ts';

/** No room, or no more room for this user: the system's codes of a write that a disk has no place for. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** True if a file could not be written because its disk is full. */
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

/** Names of driver errors that mean "the database cannot be reached now", as opposed to a fault of ours. */
const DATABASE_AWAY =
  /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|ServerClosed|PoolCleared|WaitQueueTimeout|WriteConcern)Error$|^(PoolClearedOnNetwork|MongooseServerSelection)Error$/;

/** The time that a command was given (`maxTimeMS`) has passed; nothing came of it. */
const MAX_TIME_EXPIRED = 50;

/** Codes of a member that cannot write now: it is no primary any more, it ends, or its disk is full. Asked again, another may. */
const PRIMARY_AWAY: ReadonlySet<number> = new Set([
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
]);

/** Turns anything thrown into an error of the table. Unknown errors become `internal_error` with nothing leaked. */
export function normaliseError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return new AppError(codeOf(error.getStatus()), {}, { cause: error });
  if (isDiskFull(error)) return new AppError('storage_full', {}, { cause: error });
  if (error instanceof Error) {
    if (isDatabaseAway(error)) return new AppError('service_unavailable', {}, { cause: error });
    if (codeIn(error) === MAX_TIME_EXPIRED) return new AppError('gateway_timeout', {}, { cause: error });
    // Express middleware (body parser, router) throws plain errors with a status and `expose`.
    const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
    if (status >= 400 && status < 500) return new AppError(codeOf(status), {}, { cause: error });
  }
  return new AppError('internal_error', {}, { cause: error });
}

function isDatabaseAway(error: Error): boolean {
  if (DATABASE_AWAY.test(error.name) || /buffering timed out/.test(error.message)) return true;
  return PRIMARY_AWAY.has(codeIn(error) ?? 0);
}

/** The server's code of a driver error. */
function codeIn(error: Error): number | undefined {
  return error.name.startsWith('Mongo') && 'code' in error ? Number(error.code) : undefined;
}

function codeOf(status: number): ErrorCode {
  return CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal_error' : 'bad_request');
}
