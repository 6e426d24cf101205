import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { ErrorCode, ErrorParams } from '@reefdesk/contracts/errors/errors';
import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';

/** Fallback if the server sends no text (ERR-01). */
export const UNKNOWN_FAILURE = 'Something went wrong!';

/** A failed request as plain data for the store. */
export interface ApiFailure {
  failure: true;
  /** HTTP status; 0 without a response. */
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
    // Not validated against the error table, whose English texts would enlarge the bundle.
    ...(typeof code === 'string' && { code }),
    ...(params && { params }),
    ...(fields && { fields }),
    ...(requestId && { requestId }),
    ...(current !== undefined && { current }),
  };
}

export function toFailure(thrown: unknown): ApiFailure {
  return isApiFailure(thrown) ? thrown : failureOf(0);
}
