import { AppError } from '../errors/app-error.ts';

/** Encodes the position where a page ends. Opaque to clients. */
export function cursorOf(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Undefined without a cursor. Throws `bad_request` for a malformed cursor. */
export function readCursor(cursor: string | undefined): unknown[] | undefined {
  if (!cursor) return undefined;
  const values = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(values)) throw new AppError('bad_request');
  return values;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
