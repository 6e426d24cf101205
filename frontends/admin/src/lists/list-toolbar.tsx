import { IconButton } from '@reefdesk/ui/button';
import { CloseIcon, SearchIcon } from '@reefdesk/ui/icons';
import { Select, type SelectOption } from '@reefdesk/ui/select';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { ListQuery } from './use-list-query.ts';

/** So long after the last key the address follows. */
const TYPING_PAUSE_MS = 200;

export interface ListToolbarProps {
  list: ListQuery;
  /** What the search looks through, such as "Search titles". */
  searchLabel: string;
  filterOptions?: readonly SelectOption[];
  filterLabel?: string;
  sortOptions: readonly SelectOption[];
  /** How many of how many are shown; read out when it changes. */
  shown: number;
  total: number;
}

/** Search, filter and order of a list, over it in one row (two on phones). */
export function ListToolbar({ list, searchLabel, filterOptions, filterLabel, sortOptions, shown, total }: ListToolbarProps) {
  const text = useText('lists');
  return (
    <section aria-label={searchLabel} className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 md:flex">
        <SearchField label={searchLabel} value={list.search} onChange={(search) => list.change({ search })} />
        {filterOptions && (
          <Select
            label={filterLabel ?? text('filter')}
            value={list.filter}
            options={filterOptions}
            onChange={(filter) => list.change({ filter })}
            className="min-w-0 bg-white text-sm max-md:gap-0.5 max-md:px-2.5 max-xs:text-[0.875rem] md:w-56"
          />
        )}
        <Select
          label={text('sort')}
          value={list.sort}
          options={sortOptions}
          onChange={(sort) => list.change({ sort })}
          className={`min-w-0 bg-white text-sm max-md:gap-0.5 max-md:px-2.5 max-xs:text-[0.875rem] md:w-52 ${filterOptions ? '' : 'max-md:col-span-2'}`}
        />
      </div>
      <p role="status" className="text-xs text-ink/70">
        {list.narrowed && text('shown', { shown, total })}
      </p>
    </section>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function SearchField({ label, value, onChange }: SearchFieldProps) {
  const text = useText('lists');
  const id = useElementId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
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
    <div className="relative col-span-2 min-w-0 md:flex-1">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink/60" />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        className="field bg-white pr-12 pl-12 text-sm"
      />
      {typed !== '' && (
        <IconButton
          label={text('clearSearch')}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
        >
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
