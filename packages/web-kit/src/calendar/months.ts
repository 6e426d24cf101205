import { addDays, weekdayOf } from '@reefdesk/contracts/time/calendar-days';

/** Rows of the longest month, so that every month has the same height. */
const ROWS = 6;

/** `2027-03` of `2027-03-14`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day of a later month, or its last day if it is shorter. */
export function sameDayLater(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return wanted < last ? wanted : last;
}

/** Weeks of a month; undefined for days of other months. `firstWeekday`: 1 is Monday. */
export function weeksOf(month: string, firstWeekday: number): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -daysIntoWeek(first, firstWeekday));
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = addDays(start, row * 7 + column);
      return monthOf(day) === month ? day : undefined;
    }),
  );
}

export function daysIntoWeek(day: string, firstWeekday: number): number {
  return (weekdayOf(day) - firstWeekday + 7) % 7;
}

interface WeekInfo {
  firstDay: number;
}

/** Fallback for browsers without week information, such as Firefox. */
const KNOWN_STARTS: Readonly<Record<string, number>> = { en: 7, id: 7 };

/** First day of the week in a locale; 1 is Monday, 7 is Sunday. */
export function firstWeekdayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? KNOWN_STARTS[tag] ?? 1;
}
