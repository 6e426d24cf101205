import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { useLocation, useText } from '@reefdesk/web-kit';
import { More } from '@reefdesk/web-kit/long-list';
import type { ReactNode } from 'react';
import { useLaterPages } from './later-pages.ts';
import type { ListPage, ListSearch, UseListQuery } from './list-page.ts';
import type { Found } from './use-found.ts';

export interface PagedListProps<Entry, Choices, Filters> {
  found: Found<Entry, Choices, Filters>;
  useQuery: UseListQuery<ListSearch<Filters>, ListPage<Entry, Choices>>;
  label: string;
  className: string;
  /** Renders entries as `li`; `from` is the index of the first one. */
  children: (entries: readonly Entry[], from: number) => ReactNode;
}

/** A list that is loaded page by page, near its end or by a button. */
export function PagedList<Entry, Choices, Filters>(props: PagedListProps<Entry, Choices, Filters>) {
  const { useQuery, label, className, children } = props;
  const { page, search, isCurrent } = props.found;
  const text = useText('common');
  const { pathname } = useLocation();
  const [cursors, readOn] = useLaterPages(`${pathname} ${JSON.stringify({ ...search, lang: undefined })}`);
  const { currentData, isFetching, isError, refetch } = useQuery({ ...search, cursor: cursors.at(-1) }, { skip: cursors.length === 0 });
  const next = cursors.length === 0 ? page.nextCursor : currentData?.nextCursor;
  return (
    <>
      <ul aria-label={label} aria-busy={!isCurrent} className={classNames(className, 'transition-opacity', !isCurrent && 'opacity-60')}>
        {children(page.entries, 0)}
        {isCurrent &&
          cursors.map((cursor, index) => (
            <LaterEntries key={cursor} search={{ ...search, cursor }} useQuery={useQuery}>
              {(entries) => children(entries, (index + 1) * LIMITS.screenPage)}
            </LaterEntries>
          ))}
      </ul>
      {isCurrent && next && <More left={page.total - (1 + cursors.length) * LIMITS.screenPage} onNear={() => readOn(next)} />}
      {isFetching && (
        <p role="status" className="mt-10 text-center">
          {text('loading')}
        </p>
      )}
      {isError && !isFetching && (
        <p className="mt-10 flex justify-center">
          <Button variant="outline" onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        </p>
      )}
    </>
  );
}

interface LaterEntriesProps<Entry, Choices, Filters> {
  search: ListSearch<Filters>;
  useQuery: UseListQuery<ListSearch<Filters>, ListPage<Entry, Choices>>;
  children: (entries: readonly Entry[]) => ReactNode;
}

function LaterEntries<Entry, Choices, Filters>({ search, useQuery, children }: LaterEntriesProps<Entry, Choices, Filters>) {
  const { data } = useQuery(search);
  return data && children(data.entries);
}
