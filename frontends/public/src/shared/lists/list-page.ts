import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';

/** A page of cards. */
export interface ListPage<Entry, Choices> {
  entries: readonly Entry[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Number of matches on all pages. */
  total: number;
  /** Values that the filters can choose from, among all entries. */
  choices: Choices;
}

/** A page of a filtered list, or a later page, with texts in one language. */
export type ListSearch<Filters> = Filters & { lang: Language; cursor?: string | undefined };

/** The first entries of a list, whole. */
export const FIRST_ENTRIES = { limit: LIMITS.screenPage } as const;

/** The first page of a list of cards, with names in all languages for the search in the browser. */
export const FIRST_PAGE = { view: 'card', ...FIRST_ENTRIES } as const;

/** Visitors may read about an entry this long and then come back to their place in the list. */
export const KEPT_SECONDS = 600;

export interface ListQuery<Page> {
  data?: Page | undefined;
  /** Page of the current search; `data` may be that of the previous one. */
  currentData?: Page | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export type UseListQuery<Search, Page> = (search: Search, options?: { skip: boolean }) => ListQuery<Page>;
