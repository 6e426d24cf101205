import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** Where a page ended, in a list by time. */
export interface Position {
  at: Date;
  id: string;
}

/** Opaque to those who send it back. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** Throws `bad_request` for what is none of ours. */
export function readCursor(cursor: string): Position {
  const [ms, id] = parsed(cursor);
  const at = new Date(typeof ms === 'number' ? ms : Number.NaN);
  if (Number.isNaN(at.getTime()) || typeof id !== 'string') throw new AppError('bad_request');
  return { at, id };
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** What comes after a position. */
export function filterAfter({ at, id }: Position, direction: 1 | -1): Record<string, unknown> {
  const [beyond, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { createdAt: { [orAt]: at }, $or: [{ createdAt: { [beyond]: at } }, { _id: { [beyond]: id } }] };
}
