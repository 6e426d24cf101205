import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useSearchParams } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import type { Filters } from './filters.ts';

const KEYS = { search: 'q', category: 'category' } as const;

/** The filters live in the address, so that the way back from a destination leads to what was found. */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  // The page comes whole, whatever its address looks for.
  const hydrating = useHydrating();
  const filterOf = (key: string) => (hydrating ? '' : (address.get(key) ?? ''));
  const change = useCallback(
    (changed: Partial<Filters>) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed) as [keyof Filters, string][]) {
            if (value) after.set(KEYS[name], value);
            else after.delete(KEYS[name]);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return {
    filters: { search: filterOf(KEYS.search), category: filterOf(KEYS.category) },
    change,
    clear: useCallback(() => change({ search: '', category: '' }), [change]),
  };
}
