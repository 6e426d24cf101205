import { addDays, dayIn, isCalendarDay, isCalendarMonth } from '@reefdesk/contracts/time/calendar-days';
import { Button, IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { addMonths, lastDayOf, monthOf } from '@reefdesk/web-kit/calendar';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { usePlannedDeparturesQuery } from '../../shared/departures.api.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { PackageFilter } from '../../shared/lists/package-filter.tsx';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { DayPanel } from './day-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { PackageLists } from './package-lists.tsx';
import { useDepartureDialogs } from './use-departure-dialogs.tsx';

/** In the current month the list begins with today. */
const COMING_DAYS = 30;
/** Other users book and plan while the page is open. */
const POLL_MS = 30_000;

function useDepartureList() {
  const [params, choose] = useAddressChoice();
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const requested = params.get('month') ?? '';
  const requestedDay = params.get('day') ?? '';
  const chosen = isCalendarDay(requestedDay) ? requestedDay : today;
  const month = isCalendarMonth(requested) ? requested : monthOf(chosen);
  const slug = params.get('package') ?? '';
  const view: 'calendar' | 'list' = params.get('view') === 'list' ? 'list' : 'calendar';
  const isComing = view === 'list' && month === monthOf(today);
  const { data, error, isFetching, refetch } = usePlannedDeparturesQuery(
    { query: isComing ? { from: today, to: addDays(today, COMING_DAYS) } : { from: `${month}-01`, to: lastDayOf(month) } },
    useLookEvery(POLL_MS),
  );
  return {
    today,
    month,
    day: monthOf(chosen) === month ? chosen : monthOf(today) === month ? today : `${month}-01`,
    slug,
    view,
    isComing,
    setMonth: (next: string) => choose({ month: next === monthOf(today) ? '' : next, day: '' }),
    setDay: (next: string) => choose({ day: next, month: '' }),
    setPackage: (next: string) => choose({ package: next }),
    setView: (next: 'calendar' | 'list') => choose({ view: next === 'list' ? next : '' }),
    departures: data?.filter((departure) => slug === '' || departure.package.slug === slug),
    error,
    isFetching,
    refetch,
  };
}

/** Departures with sold and remaining seats, as a month calendar or grouped by package (DEP-01, DEP-07). */
export default function DeparturesPage() {
  const text = useText('departures');
  const days = useDayTexts();
  const monthId = useElementId();
  const list = useDepartureList();
  const { month, day, today, slug, departures } = list;
  const { actions, plan, dialogs } = useDepartureDialogs();
  usePage({ title: text('pages.departures'), page: 'departures' });
  const arrow = (by: 1 | -1) => (
    <IconButton label={text(by === 1 ? 'nextMonth' : 'previousMonth')} onClick={() => list.setMonth(addMonths(month, by))}>
      {by === 1 ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </IconButton>
  );
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.departures')} lead={text('lead')}>
        <Button variant="primary" onClick={() => plan({ slug, day: day < today ? '' : day })}>
          <PlusIcon />
          {text('plan.title')}
        </Button>
      </ListHeader>
      <section aria-label={text('shown')} className="grid grid-cols-2 items-center gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_auto]">
        <div className="col-span-2 flex items-center gap-1 md:col-span-1">
          {arrow(-1)}
          <h2 id={monthId} aria-live="polite" className="min-w-40 text-center font-display text-xl">
            {list.isComing ? text('coming', { count: COMING_DAYS }) : days.month(month)}
          </h2>
          {arrow(1)}
          {month !== monthOf(today) && (
            <Button variant="ghost" size="small" className="min-h-11" onClick={() => list.setMonth(monthOf(today))}>
              {text('thisMonth')}
            </Button>
          )}
        </div>
        <PackageFilter value={slug} onChange={list.setPackage} className="min-w-0 bg-white text-sm" />
        <ViewChoice value={list.view} onChange={list.setView} />
      </section>
      {departures ? (
        list.view === 'calendar' ? (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
            <div className="rounded-panel bg-white p-2 sm:p-5">
              <MonthCalendar
                month={month}
                today={today}
                departures={departures}
                day={day}
                labelledBy={monthId}
                onMonth={list.setMonth}
                onDay={list.setDay}
              />
            </div>
            <DayPanel
              day={day}
              today={today}
              departures={departures.filter(({ date }) => date === day)}
              actions={actions}
              onPlan={() => plan({ slug, day })}
            />
          </div>
        ) : departures.length > 0 ? (
          <PackageLists departures={departures} today={today} actions={actions} />
        ) : (
          <EmptyState icon={CalendarIcon} title={text('empty.title')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        )
      ) : list.error ? (
        <ListFailure failure={list.error} fallback={text('errors.list')} onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-128 w-full rounded-panel" />
        </div>
      )}
      {dialogs}
    </main>
  );
}

function ViewChoice({ value, onChange }: { value: 'calendar' | 'list'; onChange: (view: 'calendar' | 'list') => void }) {
  const text = useText('departures');
  return (
    <fieldset aria-label={text('views.label')} className="flex min-w-0 rounded-field border border-ink/25 bg-white p-1">
      {(['calendar', 'list'] as const).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(view)}
          className={classNames(
            'min-h-10 flex-1 rounded-[0.55rem] px-3 text-sm font-semibold transition-colors',
            view === value ? 'bg-ocean text-white' : 'hover:bg-ocean/8',
          )}
        >
          {text(`views.${view}`)}
        </button>
      ))}
    </fieldset>
  );
}
