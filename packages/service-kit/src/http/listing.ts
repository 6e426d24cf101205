import { type Success, success } from '@reefdesk/contracts/envelope';
import { LIMITS } from '@reefdesk/contracts/limits';
import { inOneLanguage } from '@reefdesk/contracts/one-language';
import type { PageQuery, PartQuery } from '@reefdesk/contracts/requests/lists.requests';
import { type Page, type Position, pageOf, readCursor } from './cursor.ts';

/** The part of a list that is read from the database. */
export interface Slice {
  /** Where the part before it ended. */
  after?: Position | undefined;
  limit: number;
}

/** What comes of a list at once without a word. */
export const FIRST_SLICE: Slice = { limit: LIMITS.listMax };

/** Where a list is read from. */
export interface ListSource<Item> {
  read(slice: Slice): Promise<Item[]>;
  positionOf(item: Item): Position;
}

/** In a list by time. */
export function byCreation({ createdAt, _id }: { createdAt: Date; _id: string }): Position {
  return { at: createdAt, id: _id };
}

/** What a query wants of a list. Throws `bad_request` for a cursor that is none of ours. */
export async function readList<Item>(
  { limit = LIMITS.listMax, cursor }: PartQuery,
  { read, positionOf }: ListSource<Item>,
): Promise<Page<Item>> {
  // One more, to know whether there is more.
  return pageOf(await read({ after: readCursor(cursor), limit: limit + 1 }), limit, positionOf);
}

type ListAnswer<Data> = Success<Data> & { next_cursor: string | null };

/** The envelope of a list, in one language where that is asked for. */
export function successOf<Data>(data: Data, { nextCursor }: Pick<Page<unknown>, 'nextCursor'>, { lang }: PageQuery = {}): ListAnswer<Data> {
  return { ...success(lang ? inOneLanguage(data, lang) : data), next_cursor: nextCursor };
}

/** What a list is remembered under: which it is, what of it may be seen, how it was asked for. */
export function listKey(name: string, visibility: object, query: object): string {
  return JSON.stringify([name, visibility, query]);
}
