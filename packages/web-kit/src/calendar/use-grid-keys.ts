import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { daysIntoWeek, monthOf, sameDayLater } from './months.ts';

export interface GridDays {
  month: string;
  onMonth: (month: string) => void;
  first: string;
  last: string;
  start: (month: string) => string;
  firstWeekday: number;
}

/** Target day of a key, as in the date grid of the ARIA authoring practices; undefined for other keys. */
export function dayByKey(key: string, isShift: boolean, day: string, firstWeekday: number): string | undefined {
  const into = daysIntoWeek(day, firstWeekday);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -into);
    case 'End':
      return addDays(day, 6 - into);
    case 'PageUp':
      return sameDayLater(day, isShift ? -12 : -1);
    case 'PageDown':
      return sameDayLater(day, isShift ? 12 : 1);
    default:
      return undefined;
  }
}

/** One day is in the tab order; keys move the focus between days and months. */
export function useGridKeys({ month, onMonth, first, last, start, firstWeekday }: GridDays) {
  const grid = useRef<HTMLTableElement>(null);
  const [latest, setLatest] = useState<string>();
  const wanted = useRef<string>(undefined);
  const within = (day: string) => (day < first ? first : day > last ? last : day);
  const fallback = start(month);
  const shownFrom = within(`${month}-01`);
  const current = latest && monthOf(latest) === month ? latest : monthOf(fallback) === month ? within(fallback) : shownFrom;

  useLayoutEffect(() => {
    if (!wanted.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day;
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayByKey(event.key, event.shiftKey, day, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    const reached = within(next);
    wanted.current = reached;
    setLatest(reached);
    if (monthOf(reached) !== month) onMonth(monthOf(reached));
  };

  return { grid, current, onKeyDown, onFocus: (day: string) => setLatest(day) };
}
