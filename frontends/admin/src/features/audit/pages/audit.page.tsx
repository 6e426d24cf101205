import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { ClockIcon, DownloadIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, usePage, useText } from '@reefdesk/web-kit';
import { useAuditQuery } from '../../../audit/audit.api.ts';
import { AuditEntry } from '../../../audit/audit-entry.tsx';
import { ListHeader } from '../../../lists/list-header.tsx';
import { ListFailure, NoMatches } from '../../../lists/list-states.tsx';
import { AuditFilters } from '../components/audit-filters.tsx';
import { useAuditFilters } from '../use-audit-filters.ts';

/** Who did what, newest first (AUD-03). */
export default function AuditPage() {
  const text = useText('audit');
  const filters = useAuditFilters();
  const { data, error, isLoading, isFetching, refetch } = useAuditQuery(filters.query);
  usePage({ title: text('title'), page: 'audit' });
  const entries = data?.entries ?? [];
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('title')} lead={text('lead')}>
        <a href={`/api/audit/export.csv?${filters.search}`} download className={buttonClass({ variant: 'outline' })}>
          <DownloadIcon className="size-4" /> {text('export')}
        </a>
      </ListHeader>
      <AuditFilters filters={filters} />
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {error && !data && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {data &&
        entries.length === 0 &&
        (filters.narrowed ? (
          <NoMatches search="" onClear={() => filters.change({ actor: '', kind: '', record: '', from: '', to: '' })} />
        ) : (
          <EmptyState icon={ClockIcon} title={text('empty.title')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        ))}
      {entries.length > 0 && (
        <ol aria-label={text('title')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {entries.map((entry) => (
            <AuditEntry key={entry.entry_id} entry={entry}>
              {entry.record_id && filters.query.record !== entry.record_id && (
                <Link
                  to={filters.addressOf({ kind: entry.kind, record: entry.record_id })}
                  className="link mt-2 inline-flex min-h-6 items-center text-sm"
                >
                  {text('allOfIt')}
                </Link>
              )}
            </AuditEntry>
          ))}
        </ol>
      )}
      <nav aria-label={text('pages')} className="flex flex-wrap justify-between gap-3">
        {filters.query.cursor ? (
          <Link to={filters.addressOf({})} className={buttonClass({ variant: 'outline' })}>
            {text('newest')}
          </Link>
        ) : (
          <span />
        )}
        {data?.nextCursor && (
          <Link to={filters.addressOf({ cursor: data.nextCursor })} className={buttonClass({ variant: 'outline' })}>
            {text('older')}
          </Link>
        )}
      </nav>
    </main>
  );
}
