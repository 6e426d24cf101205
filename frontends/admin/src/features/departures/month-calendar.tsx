import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { DepartureStatus } from '@reefdesk/contracts/departures/requests';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { classNames } from '@reefdesk/ui/class-names';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { DateGrid, type DayLook, lastDayOf } from '@reefdesk/web-kit/calendar';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { grouped } from './grouped.ts';

/** Days before and after the shown month that keyboard navigation can reach. */
const REACH_DAYS = 800;
/** Departures shown per day (as dots on a phone); the others are only counted. */
const CHIPS = 3;
const DOTS = 6;

const CHIP_LOOKS: Readonly<Record<DepartureStatus, string>> = {
  open: 'bg-lagoon/15 text-deep',
  few: 'bg-sun/40 text-ink',
  full: 'bg-leaf text-white',
  closed: 'bg-ink/8 text-ink/75 line-through',
};
const DOT_LOOKS: Readonly<Record<DepartureStatus, string>> = { open: 'bg-lagoon', few: 'bg-sun', full: 'bg-leaf', closed: 'bg-ink/40' };

export interface MonthCalendarProps {
  month: string;
  today: string;
  departures: readonly PlannedDepartureView[];
  day: string;
  labelledBy: string;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** Month calendar of all travels with the sold seats of each departure (DEP-07). */
export function MonthCalendar({ month, today, departures, day: open, labelledBy, onMonth, onDay }: MonthCalendarProps) {
  const text = useText('departures');
  const localise = useLocalise();
  const days = useDayTexts();
  const byDay = grouped(departures, ({ date }) => date);
  const look = (day: string): DayLook => {
    const onDayOf = byDay.get(day) ?? [];
    const labels = onDayOf.map(({ package: travel, booked, seats, status }) =>
      text('cell.one', { name: localise(travel.name) || travel.slug, booked, seats, status: text(`values.${status}`) }),
    );
    const rest = onDayOf.length - CHIPS;
    const beyondDots = onDayOf.length - DOTS;
    return {
      label: [days.day(day), ...(labels.length > 0 ? labels : [text('cell.none')])].join('; '),
      selected: day === open,
      className: classNames(
        day === open ? 'bg-ocean/8 ring-2 ring-ocean' : 'hover:bg-ocean/6',
        day === today && 'font-bold text-coral-dark',
        day < today && 'text-ink/70',
      ),
      children: onDayOf.length > 0 && (
        <>
          <span className="mt-1 flex flex-wrap justify-center gap-1 md:hidden">
            {onDayOf.slice(0, DOTS).map(({ departure_id: id, status }) => (
              <span key={id} className={classNames('size-1.5 rounded-full', DOT_LOOKS[status])} />
            ))}
            {beyondDots > 0 && <span className="text-xs leading-none text-ink/75">+{beyondDots}</span>}
          </span>
          <span className="mt-1 hidden w-full grid-cols-1 gap-1 font-normal md:grid">
            {onDayOf.slice(0, CHIPS).map(({ departure_id: id, package: travel, booked, seats, status }) => (
              <span
                key={id}
                className={classNames('flex flex-wrap justify-between gap-x-1 rounded-md px-1.5 text-left text-xs', CHIP_LOOKS[status])}
              >
                <span className="line-clamp-2 max-w-full leading-snug wrap-anywhere">{localise(travel.name) || travel.slug}</span>
                <span className="shrink-0">
                  {booked}/{seats}
                </span>
              </span>
            ))}
            {rest > 0 && <span className="text-xs text-ink/75">{text('cell.more', { count: rest })}</span>}
          </span>
        </>
      ),
    };
  };
  const start = (shown: string) => (open.startsWith(shown) ? open : today.startsWith(shown) ? today : `${shown}-01`);
  return (
    <DateGrid
      labelledBy={labelledBy}
      month={month}
      onMonth={onMonth}
      first={addDays(`${month}-01`, -REACH_DAYS)}
      last={addDays(lastDayOf(month), REACH_DAYS)}
      today={today}
      start={start}
      look={look}
      onChoose={onDay}
      dayClass="min-h-13 justify-start rounded-field px-1 py-1.5 text-sm transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ocean md:min-h-26"
    />
  );
}
