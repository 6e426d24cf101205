import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

/** The first entry is the default and is left out of the URL. */
export const SHOWN = ['all', 'unused', 'undescribed'] as const;
export type Shown = (typeof SHOWN)[number];

const KEYS = { search: 'q', shown: 'show', cursor: 'cursor', picture: 'picture' } as const;

const FILTERS: Record<Shown, Record<string, string>> = { all: {}, unused: { unused: 'true' }, undescribed: { missing_alt: 'true' } };

/** Search, filter, page and open picture of the library, kept in the URL. */
export function useLibraryList() {
  const [params, choose] = useAddressChoice();
  const search = params.get(KEYS.search) ?? '';
  const cursor = params.get(KEYS.cursor) ?? '';
  const shown = SHOWN.find((one) => one === params.get(KEYS.shown)) ?? 'all';
  return {
    search,
    shown,
    cursor,
    /** Id of the open picture, or an empty string. */
    picture: params.get(KEYS.picture) ?? '',
    /** Query parameters of the request. */
    query: { ...FILTERS[shown], ...(search.trim() && { q: search.trim() }), ...(cursor && { cursor }) },
    narrowed: search.trim() !== '' || shown !== 'all',
    find: (words: string) => choose({ [KEYS.search]: words, [KEYS.cursor]: '' }),
    show: (what: string) => choose({ [KEYS.shown]: what === 'all' ? '' : what, [KEYS.cursor]: '' }),
    open: (id: string) => choose({ [KEYS.picture]: id }),
    clear: () => choose({ [KEYS.search]: '', [KEYS.shown]: '', [KEYS.cursor]: '' }),
    /** Link target of a page. */
    page: (next: string) =>
      `?${new URLSearchParams({ ...(search && { q: search }), ...(shown !== 'all' && { show: shown }), ...(next && { cursor: next }) })}`,
  };
}
