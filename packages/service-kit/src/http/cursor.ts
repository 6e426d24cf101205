import { AppError } from '../errors/app-error.ts';

/** Where a page ended, in a list by time. */
export interface Position {
  at: Date;
  id: string;
}

/** Entries of a list, and where the next page begins; null at its end. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The page of a list that was read one entry further than it holds. */
export function pageOf<Item>(found: readonly Item[], limit: number, positionOf: (item: Item) => Position): Page<Item> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? cursorOf(positionOf(last)) : null };
}

/** Opaque to those who send it back. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** Undefined without one. Throws `bad_request` for what is none of ours. */
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

/** What comes after a position, in a list by `field` and id; a number where the field is one. */
export function filterAfter(
  { at, id }: { at: Date | number; id: string },
  direction: 1 | -1,
  field = 'createdAt',
): Record<string, unknown> {
  const [beyond, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { [field]: { [orAt]: at }, $or: [{ [field]: { [beyond]: at } }, { _id: { [beyond]: id } }] };
}
