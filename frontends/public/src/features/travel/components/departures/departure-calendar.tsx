import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { runtimeConfig, useFormat, useText } from '@reefdesk/web-kit';
import { addMonths, DateGrid, type DayLook, monthOf } from '@reefdesk/web-kit/calendar';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { type RefObject, useState } from 'react';
import { useDeparturesQuery } from '../../../../shared/departures/departures.api.ts';
import { canBeChosen, canBeRequested } from '../../../../shared/departures/departures.ts';
import { useDepartureTexts } from './use-departure-words.ts';
import { useLookedAt } from './use-looked-at.ts';

/** A place taken by another guest disappears within two seconds; most responses are 304 (not modified). */
const LOOK_MS = 1_500;
const AFTER_FAILURE_MS = 15_000;

function useFreshDepartures<T extends Element>(slug: string): RefObject<T | null> {
  const [element, isLookedAt] = useLookedAt<T>();
  const failed = useDeparturesQuery(slug, { selectFromResult: ({ isError }) => ({ isError }) }).isError;
  useDeparturesQuery(slug, { pollingInterval: !isLookedAt ? 0 : failed ? AFTER_FAILURE_MS : LOOK_MS, selectFromResult: () => ({}) });
  return element;
}

const DAYS = 365;

export interface DepartureCalendarProps {
  slug: string;
  departures: readonly DepartureView[];
  price: number | undefined;
  chosen: string | undefined;
  onChoose: (departure: DepartureView) => void;
}

const LOOKS: Readonly<Record<DepartureView['status'], string>> = {
  open: 'bg-white/12 text-white hover:bg-shallows hover:text-abyss',
  few: 'bg-sun/22 text-sun hover:bg-sun hover:text-abyss',
  full: 'text-foam/80 line-through decoration-foam/50 hover:bg-white/12',
  closed: 'text-foam/70 cursor-default',
};

/** A year of dates, one month at a time; every day can be focused, and those with places chosen (DEP-05). */
export default function DepartureCalendar({ slug, departures, price, chosen, onChoose }: DepartureCalendarProps) {
  const text = useText('travel');
  const id = useElementId();
  const format = useFormat();
  const days = useDayTexts();
  const texts = useDepartureTexts(price);
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const last = addDays(today, DAYS);
  const byDay = new Map(departures.map((departure) => [departure.date, departure]));
  const firstFree = (chosen && byDay.get(chosen)) || departures.find(canBeRequested) || departures[0];
  const [month, setMonth] = useState(() => monthOf(firstFree?.date ?? today));
  const place = useFreshDepartures<HTMLDivElement>(slug);
  const [looked, setLooked] = useState<string>();
  const described = byDay.get(looked ?? chosen ?? '');

  const look = (day: string): DayLook => {
    const departure = byDay.get(day);
    if (!departure)
      return { label: `${days.day(day)}, ${text('departures.none')}`, disabled: true, className: 'text-foam/70 cursor-default' };
    const isChosen = day === chosen;
    return {
      label: texts.whole(departure),
      disabled: !canBeChosen(departure),
      selected: isChosen,
      className: classNames('font-semibold', isChosen ? 'bg-coral text-abyss' : LOOKS[departure.status]),
      children: canBeRequested(departure) && (
        <span className="block text-center text-xs leading-none font-normal">{format.number(departure.seats_left)}</span>
      ),
    };
  };
  const step = (by: 1 | -1) => {
    const next = addMonths(month, by);
    return { next, isOut: next < monthOf(today) || next > monthOf(last) };
  };
  const arrow = (by: 1 | -1) => {
    const { next, isOut } = step(by);
    return (
      <IconButton
        label={text(by === 1 ? 'departures.nextMonth' : 'departures.previousMonth')}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isOut || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => !isOut && setMonth(next)}
      >
        {by === 1 ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      </IconButton>
    );
  };
  return (
    <div ref={place}>
      <div className="flex items-center justify-between gap-3">
        {arrow(-1)}
        <h3 id={id} aria-live="polite" className="font-display text-xl">
          {days.month(month)}
        </h3>
        {arrow(1)}
      </div>
      <div className="mt-3">
        <DateGrid
          labelledBy={id}
          evenHeight
          month={month}
          onMonth={setMonth}
          first={today}
          last={last}
          today={today}
          start={(shown) =>
            chosen ?? departures.find(({ date, status }) => monthOf(date) === shown && canBeRequested({ status }))?.date ?? today
          }
          look={look}
          onLook={setLooked}
          onChoose={(day) => {
            const departure = byDay.get(day);
            if (departure) onChoose(departure);
          }}
          dayClass="h-13 justify-center gap-1 rounded-field transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
        />
      </div>
      <p aria-hidden="true" className="mt-2 flex min-h-14 flex-wrap content-start gap-x-3 border-t border-foam/20 pt-3 text-sm">
        {described ? (
          <>
            <span className="font-semibold">{texts.days(described)}</span>
            <span>{texts.places(described)}</span>
            <span>{texts.price(described)}</span>
          </>
        ) : (
          <span className="text-foam/80">{text('departures.hint')}</span>
        )}
      </p>
      <ul aria-label={text('departures.legend')} className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-foam/85">
        {LEGEND.map(([key, mark]) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={classNames('grid size-5 place-items-center rounded-md', mark)}>
              {key === 'open' ? '6' : key === 'few' ? '2' : '9'}
            </span>
            {text(`departures.marks.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const LEGEND = [
  ['open', 'bg-white/12'],
  ['few', 'bg-sun/22 text-sun'],
  ['full', 'line-through'],
] as const;
