import { AppError } from '../errors/app-error.ts';

/** Position of the last entry of a page, in a list sorted by time. */
export interface Position {
  at: Date;
  id: string;
}

/** One page of a list. `nextCursor` is null on the last page. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Builds a page from a list that was read with `limit + 1`: one entry more means that there is a next page. */
export function pageOf<Item>(found: readonly Item[], limit: number, positionOf: (item: Item) => Position): Page<Item> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? cursorOf(positionOf(last)) : null };
}

/** Opaque to clients. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** Returns undefined without a cursor. Throws `bad_request` for a malformed cursor. */
export function readCursor(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined;
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

/** Filter for the entries after a position, in a list sorted by `field` and id. `at` is a number if the field is one. */
export function filterAfter(
  { at, id }: { at: Date | number; id: string },
  direction: 1 | -1,
  field = 'createdAt',
): Record<string, unknown> {
  const [beyond, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { [field]: { [orAt]: at }, $or: [{ [field]: { [beyond]: at } }, { _id: { [beyond]: id } }] };
}
