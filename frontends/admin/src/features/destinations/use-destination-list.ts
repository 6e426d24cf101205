import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useLanguage, useLocalise } from '@reefdesk/web-kit';
import { matches } from '../../shared/lists/matches.ts';
import { type ListQuery, useByName, useListQuery } from '../../shared/lists/use-list-query.ts';
import { isComplete } from './destination-values.ts';

export const FILTERS = ['all', 'active', 'inactive', 'missing'] as const;
export const SORTS = ['newest', 'updated', 'name'] as const;

type Query = ListQuery<(typeof FILTERS)[number], (typeof SORTS)[number]>;

/** The destinations that match the URL's search and filter, in its order. */
export function useDestinationList(destinations: readonly DestinationView[]): { query: Query; shown: DestinationView[] } {
  const query = useListQuery({ filters: FILTERS, sorts: SORTS });
  const byName = useByName(LANGUAGE_TAGS[useLanguage()]);
  const localise = useLocalise();
  const passes: Record<Query['filter'], (destination: DestinationView) => boolean> = {
    all: () => true,
    active: ({ status }) => status === 'active',
    inactive: ({ status }) => status !== 'active',
    missing: (destination) => !isComplete(destination),
  };
  const fits = (destination: DestinationView) => {
    const { name, category, location } = destination;
    return passes[query.filter](destination) && matches(query.search, [...Object.values(name), ...Object.values(category), location]);
  };
  const orders: Record<Query['sort'], (a: DestinationView, b: DestinationView) => number> = {
    newest: (a, b) => b.created_at.localeCompare(a.created_at),
    updated: (a, b) => b.updated_at.localeCompare(a.updated_at),
    name: (a, b) => byName(localise(a.name), localise(b.name)),
  };
  return { query, shown: destinations.filter(fits).sort(orders[query.sort]) };
}
