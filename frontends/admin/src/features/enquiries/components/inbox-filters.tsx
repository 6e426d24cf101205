import { ENQUIRY_STATES } from '@reefdesk/contracts/enquiries/values';
import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { Select } from '@reefdesk/ui/select';
import { useText } from '@reefdesk/web-kit';
import { SearchField } from '../../../shared/lists/search-field.tsx';
import type { CursorKeys, CursorQuery } from '../../../shared/lists/use-cursor-query.ts';

type InboxKey = 'q' | 'state' | 'package' | 'language' | 'assignee' | 'wish' | 'sort';
type Inbox = CursorQuery<InboxKey>;

const INBOX_FILTERS = {
  state: ENQUIRY_STATES,
  language: LANGUAGE_CODES,
  assignee: ['me', 'none'],
  wish: ['open'],
  sort: ['newest', 'oldest'],
} as const;

const OFFERED: Partial<Record<InboxKey, readonly string[]>> = INBOX_FILTERS;

export const INBOX: CursorKeys<InboxKey> = {
  keys: ['q', 'state', 'package', 'language', 'assignee', 'wish', 'sort'],
  isReadable: (key, value) => OFFERED[key]?.includes(value) ?? true,
  shows: ['sort'],
  carries: ['as'],
};

/** Debounce of the search, because every change sends a request. */
const TYPING_PAUSE_MS = 300;
const ALL = 'all';

/** Search, filters and order, kept in the URL (ENQ-09). */
export function InboxFilters({ inbox }: { inbox: Inbox }) {
  const text = useText('enquiries');
  const { query, change } = inbox;
  const options = (key: 'state' | 'language' | 'assignee') => [
    { value: ALL, label: text(`filters.${key}.all`) },
    ...INBOX_FILTERS[key].map((value) => ({ value, label: text(key === 'state' ? `values.${value}` : `filters.${key}.${value}`) })),
  ];
  const className = 'min-w-0 gap-1 bg-white px-3 text-sm';
  return (
    <section aria-label={text('filters.label')} className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,4fr)_repeat(4,minmax(0,2fr))]">
      <SearchField
        label={text('filters.search')}
        value={query.q ?? ''}
        onChange={(q) => change({ q })}
        pause={TYPING_PAUSE_MS}
        className="lg:col-span-1"
      />
      {(['state', 'language', 'assignee'] as const).map((key) => (
        <Select
          key={key}
          label={text(`filters.${key}.label`)}
          value={query[key] ?? ALL}
          options={options(key)}
          onChange={(value) => change({ [key]: value === ALL ? '' : value })}
          className={className}
        />
      ))}
      <Select
        label={text('filters.sort.label')}
        value={query.sort ?? 'newest'}
        options={INBOX_FILTERS.sort.map((value) => ({ value, label: text(`filters.sort.${value}`) }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
        className={className}
      />
    </section>
  );
}
