import { addDays, dayIn, isCalendarDay } from '@reefdesk/contracts/time/calendar-days';
import { Button, IconButton } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { runtimeConfig, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { useDaySheetQuery } from './agenda.api.ts';
import { SheetGuest, type SheetGuestProps } from './sheet-guest.tsx';

/** All guests of one day, on screen and on the crew's printout (ENQ-16). */
export default function DaySheetPage() {
  const text = useText('agenda');
  const days = useDayTexts();
  const localise = useLocalise();
  const id = useElementId();
  const { brand } = runtimeConfig();
  const today = dayIn(brand.timeZone, new Date());
  const [address, choose] = useAddressChoice();
  const requested = address.get('date') ?? '';
  const day = isCalendarDay(requested) ? requested : today;
  const { currentData: sheet, error, isFetching, refetch } = useDaySheetQuery({ query: { date: day } });
  usePage({ title: text('pages.daySheet'), page: 'daySheet' });
  const arrow = (by: 1 | -1) => (
    <IconButton label={text(by === 1 ? 'sheet.next' : 'sheet.previous')} onClick={() => choose({ date: addDays(day, by) })}>
      {by === 1 ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </IconButton>
  );
  const departures = sheet?.departures ?? [];
  const booked = departures.filter((departure) => departure.guests.length > 0);
  const empty = departures.filter((departure) => departure.guests.length === 0);
  const guests = sheet ? [...booked.flatMap((departure) => departure.guests), ...sheet.free.map(({ guest }) => guest)] : [];
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7 print:gap-4">
      <header className="flex flex-wrap items-end justify-between gap-5">
        <div className="min-w-0">
          <p className="text-sm text-ink/75">
            {text('pages.daySheet')}
            <span className="hidden print:inline"> · {brand.name}</span>
          </p>
          <h1 className="heading-3 text-3xl print:text-2xl" aria-live="polite">
            {/* A Chinese date has no spaces, so the only allowed line break is before its weekday. */}
            {days
              .day(day)
              .split(/(?=星期)/)
              .map((part) => (
                <span key={part} className="inline-block">
                  {part}
                </span>
              ))}
          </h1>
          {sheet && guests.length > 0 && (
            <p className="mt-1.5 text-sm text-ink/75">
              {text('sheet.bookings', { count: guests.length })} ·{' '}
              {text('places', { count: guests.reduce((sum, { seats }) => sum + seats, 0) })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {arrow(-1)}
          <label htmlFor={id} className="sr-only">
            {text('day')}
          </label>
          <input
            id={id}
            type="date"
            value={day}
            onChange={({ target }) => isCalendarDay(target.value) && choose({ date: target.value })}
            className="field w-auto bg-white text-sm"
          />
          {arrow(1)}
          <Button variant="primary" disabled={!sheet} onClick={() => window.print()}>
            {text('sheet.print')}
          </Button>
        </div>
      </header>
      {sheet ? (
        sheet.departures.length + sheet.free.length > 0 ? (
          <>
            {booked.map((departure) => (
              <SheetSection
                key={departure.departure_id}
                title={localise(departure.package.name) || departure.package.slug}
                facts={[
                  departure.start && [departure.start.time, localise(departure.start.words)].filter(Boolean).join(' · '),
                  text('sheet.sold', { booked: departure.booked, seats: departure.seats }),
                  departure.status === 'closed' && text('sheet.closed'),
                ]}
                guests={departure.guests.map((guest) => ({ guest }))}
              />
            ))}
            {sheet.free.length > 0 && (
              <SheetSection
                title={text('sheet.free')}
                facts={[text('sheet.freeHint')]}
                guests={sheet.free.map(({ guest, package: travel }) => ({
                  guest,
                  about: travel && (localise(travel.name) || travel.slug),
                }))}
              />
            )}
            {empty.length > 0 && (
              <section aria-label={text('sheet.nobody')} className="rounded-panel bg-white px-4 py-4 sm:px-6 print:px-0">
                <h2 className="text-sm text-ink/75">{text('sheet.nobody')}</h2>
                <ul className="mt-1">
                  {empty.map(({ departure_id: key, package: travel, start }) => (
                    <li key={key}>{[start?.time, localise(travel.name) || travel.slug].filter(Boolean).join(' · ')}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        ) : (
          <EmptyState icon={CalendarIcon} title={text('sheet.empty.title')} className="py-20">
            {text('sheet.empty.text')}
          </EmptyState>
        )
      ) : error ? (
        <ListFailure failure={error} fallback={text('errors.sheet')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
    </main>
  );
}

interface SheetSectionProps {
  title: string;
  facts: readonly (string | null | false)[];
  guests: readonly SheetGuestProps[];
}

/** One departure with its guests. A page break never splits a guest or separates the heading from the list. */
function SheetSection({ title, facts, guests }: SheetSectionProps) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className="min-w-0 overflow-hidden rounded-panel bg-white print:overflow-visible print:rounded-none">
      <header className="px-4 py-4 sm:px-6 print:break-after-avoid print:border-b-2 print:border-ink print:px-0 print:py-2">
        <h2 id={id} className="font-display text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink/80">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <ul className="border-t border-ink/10 print:border-0">
        {guests.map((guest) => (
          <SheetGuest key={guest.guest.booking_id} {...guest} />
        ))}
      </ul>
    </section>
  );
}
