import { type DestinationFilters, matchesFilters } from '@reefdesk/contracts/destinations/search';
import type { Language } from '@reefdesk/contracts/languages';
import { useLanguage } from '@reefdesk/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { type DestinationPage, type DestinationSearch, useDestinationsQuery } from '../../shared/destinations/destinations.api.ts';
import type { Filters } from './filters.ts';

/** Delay between the last key and the request. */
const TYPING_PAUSE_MS = 250;

export interface FoundDestinations {
  /** First page of the matches; of the previous ones while the server searches. */
  page: DestinationPage;
  /** What later pages are requested with. */
  search: DestinationSearch;
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/** Filters a list of one page in the browser; a longer one is searched by the server. */
export function useFoundDestinations(all: DestinationPage, filters: Filters): FoundDestinations {
  const language = useLanguage();
  const isWhole = all.nextCursor === null;
  const { category, level } = filters;
  const q = usePaused(filters.q);
  const search: DestinationSearch = { ...given({ q, category, level }), lang: language };
  const isSearched = !isWhole && Object.keys(search).length > 1;
  const { data, currentData, isError, refetch } = useDestinationsQuery(search, { skip: !isSearched });
  const found = useMemo(() => filtered(all, { q: filters.q, category, level }, language), [all, filters.q, category, level, language]);
  const isCurrent = isWhole || (q === filters.q && (!isSearched || currentData !== undefined));
  return {
    page: isWhole ? found : isSearched ? (data ?? all) : all,
    search,
    isCurrent,
    failed: isSearched && isError && !isCurrent,
    retry: () => void refetch(),
  };
}

function filtered(all: DestinationPage, filters: Filters, language: Language): DestinationPage {
  const destinations = all.destinations.filter((destination) => matchesFilters(destination, filters, language));
  return { ...all, destinations, total: destinations.length };
}

function given(filters: Filters): DestinationFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The value once it has not changed for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setPaused, TYPING_PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  // An emptied search needs no pause.
  return value === '' ? value : paused;
}
