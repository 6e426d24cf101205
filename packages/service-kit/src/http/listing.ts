import { inOneLanguage } from '@reefdesk/contracts/languages';
import type { PageQuery } from '@reefdesk/contracts/lists';
import { type Success, success } from '@reefdesk/contracts/schema/view';

/** `nextCursor` is null on the last page. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

type ListAnswer<Data> = Success<Data> & { next_cursor: string | null };

export function successOf<Data>(data: Data, { nextCursor }: Pick<Page<unknown>, 'nextCursor'>, { lang }: PageQuery = {}): ListAnswer<Data> {
  return { ...success(lang ? inOneLanguage(data, lang) : data), next_cursor: nextCursor };
}

export function listKey(name: string, visibility: object, query: object): string {
  return JSON.stringify([name, visibility, query]);
}
