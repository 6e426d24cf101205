import type { DestinationView } from '@reefdesk/contracts/destinations';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useLanguage, useLocalise } from '@reefdesk/web-kit';
import { matches } from '../../lists/matches.ts';
import { type ListQuery, useByName, useListQuery } from '../../lists/use-list-query.ts';

export const FILTERS = ['all', 'active', 'inactive'] as const;
export const SORTS = ['newest', 'updated', 'name'] as const;

type Query = ListQuery<(typeof FILTERS)[number], (typeof SORTS)[number]>;

/** The destinations that fit the search and the filter of the address, in its order. */
export function useDestinationList(destinations: readonly DestinationView[]): { query: Query; shown: DestinationView[] } {
  const query = useListQuery({ filters: FILTERS, sorts: SORTS });
  const byName = useByName(LANGUAGE_TAGS[useLanguage()]);
  const localise = useLocalise();
  const fits = ({ status, name, category, location }: DestinationView) =>
    (query.filter === 'all' || (query.filter === 'active') === (status === 'active')) &&
    matches(query.search, [...Object.values(name), ...Object.values(category), location]);
  const orders: Record<Query['sort'], (a: DestinationView, b: DestinationView) => number> = {
    newest: (a, b) => b.created_at.localeCompare(a.created_at),
    updated: (a, b) => b.updated_at.localeCompare(a.updated_at),
    name: (a, b) => byName(localise(a.name), localise(b.name)),
  };
  return { query, shown: destinations.filter(fits).sort(orders[query.sort]) };
}
