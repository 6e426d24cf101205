import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { ErrorCode, ErrorParams } from '@reefdesk/contracts/errors/errors';
import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';

/** Shown when the server gives no text of its own (ERR-01). */
export const UNKNOWN_FAILURE = 'Something went wrong!';

/** A failed call as plain data, so that it may live in the store. */
export interface ApiFailure {
  failure: true;
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  code?: ErrorCode;
  message: string;
  params?: ErrorParams;
  fields?: FieldErrors;
  requestId?: string;
  /** The stored object, with `edit_conflict`. */
  current?: unknown;
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && (value as ApiFailure).failure === true;
}

export function failureOf(status: number, body?: unknown): ApiFailure {
  const { code, msg, message, params, fields, requestId, current } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<ErrorBody>;
  return {
    failure: true,
    status,
    message: msg || message || UNKNOWN_FAILURE,
    // Not looked up in the table, whose English texts no browser needs: one that is not known has no text of its own.
    ...(typeof code === 'string' && { code }),
    ...(params && { params }),
    ...(fields && { fields }),
    ...(requestId && { requestId }),
    ...(current !== undefined && { current }),
  };
}

/** Whatever was thrown, as a failure. */
export function toFailure(thrown: unknown): ApiFailure {
  return isApiFailure(thrown) ? thrown : failureOf(0);
}
