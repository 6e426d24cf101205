import { useLanguage } from '@reefdesk/web-kit';
import { useMemo } from 'react';
import type { ListPage, ListSearch, UseListQuery } from './list-page.ts';

export interface Found<Entry, Choices, Filters> {
  /** First page of the matches; of the previous ones while the server searches. */
  page: ListPage<Entry, Choices>;
  /** Parameters of later pages. */
  search: ListSearch<Filters>;
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

interface FoundOptions<Entry, Choices, Filters> {
  /** First page of all entries. */
  all: ListPage<Entry, Choices>;
  /** For the server, without empty ones. */
  filters: Filters;
  /** False while the reader types. */
  isSettled: boolean;
  /** Matches among the entries of a list of one page; memoised. */
  inBrowser: (entries: readonly Entry[]) => Entry[];
  useQuery: UseListQuery<ListSearch<Filters>, ListPage<Entry, Choices>>;
}

/** Filters a list of one page in the browser; a longer one is searched by the server. */
export function useFound<Entry, Choices, Filters extends object>(
  options: FoundOptions<Entry, Choices, Filters>,
): Found<Entry, Choices, Filters> {
  const { all, filters, isSettled, inBrowser, useQuery } = options;
  const lang = useLanguage();
  const isWhole = all.nextCursor === null;
  const isSearched = !isWhole && Object.keys(filters).length > 0;
  const search = { ...filters, lang };
  const { data = all, currentData, isError, refetch } = useQuery(search, { skip: !isSearched });
  const found = useMemo(() => {
    const entries = inBrowser(all.entries);
    return { ...all, entries, total: entries.length };
  }, [all, inBrowser]);
  const isCurrent = isWhole || (isSettled && (!isSearched || currentData !== undefined));
  return {
    page: isWhole ? found : isSearched ? data : all,
    search,
    isCurrent,
    failed: isSearched && isError && !isCurrent,
    retry: () => void refetch(),
  };
}
