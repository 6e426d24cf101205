import { ERRORS, type ErrorCode, type ErrorParams, errorText, isErrorCode } from '@reefdesk/contracts/errors/errors';
import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';

export interface AppErrorDetails {
  fields?: FieldErrors;
  /** Further data, such as the number of free seats. */
  data?: Readonly<Record<string, number | readonly object[]>>;
  /** The stored object; only with `edit_conflict`. */
  current?: unknown;
  cause?: unknown;
}

/** The only error that services throw: a code of the error table with its parameters. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields?: FieldErrors;
  readonly data?: AppErrorDetails['data'];
  readonly current?: unknown;

  constructor(code: ErrorCode, params: ErrorParams = {}, details: AppErrorDetails = {}) {
    super(errorText(code, params), { cause: details.cause });
    this.code = code;
    this.params = params;
    this.fields = details.fields;
    this.data = details.data;
    this.current = details.current;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export interface WireError {
  code: ErrorCode;
  params: ErrorParams;
  fields?: FieldErrors;
}

export function toWireError(error: AppError): WireError {
  return { code: error.code, params: error.params, ...(error.fields && { fields: error.fields }) };
}

export function fromWireError(value: unknown): AppError | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value) || !isErrorCode(value.code)) return undefined;
  const wire = value as WireError;
  return new AppError(wire.code, wire.params ?? {}, wire.fields ? { fields: wire.fields } : {});
}
