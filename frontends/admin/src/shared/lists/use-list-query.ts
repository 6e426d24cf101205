import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useCallback } from 'react';

export interface ListChoices<Filter extends string, Sort extends string> {
  /** The first value is the default and is left out of the address. */
  filters?: readonly Filter[];
  sorts: readonly Sort[];
}

export interface ListQuery<Filter extends string = string, Sort extends string = string> {
  search: string;
  filter: Filter;
  sort: Sort;
  /** Translation filter such as `missing-cn`, or empty; the list interprets it. */
  translation: string;
  /** True if a filter is set, so that an empty list does not mean that there are no records. */
  narrowed: boolean;
  change: (next: Partial<Record<'search' | 'filter' | 'sort' | 'translation', string>>) => void;
  /** Removes all filters but keeps the sort order. */
  clear: () => void;
}

const KEYS = { search: 'q', filter: 'status', sort: 'sort', translation: 'translation' } as const;

/** Filters and sort order of a list, in the address, so that they can be shared and survive going back. */
export function useListQuery<Filter extends string, Sort extends string>(choices: ListChoices<Filter, Sort>): ListQuery<Filter, Sort> {
  const [params, choose] = useAddressChoice();
  const filters = choices.filters ?? [];
  const search = params.get(KEYS.search) ?? '';
  const filter = known(params.get(KEYS.filter), filters);
  const translation = params.get(KEYS.translation) ?? '';
  const sort = known(params.get(KEYS.sort), choices.sorts);
  const defaults: Record<string, string | undefined> = { search: '', filter: filters[0], sort: choices.sorts[0], translation: '' };
  const change: ListQuery['change'] = (next) => {
    const named = Object.entries(next) as [keyof typeof KEYS, string][];
    choose(Object.fromEntries(named.map(([name, value]) => [KEYS[name], value === defaults[name] ? '' : value])));
  };
  return {
    search,
    filter,
    sort,
    translation,
    narrowed: search.trim() !== '' || filter !== filters[0] || translation !== '',
    change,
    clear: () => change({ search: '', translation: '', ...(filters[0] !== undefined && { filter: filters[0] }) }),
  };
}

/** Replaces unknown values, from an old or mistyped address, with the default. */
function known<Value extends string>(value: string | null, values: readonly Value[]): Value {
  return values.find((one) => one === value) ?? (values[0] as Value);
}

/** Compares names by the rules of a language, and digits as numbers. */
export function useByName(tag: string): (a: string, b: string) => number {
  return useCallback((a, b) => a.localeCompare(b, tag, { numeric: true, sensitivity: 'base' }), [tag]);
}
