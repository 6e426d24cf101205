import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { BOOKING_STATES } from '@reefdesk/contracts/bookings/values';
import { isCalendarDay } from '@reefdesk/contracts/time/calendar-days';
import { Button } from '@reefdesk/ui/button';
import { TicketIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { Link, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { enquiryPath } from '../../paths.ts';
import { BookingActions } from '../../shared/bookings/booking-actions.tsx';
import { BookingFacts } from '../../shared/bookings/booking-facts.tsx';
import { useBookingsQuery } from '../../shared/bookings/bookings.api.ts';
import { useBookablePackagesQuery } from '../../shared/departures.api.ts';
import { StateBadge } from '../../shared/lists/badge.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { DayFilter } from '../../shared/lists/day-filter.tsx';
import { ExportFold } from '../../shared/lists/export-fold.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';

type BookingKey = 'state' | 'from' | 'to' | 'package' | 'departure';
type BookingList = CursorQuery<BookingKey>;

const READABLE: Partial<Record<BookingKey, (value: string) => boolean>> = {
  state: (value) => BOOKING_STATES.some((state) => state === value),
  from: isCalendarDay,
  to: isCalendarDay,
};

const BOOKINGS: CursorKeys<BookingKey> = {
  keys: ['state', 'from', 'to', 'package', 'departure'],
  isReadable: (key, value) => READABLE[key]?.(value) ?? true,
};

const ALL = 'all';

function BookingFilters({ list: { query, change } }: { list: BookingList }) {
  const text = useText('bookings');
  const localise = useLocalise();
  const { data: packages = [] } = useBookablePackagesQuery();
  const offered = packages.map(({ slug, name }) => ({ value: slug, label: localise(name) || slug }));
  const { package: chosen = '' } = query;
  // A travel that is no longer public may still have bookings.
  const other = chosen !== '' && !offered.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : [];
  const className = 'min-w-0 bg-white text-sm';
  return (
    <section aria-label={text('filters.label')} className="grid grid-cols-2 items-end gap-2 lg:grid-cols-4">
      <Select
        label={text('state')}
        value={query.state ?? ALL}
        options={[
          { value: ALL, label: text('filters.allStates') },
          ...BOOKING_STATES.map((state) => ({ value: state as string, label: text(`values.${state}`) })),
        ]}
        onChange={(state) => change({ state: state === ALL ? '' : state })}
        className={className}
      />
      <Select
        label={text('package')}
        value={chosen || ALL}
        options={[{ value: ALL, label: text('allPackages') }, ...offered, ...other]}
        onChange={(slug) => change({ package: slug === ALL ? '' : slug })}
        className={className}
      />
      <DayFilter label={text('from')} value={query.from} onChange={(from) => change({ from })} />
      <DayFilter label={text('to')} value={query.to} onChange={(to) => change({ to })} />
      {query.departure && (
        <p className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm lg:col-span-4">
          {text('filters.departure')}
          <Button variant="outline" size="small" className="min-h-11" onClick={() => change({ departure: '' })}>
            {text('filters.allDepartures')}
          </Button>
        </p>
      )}
    </section>
  );
}

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

function BookingRow({ booking }: { booking: BookingView }) {
  const text = useText('bookings');
  const localise = useLocalise();
  const days = useDayTexts();
  const { date, last_date: last, name, reference, state, language, package: travel, enquiry_id: enquiryId } = booking;
  return (
    <li className="grid gap-3 bg-white px-4 py-4 sm:px-6 md:grid-cols-2 md:gap-x-6 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_14rem] xl:items-center">
      <div className="flex items-start justify-between gap-3 md:flex-col-reverse md:justify-end md:gap-1.5">
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight">{days.days(date, last)}</p>
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
