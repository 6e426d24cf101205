import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

export interface CursorKeys<Key extends string> {
  keys: readonly Key[];
  /** Returns false for invalid values from an old or mistyped address, which are ignored. */
  isReadable?: (key: Key, value: string) => boolean;
  /** Keys that change the display and filter nothing. */
  shows?: readonly Key[];
  /** Other parameters that page links keep; the server does not receive them. */
  carries?: readonly string[];
}

export type CursorChoice<Key extends string> = Partial<Record<Key | 'cursor', string>>;

export interface CursorQuery<Key extends string> {
  query: CursorChoice<Key>;
  narrowed: boolean;
  /** Changes filters and returns to the first page. An empty value removes the filter. */
  change: (next: CursorChoice<Key>) => void;
  clear: () => void;
  /** Address with the current filters and `next`, on the first page unless `next` has a cursor. */
  addressOf: (next: CursorChoice<Key>) => string;
}

/** Filters and page of a cursor list, in the address, so that they can be shared and survive going back. */
export function useCursorQuery<Key extends string>(choices: CursorKeys<Key>): CursorQuery<Key> {
  const { keys, isReadable = () => true, shows = [], carries = [] } = choices;
  const [params, choose] = useAddressChoice();
  const chosen = keys.flatMap((key) => {
    const value = params.get(key) ?? '';
    return value !== '' && isReadable(key, value) ? [[key, value] as const] : [];
  });
  const filters = Object.fromEntries(chosen) as CursorChoice<Key>;
  const narrowing = keys.filter((key) => !shows.includes(key));
  const cursor = params.get('cursor');
  const carried = carries.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : []));
  const change = (next: CursorChoice<Key>) => choose({ cursor: '', ...next });
  return {
    query: { ...filters, ...(cursor && { cursor }) },
    narrowed: narrowing.some((key) => filters[key] !== undefined),
    change,
    clear: () => change(Object.fromEntries(narrowing.map((key) => [key, ''])) as CursorChoice<Key>),
    addressOf: (next) => `?${new URLSearchParams({ ...filters, ...Object.fromEntries(carried), ...next } as Record<string, string>)}`,
  };
}
