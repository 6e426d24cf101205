import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { TicketIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, usePage, useText } from '@reefdesk/web-kit';
import { useBookingsQuery } from '../../../bookings/bookings.api.ts';
import { ListHeader } from '../../../lists/list-header.tsx';
import { ListFailure, NoMatches } from '../../../lists/list-states.tsx';
import { BookingFilters } from '../components/booking-filters.tsx';
import { BookingRow } from '../components/booking-row.tsx';
import { useBookingList } from '../use-booking-list.ts';

/** Holds end by themselves, and others book. */
const POLL_MS = 30_000;

/** All bookings by their day, as far as the filters let them (ENQ-13). */
export default function BookingsPage() {
  const text = useText('bookings');
  const list = useBookingList();
  const { data, error, isLoading, isFetching, refetch } = useBookingsQuery(list.filters, { pollingInterval: POLL_MS });
  usePage({ title: text('title'), page: 'bookings' });
  const bookings = data?.bookings ?? [];
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('title')} lead={text('lead')}>
        {null}
      </ListHeader>
      <BookingFilters list={list} />
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {error && !data && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {data &&
        bookings.length === 0 &&
        (list.narrowed ? (
          <NoMatches search="" onClear={() => list.change({ state: '', package: '', from: '', to: '', departure: '' })} />
        ) : (
          <EmptyState icon={TicketIcon} title={text('empty.title')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        ))}
      {bookings.length > 0 && (
        <ul aria-label={text('title')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {bookings.map((booking) => (
            <BookingRow key={booking.booking_id} booking={booking} />
          ))}
        </ul>
      )}
      <nav aria-label={text('pages.label')} className="flex flex-wrap justify-between gap-3">
        {list.filters.cursor ? (
          <Link to={list.page('')} className={buttonClass({ variant: 'outline' })}>
            {text('pages.first')}
          </Link>
        ) : (
          <span />
        )}
        {data?.nextCursor && (
          <Link to={list.page(data.nextCursor)} className={buttonClass({ variant: 'outline' })}>
            {text('pages.next')}
          </Link>
        )}
      </nav>
    </main>
  );
}
