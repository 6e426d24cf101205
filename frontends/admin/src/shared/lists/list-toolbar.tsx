import { Select, type SelectOption } from '@reefdesk/ui/select';
import { useText } from '@reefdesk/web-kit';
import { SearchField } from './search-field.tsx';
import type { ListQuery } from './use-list-query.ts';

export interface ListToolbarProps {
  list: ListQuery;
  searchLabel: string;
  filterOptions?: readonly SelectOption[];
  filterLabel?: string;
  translationOptions?: readonly SelectOption[];
  sortOptions: readonly SelectOption[];
  /** Numbers of shown and of all records; changes are announced to screen readers. */
  shown: number;
  total: number;
}

export function ListToolbar({
  list,
  searchLabel,
  filterOptions,
  filterLabel,
  translationOptions,
  sortOptions,
  shown,
  total,
}: ListToolbarProps) {
  const text = useText('lists');
  return (
    <section aria-label={searchLabel} className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 md:flex md:flex-wrap">
        <SearchField
          label={searchLabel}
          value={list.search}
          onChange={(search) => list.change({ search })}
          className="md:max-lg:basis-full lg:min-w-56 lg:flex-1"
        />
        {filterOptions && (
          <Select
            label={filterLabel ?? text('show')}
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
        {translationOptions && (
          <Select
            label={text('translation.label')}
            value={list.translation}
            options={translationOptions}
            onChange={(translation) => list.change({ translation })}
            className="min-w-0 bg-white text-sm max-md:col-span-2 max-md:px-2.5 max-xs:text-[0.875rem] md:w-64"
          />
        )}
      </div>
      <p role="status" className="text-xs text-ink/70">
        {list.narrowed && text('shown', { shown, total })}
      </p>
    </section>
  );
}
