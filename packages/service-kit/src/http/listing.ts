import { type Success, success } from '@reefdesk/contracts/envelope';
import { inOneLanguage } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PageQuery, PartQuery } from '@reefdesk/contracts/lists';
import { type Page, type Position, pageOf, readCursor } from './cursor.ts';

/** The part of a list that is read from the database. */
export interface Slice {
  /** End of the previous page. */
  after?: Position | undefined;
  limit: number;
}

/** Default page of a list, without any query parameters. */
export const FIRST_SLICE: Slice = { limit: LIMITS.listMax };

/** Reads the entries of a list. */
export interface ListSource<Item> {
  read(slice: Slice): Promise<Item[]>;
  positionOf(item: Item): Position;
}

/** Position in a list sorted by creation time. */
export function byCreation({ createdAt, _id }: { createdAt: Date; _id: string }): Position {
  return { at: createdAt, id: _id };
}

/** Reads the page that a query asks for. Throws `bad_request` for a malformed cursor. */
export async function readList<Item>(
  { limit = LIMITS.listMax, cursor }: PartQuery,
  { read, positionOf }: ListSource<Item>,
): Promise<Page<Item>> {
  // One entry more than the limit shows whether there is a next page.
  return pageOf(await read({ after: readCursor(cursor), limit: limit + 1 }), limit, positionOf);
}

type ListAnswer<Data> = Success<Data> & { next_cursor: string | null };

/** Response envelope of a list, in one language if the query asks for it. */
export function successOf<Data>(data: Data, { nextCursor }: Pick<Page<unknown>, 'nextCursor'>, { lang }: PageQuery = {}): ListAnswer<Data> {
  return { ...success(lang ? inOneLanguage(data, lang) : data), next_cursor: nextCursor };
}

/** Cache key of a list: its name, the visibility rules and the query. */
export function listKey(name: string, visibility: object, query: object): string {
  return JSON.stringify([name, visibility, query]);
}
