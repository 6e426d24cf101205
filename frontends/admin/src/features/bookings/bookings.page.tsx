import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { BOOKING_STATES } from '@reefdesk/contracts/bookings/values';
import { addDays, dayIn, isCalendarDay } from '@reefdesk/contracts/time/calendar-days';
import { Button } from '@reefdesk/ui/button';
import { TicketIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { Link, runtimeConfig, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { departuresPath, enquiryPath } from '../../paths.ts';
import { BookingActions } from '../../shared/bookings/booking-actions.tsx';
import { BookingFacts } from '../../shared/bookings/booking-facts.tsx';
import { useBookingsQuery } from '../../shared/bookings/bookings.api.ts';
import { StateBadge } from '../../shared/lists/badge.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { DayFilter } from '../../shared/lists/day-filter.tsx';
import { ExportFold } from '../../shared/lists/export-fold.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { PackageFilter } from '../../shared/lists/package-filter.tsx';
import { SearchField } from '../../shared/lists/search-field.tsx';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';

type BookingKey = 'q' | 'when' | 'state' | 'from' | 'to' | 'package' | 'departure';
type BookingList = CursorQuery<BookingKey>;

const PERIODS = ['upcoming', 'past', 'all'] as const;
type Period = (typeof PERIODS)[number];

const READABLE: Partial<Record<BookingKey, (value: string) => boolean>> = {
  when: (value) => PERIODS.some((period) => period === value),
  state: (value) => BOOKING_STATES.some((state) => state === value),
  from: isCalendarDay,
  to: isCalendarDay,
};

const BOOKINGS: CursorKeys<BookingKey> = {
  keys: ['q', 'when', 'state', 'from', 'to', 'package', 'departure'],
  isReadable: (key, value) => READABLE[key]?.(value) ?? true,
  shows: ['when'],
};

const ALL = 'all';
/** Debounce of the search, because every change sends a request. */
const TYPING_PAUSE_MS = 300;

/** Upcoming bookings, unless other days, a guest or a departure were chosen. */
function periodOf({ when, q, from, to, departure }: BookingList['query']): Period {
  if (when) return when as Period;
  return q || from || to || departure ? 'all' : 'upcoming';
}

function requestOf({ when, ...query }: BookingList['query'], today: string) {
  const period = periodOf({ when, ...query });
  if (period === 'upcoming') return { ...query, from: today };
  return period === 'past' ? { ...query, to: addDays(today, -1), sort: 'latest' as const } : query;
}

function BookingFilters({ list: { query, change } }: { list: BookingList }) {
  const text = useText('bookings');
  const className = 'min-w-0 bg-white text-sm';
  return (
    <section aria-label={text('filters.label')} className="grid grid-cols-2 items-end gap-2 lg:grid-cols-3">
      <SearchField
        label={text('filters.search')}
        value={query.q ?? ''}
        onChange={(q) => change({ q, when: '' })}
        pause={TYPING_PAUSE_MS}
        className="lg:col-span-3"
      />
      <Select
        label={text('when')}
        value={periodOf(query)}
        options={PERIODS.map((value) => ({ value, label: text(`filters.when.${value}`) }))}
        onChange={(when) => change({ when, from: '', to: '' })}
        className={className}
      />
      <DayFilter label={text('from')} value={query.from} onChange={(from) => change({ from, when: '' })} />
      <DayFilter label={text('to')} value={query.to} onChange={(to) => change({ to, when: '' })} />
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
      <PackageFilter value={query.package} onChange={(slug) => change({ package: slug })} className={className} />
      {query.departure && (
        <p className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm lg:col-span-3">
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

/** Bookings by day, upcoming ones first, narrowed by the filters (ENQ-13). */
export default function BookingsPage() {
  const text = useText('bookings');
  const list = useCursorQuery(BOOKINGS);
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const result = useBookingsQuery({ query: requestOf(list.query, today) }, useLookEvery(POLL_MS));
  usePage({ title: text('pages.bookings'), page: 'bookings' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.bookings')} lead={text('lead')}>
        {null}
      </ListHeader>
      <BookingFilters list={list} />
      <ExportFold path="/api/bookings/export.csv" text={text} />
      <CursorList namespace="bookings" icon={TicketIcon} result={result} list={list} search={list.query.q}>
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
          <p className="font-display text-lg leading-tight">
            <Link to={departuresPath(date)} className="link">
              {days.days(date, last)}
            </Link>
          </p>
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
