import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import { AppError } from '../errors/app-error.ts';
import { cursorOf, readCursor } from '../http/cursor.ts';
import type { Page } from '../http/listing.ts';

/** Entries with the same value of the field are sorted by id. */
export interface Order {
  field: string;
  direction: 1 | -1;
  /** Type of the field: a date if absent; `day` is a string of the form YYYY-MM-DD. */
  type?: 'number' | 'day' | 'text' | 'id';
}

export const OLDEST_FIRST: Order = { field: 'createdAt', direction: 1 };
export const NEWEST_FIRST: Order = { field: 'createdAt', direction: -1 };
/** The order that staff set (EDT-10). */
export const BY_PLACE: Order = { field: 'place', direction: 1, type: 'text' };

interface Found {
  and(conditions: object[]): unknown;
  sort(order: Record<string, 1 | -1>): unknown;
  limit(count: number): unknown;
  lean<Result>(): { exec(): Promise<Result> };
}

export async function readPage<Document extends { _id: string }>(
  found: Found,
  order: Order,
  { limit = LIMITS.listMax, cursor }: PagingQuery,
): Promise<Page<Document>> {
  const values = readCursor(cursor);
  if (values) found.and([after(values, order)]);
  found.sort({ [order.field]: order.direction, _id: order.direction });
  // One entry more than the limit shows whether there is a next page.
  found.limit(limit + 1);
  return pageOf(await found.lean<Document[]>().exec(), order, limit);
}

/** Builds a page from its entries; more entries than the limit mean that there is a next page. */
export function pageOf<Document extends { _id: string }>(found: readonly Document[], order: Order, limit: number): Page<Document> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? cursorOf([valueIn(last, order), last._id]) : null };
}

/** Numbers and an id by which entries are sorted. */
type Keys = readonly (number | string)[];

/** A page of entries in memory, which are sorted by their keys. */
export function pageInMemory<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Keys,
  { limit = LIMITS.listMax, cursor }: PagingQuery,
): Page<Item> {
  const before = readCursor(cursor);
  const rest = before ? items.filter((item) => isAfter(keysOf(item), before)) : items;
  const page = rest.slice(0, limit);
  const last = rest.length > limit ? page.at(-1) : undefined;
  return { items: page, nextCursor: last ? cursorOf(keysOf(last)) : null };
}

function isAfter(keys: Keys, before: readonly unknown[]): boolean {
  if (before.length !== keys.length || keys.some((key, at) => typeof key !== typeof before[at])) throw new AppError('bad_request');
  const at = keys.findIndex((key, index) => key !== before[index]);
  const [key, other] = [keys[at], before[at] as number | string];
  return key !== undefined && key > other;
}

export async function* eachPage<Item>(read: (cursor: string | undefined) => Promise<Page<Item>>): AsyncGenerator<Item[]> {
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await read(cursor);
    if (items.length > 0) yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/** The value of the order's field as cursors hold it: text as it is, every other type in milliseconds. */
function valueIn(document: object, { field, type }: Order): number | string {
  if (type === 'id') return 0;
  const value: unknown = Reflect.get(document, field);
  if (type === 'text') return String(value ?? '');
  return typeof value === 'number' ? value : new Date(value instanceof Date ? value : String(value)).getTime();
}

function after([last, id]: readonly unknown[], { field, direction, type }: Order): object {
  if (typeof id !== 'string') throw new AppError('bad_request');
  const [beyond, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  const value = readValue(last, type);
  if (type === 'id') return { _id: { [beyond]: id } };
  return { [field]: { [orAt]: value }, $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: id } }] };
}

function readValue(value: unknown, type: Order['type']): number | string | Date {
  if (type === 'text') {
    if (typeof value !== 'string') throw new AppError('bad_request');
    return value;
  }
  const at = new Date(typeof value === 'number' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new AppError('bad_request');
  return type === 'number' ? at.getTime() : type === 'day' ? at.toISOString().slice(0, 10) : at;
}
