import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

export interface CursorKeys<Key extends string> {
  keys: readonly Key[];
  /** Whether a value can be read; one that cannot, from an old or a mistyped address, is read past. */
  isReadable?: (key: Key, value: string) => boolean;
  /** Says how entries are shown, and leaves none out. */
  shows?: readonly Key[];
  /** What else stands in the address and goes along to another page; nobody is asked for it. */
  carries?: readonly string[];
}

export type CursorChoice<Key extends string> = Partial<Record<Key | 'cursor', string>>;

export interface CursorQuery<Key extends string> {
  query: CursorChoice<Key>;
  /** Something is left out. */
  narrowed: boolean;
  /** An empty value takes it away; whatever changes, the first page is shown. */
  change: (next: CursorChoice<Key>) => void;
  /** Shows everything again. */
  clear: () => void;
  /** The same from the first page on, with what is asked for in addition. */
  addressOf: (next: CursorChoice<Key>) => string;
}

/** What a list shows that comes page by page. It lives in the address, so that it can be shared and gone back to. */
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
