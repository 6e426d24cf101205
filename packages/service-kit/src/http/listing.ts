import { type Success, success } from '@reefdesk/contracts/envelope';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PageView } from '@reefdesk/contracts/lists';
import type { PageQuery } from '@reefdesk/contracts/requests/lists.requests';

/** The part of a list that is read from the database; a limit of 0 is none. */
export interface Slice {
  skip: number;
  limit: number;
}

export const WHOLE_LIST: Slice = { skip: 0, limit: 0 };

/** A list, or one page of it. */
export interface Listed<Item> {
  items: Item[];
  /** Absent where the list is whole. */
  page?: PageView;
}

/** Where a list is read from. */
export interface ListSource<Item> {
  read(slice: Slice): Promise<Item[]>;
  count(): Promise<number>;
}

/** What a query wants of a list. A page behind the last one is empty. */
export async function readList<Item>({ page, limit }: PageQuery, source: ListSource<Item>): Promise<Listed<Item>> {
  if (page === undefined && limit === undefined) return { items: await source.read(WHOLE_LIST) };
  const [number, length] = [page ?? 1, limit ?? LIMITS.listPageLength];
  const [items, total] = await Promise.all([source.read({ skip: (number - 1) * length, limit: length }), source.count()]);
  return { items, page: { page: number, limit: length, total } };
}

/** The envelope of a list: the whole one's says nothing of pages. */
export function successOf<Data>(data: Data, { page }: Pick<Listed<unknown>, 'page'>): Success<Data> & { page?: PageView } {
  return { ...success(data), ...(page && { page }) };
}
