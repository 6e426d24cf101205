import { IconButton } from '@reefdesk/ui/button';
import { CloseIcon, SearchIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import { INBOX_FILTERS, type Inbox } from '../use-inbox.ts';

/** So long after the last key the address follows. */
const TYPING_PAUSE_MS = 300;
const ALL = 'all';

/** Search, filters and order, all of which stand in the address (ENQ-09). */
export function InboxFilters({ inbox }: { inbox: Inbox }) {
  const text = useText('enquiries');
  const { query, change } = inbox;
  const options = (key: 'state' | 'language' | 'assignee') => [
    { value: ALL, label: text(`filters.${key}.all`) },
    ...INBOX_FILTERS[key].map((value) => ({ value, label: text(key === 'state' ? `states.${value}` : `filters.${key}.${value}`) })),
  ];
  const className = 'min-w-0 bg-white text-sm';
  return (
    <section aria-label={text('filters.label')} className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      <Search value={query.q ?? ''} onChange={(q) => change({ q })} />
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

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText('enquiries');
  const id = useElementId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  // The address changed by another way: cleared, or gone back.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => {
      setKnown(typed);
      latest.current(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <div className="relative col-span-2 min-w-0 lg:col-span-1">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink/60" />
      <label htmlFor={id} className="sr-only">
        {text('filters.search')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={text('filters.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="field bg-white pr-12 pl-12 text-sm"
      />
      {typed !== '' && (
        <IconButton label={text('filters.clear')} onClick={() => setTyped('')} className="absolute top-1/2 right-0.5 -translate-y-1/2">
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
