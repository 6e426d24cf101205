import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { TicketIcon } from '@reefdesk/ui/icons';
import { Link, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';
import { enquiryPath } from '../../paths.ts';
import { BookingActions } from '../../shared/bookings/booking-actions.tsx';
import { BookingFacts } from '../../shared/bookings/booking-facts.tsx';
import { useBookingsQuery } from '../../shared/bookings/bookings.api.ts';
import { StateBadge } from '../../shared/lists/badge.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { ExportFold } from '../../shared/lists/export-fold.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { BOOKINGS, BookingFilters } from './booking-filters.tsx';

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

/** One booking; the guest's name links to the enquiry. */
function BookingRow({ booking }: { booking: BookingView }) {
  const text = useText('bookings');
  const localise = useLocalise();
  const days = useDayWords();
  const { date, name, reference, state, language, package: travel, enquiry_id: enquiryId } = booking;
  return (
    <li className="grid gap-3 bg-white px-4 py-4 sm:px-6 md:grid-cols-2 md:gap-x-6 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_14rem] xl:items-center">
      <div className="flex items-start justify-between gap-3 md:flex-col-reverse md:justify-end md:gap-1.5">
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight">{days.day(date)}</p>
          <p className="mt-1 text-sm">
            <Link to={enquiryPath(enquiryId)} className="link font-semibold text-ocean wrap-anywhere">
              {name || text('erased')}
            </Link>{' '}
            <span className="inline-block whitespace-nowrap text-ink/75">
              {reference} · {language}
            </span>
          </p>
        </div>
        <StateBadge state={state} />
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold">{travel ? localise(travel.name) || travel.slug : text('noPackage')}</p>
        <BookingFacts booking={booking} />
      </div>
      <div className="md:col-span-2 xl:col-span-1">
        <BookingActions booking={booking} />
      </div>
    </li>
  );
}
