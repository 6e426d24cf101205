import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import type { IconComponent } from '@reefdesk/ui/icon';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import type { CursorPage } from './cursor-page.ts';
import { ListFailure, NoMatches } from './list-states.tsx';

export interface CursorListProps<Entry> {
  /** Text namespace with `loading`, `errors.list` and `empty`; also the name of the page. */
  namespace: string;
  icon: IconComponent;
  newestFirst?: boolean;
  result: {
    /** Last loaded page, also while another page is loading. */
    data?: CursorPage<Entry> | undefined;
    /** Page of the current query. */
    currentData?: CursorPage<Entry> | undefined;
    error?: unknown;
    isLoading: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  list: {
    query: { cursor?: string };
    narrowed: boolean;
    clear: () => void;
    addressOf: (next: { cursor?: string }) => string;
  };
  search?: string | undefined;
  table?: ((entries: readonly Entry[]) => ReactNode) | undefined;
  /** Renders an entry as an `li` with a key. */
  children: (entry: Entry) => ReactNode;
}

export function CursorList<Entry>({
  namespace,
  icon,
  newestFirst = false,
  result,
  list,
  search = '',
  table,
  children,
}: CursorListProps<Entry>) {
  const text = useText(namespace);
  const copy = useText('lists');
  const { error, isLoading, isFetching, refetch } = result;
  // After a failed change of filter or page, the entries of the previous query must not appear under the new filters.
  const data = error ? result.currentData : result.data;
  const pageLink = (cursor: string, label: string) => (
    <Link to={list.addressOf(cursor ? { cursor } : {})} className={buttonClass({ variant: 'outline' })}>
      {label}
    </Link>
  );
  return (
    <>
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {Boolean(error) && !data && (
        <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.entries.length === 0 &&
        (list.narrowed ? (
          <NoMatches search={search} onClear={list.clear} />
        ) : (
          <EmptyState icon={icon} title={text('empty.title')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        ))}
      {data && data.entries.length > 0 && table?.(data.entries)}
      {data && data.entries.length > 0 && !table && (
        <ol aria-label={text(`pages.${namespace}`)} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {data.entries.map(children)}
        </ol>
      )}
      <nav aria-label={copy('pages.label')} className="flex flex-wrap justify-between gap-3">
        {list.query.cursor ? pageLink('', copy(newestFirst ? 'pages.newest' : 'pages.first')) : <span />}
        {data?.nextCursor && pageLink(data.nextCursor, copy(newestFirst ? 'pages.older' : 'pages.next'))}
      </nav>
    </>
  );
}
