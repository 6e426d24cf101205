import { TicketIcon } from '@reefdesk/ui/icons';
import { usePage, useText } from '@reefdesk/web-kit';
import { useBookingsQuery } from '../../shared/bookings/bookings.api.ts';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { ExportFold } from '../../shared/lists/export-fold.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { BOOKINGS, BookingFilters } from './booking-filters.tsx';
import { BookingRow } from './booking-row.tsx';

/** Holds expire and other users book while the page is open. */
const POLL_MS = 30_000;

/** All bookings by day, narrowed by the filters (ENQ-13). */
export default function BookingsPage() {
  const text = useText('bookings');
  const list = useCursorQuery(BOOKINGS);
  const result = useBookingsQuery({ query: list.query }, useLookEvery(POLL_MS));
  usePage({ title: text('pages.bookings'), page: 'bookings' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.bookings')} lead={text('lead')}>
        {null}
      </ListHeader>
      <BookingFilters list={list} />
      <ExportFold path="/api/bookings/export.csv" text={text} />
      <CursorList namespace="bookings" icon={TicketIcon} result={result} list={list}>
        {(booking) => <BookingRow key={booking.booking_id} booking={booking} />}
      </CursorList>
    </main>
  );
}
