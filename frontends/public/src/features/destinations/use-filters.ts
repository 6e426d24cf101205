import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useCallback } from 'react';
import { type Filters, NO_LICENCE } from './filters.ts';

const KEYS = { search: 'q', category: 'category', level: 'for' } as const;

/** The filters are in the address, so that going back from a destination restores the results. */
export function useFilters() {
  const [address, choose] = useAddressChoice();
  // The server's HTML ignores the filters in the address, and hydration must match it.
  const hydrating = useHydrating();
  const filterOf = (key: string) => (hydrating ? '' : (address.get(key) ?? ''));
  const change = useCallback(
    (changed: Partial<Filters>) => {
      const named = Object.entries(changed) as [keyof Filters, string][];
      choose(Object.fromEntries(named.map(([name, value]) => [KEYS[name], value])));
    },
    [choose],
  );
  const level: Filters['level'] = filterOf(KEYS.level) === NO_LICENCE ? NO_LICENCE : '';
  return {
    filters: {
      search: filterOf(KEYS.search),
      category: filterOf(KEYS.category),
      level,
    },
    change,
    clear: useCallback(() => change({ search: '', category: '', level: '' }), [change]),
  };
}
