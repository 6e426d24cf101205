import { BOOKING_STATES } from '@reefdesk/contracts/bookings/values';
import { isCalendarDay } from '@reefdesk/contracts/time/calendar-days';
import { Button } from '@reefdesk/ui/button';
import { Select } from '@reefdesk/ui/select';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useBookablePackagesQuery } from '../../shared/departures.api.ts';
import { DayFilter } from '../../shared/lists/day-filter.tsx';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';

type BookingKey = 'state' | 'from' | 'to' | 'package' | 'departure';
type BookingList = CursorQuery<BookingKey>;

const READABLE: Partial<Record<BookingKey, (value: string) => boolean>> = {
  state: (value) => BOOKING_STATES.some((state) => state === value),
  from: isCalendarDay,
  to: isCalendarDay,
};

/** URL parameters of the booking list. */
export const BOOKINGS: CursorKeys<BookingKey> = {
  keys: ['state', 'from', 'to', 'package', 'departure'],
  isReadable: (key, value) => READABLE[key]?.(value) ?? true,
};

const ALL = 'all';

/** Filters by state, package and days, kept in the URL. */
export function BookingFilters({ list: { query, change } }: { list: BookingList }) {
  const text = useText('bookings');
  const localise = useLocalise();
  const { data: packages = [] } = useBookablePackagesQuery();
  const offered = packages.map(({ slug, name }) => ({ value: slug, label: localise(name) || slug }));
  const { package: chosen = '' } = query;
  // A package that is no longer public may still have bookings.
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
