import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { MailIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, usePage, useText } from '@reefdesk/web-kit';
import { ListHeader } from '../../../lists/list-header.tsx';
import { ListFailure, NoMatches } from '../../../lists/list-states.tsx';
import { EnquiryRow } from '../components/enquiry-row.tsx';
import { InboxExport } from '../components/inbox-export.tsx';
import { InboxBreakdown, InboxFigures } from '../components/inbox-figures.tsx';
import { InboxFilters } from '../components/inbox-filters.tsx';
import { useInboxQuery } from '../enquiries.api.ts';
import { useInbox } from '../use-inbox.ts';

/** New ones show without a reload. */
const POLL_MS = 15_000;

/** What guests ask, newest first (ENQ-09). */
export default function InboxPage() {
  const text = useText('enquiries');
  const inbox = useInbox();
  const { data, error, isLoading, isFetching, refetch } = useInboxQuery(inbox.query, { pollingInterval: POLL_MS });
  usePage({ title: text('title'), page: 'enquiries' });
  const enquiries = data?.enquiries ?? [];
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('title')} lead={text('lead')}>
        <p role="status" className="text-sm font-semibold text-coral-dark">
          {data && data.newCount > 0 && text('newCount', { count: data.newCount })}
          {data && data.wishCount > 0 && (
            <button type="button" className="link block min-h-8" onClick={() => inbox.change({ wish: 'open', state: '' })}>
              {text('wishes.count', { count: data.wishCount })}
            </button>
          )}
        </p>
      </ListHeader>
      <InboxFigures />
      <InboxFilters inbox={inbox} />
      {inbox.query.wish && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm font-semibold">
          {text('wishes.only')}
          <button type="button" className="link min-h-11 text-ocean" onClick={() => inbox.change({ wish: '' })}>
            {text('wishes.all')}
          </button>
        </p>
      )}
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {error && !data && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {data &&
        enquiries.length === 0 &&
        (inbox.narrowed ? (
          <NoMatches
            search={inbox.query.q ?? ''}
            onClear={() => inbox.change({ q: '', state: '', package: '', language: '', assignee: '', wish: '' })}
          />
        ) : (
          <EmptyState icon={MailIcon} title={text('empty.title')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        ))}
      {enquiries.length > 0 && (
        <ul aria-label={text('title')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry.enquiry_id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      <nav aria-label={text('pages.label')} className="flex flex-wrap justify-between gap-3">
        {inbox.query.cursor ? (
          <Link to={inbox.nextPage('')} className={buttonClass({ variant: 'outline' })}>
            {text('pages.first')}
          </Link>
        ) : (
          <span />
        )}
        {data?.nextCursor && (
          <Link to={inbox.nextPage(data.nextCursor)} className={buttonClass({ variant: 'outline' })}>
            {text('pages.next')}
          </Link>
        )}
      </nav>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <InboxBreakdown />
        <InboxExport />
      </div>
    </main>
  );
}
