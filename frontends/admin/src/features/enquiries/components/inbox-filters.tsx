import { ENQUIRY_SORTS, ENQUIRY_STATES } from '@reefdesk/contracts/enquiries/values';
import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ChevronDownIcon } from '@reefdesk/ui/icons';
import { Select, type SelectOption } from '@reefdesk/ui/select';
import { useText } from '@reefdesk/web-kit';
import { PackageFilter } from '../../../shared/lists/package-filter.tsx';
import { SearchField } from '../../../shared/lists/search-field.tsx';
import type { CursorKeys, CursorQuery } from '../../../shared/lists/use-cursor-query.ts';
import { useAssignees } from '../use-assignees.ts';

type InboxKey = 'q' | 'state' | 'package' | 'waitlist' | 'language' | 'assignee' | 'wish' | 'sort';
type Inbox = CursorQuery<InboxKey>;

const OFFERED: Partial<Record<InboxKey, readonly string[]>> = {
  state: ENQUIRY_STATES,
  language: LANGUAGE_CODES,
  wish: ['open'],
  sort: ENQUIRY_SORTS,
};

export const INBOX: CursorKeys<InboxKey> = {
  keys: ['q', 'state', 'package', 'waitlist', 'language', 'assignee', 'wish', 'sort'],
  isReadable: (key, value) => OFFERED[key]?.includes(value) ?? true,
  shows: ['sort'],
  carries: ['as'],
};

/** Debounce of the search, because every change sends a request. */
const TYPING_PAUSE_MS = 300;
const ALL = 'all';
const CHOICES = ['state', 'package', 'language', 'assignee', 'sort'] as const;

export interface InboxFiltersProps {
  inbox: Inbox;
  /** On phones only the search is shown at first. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Search, filters and order, kept in the URL (ENQ-09). */
export function InboxFilters({ inbox, isOpen, onToggle }: InboxFiltersProps) {
  const text = useText('enquiries');
  const { query, change } = inbox;
  const assignees = useAssignees(query.assignee);
  const count = CHOICES.filter((key) => query[key] !== undefined).length;
  const className = 'min-w-0 gap-1 bg-white px-3 text-sm';
  const filter = (key: 'state' | 'language' | 'assignee', options: readonly SelectOption[]) => (
    <Select
      label={text(`filters.${key}.label`)}
      value={query[key] ?? ALL}
      options={[{ value: ALL, label: text(`filters.${key}.all`) }, ...options]}
      onChange={(value) => change({ [key]: value === ALL ? '' : value })}
      className={className}
    />
  );
  return (
    <section aria-label={text('filters.label')} className="flex flex-col gap-2">
      <SearchField label={text('filters.search')} value={query.q ?? ''} onChange={(q) => change({ q })} pause={TYPING_PAUSE_MS} />
      <Button variant="ghost" size="small" aria-expanded={isOpen} className="min-h-11 self-start md:hidden" onClick={onToggle}>
        {count > 0 ? text('filters.foldCount', { count }) : text('filters.fold')}
        <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <div className={classNames('grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-5', !isOpen && 'max-md:hidden')}>
        {filter(
          'state',
          ENQUIRY_STATES.map((value) => ({ value, label: text(`values.${value}`) })),
        )}
        <PackageFilter value={query.package} onChange={(slug) => change({ package: slug })} className={className} />
        {filter('assignee', [{ value: 'me', label: text('filters.assignee.me') }, ...assignees])}
        {filter(
          'language',
          LANGUAGE_CODES.map((value) => ({ value, label: text(`filters.language.${value}`) })),
        )}
        <Select
          label={text('filters.sort.label')}
          value={query.sort ?? 'newest'}
          options={ENQUIRY_SORTS.map((value) => ({ value, label: text(`filters.sort.${value}`) }))}
          onChange={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
          className={classNames(className, 'max-md:col-span-2')}
        />
      </div>
    </section>
  );
}
