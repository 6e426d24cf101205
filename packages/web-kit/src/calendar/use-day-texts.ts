import { useDateTag } from '@reefdesk/web-kit';
import { firstWeekdayOf } from './months.ts';

export interface DayTexts {
  /** 1 is Monday, 7 is Sunday. */
  firstWeekday: number;
  weekdays: readonly { short: string; long: string }[];
  /** `March 2027` */
  month(month: string): string;
  /** `Sunday, March 14, 2027` */
  day(day: string): string;
  /** `Sun, Mar 14` */
  shortDay(day: string): string;
  /** First and last day, such as `Sunday, March 14, 2027 – Tuesday, March 16, 2027`; a single day once. */
  days(first: string, last?: string): string;
  /** `Sun, Mar 14 – Tue, Mar 16` */
  shortDays(first: string, last?: string): string;
  /** `14` */
  number(day: string): string;
}

/** Cached, because creating formatters is slow on phones. */
const made = new Map<string, DayTexts>();

/** Formats calendar days in the current language and the browser's region, independent of the reader's time zone. */
export function useDayTexts(): DayTexts {
  const tag = useDateTag();
  const texts = made.get(tag) ?? dayTextsOf(tag);
  made.set(tag, texts);
  return texts;
}

function dayTextsOf(tag: string): DayTexts {
  const formatter = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...style });
    return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
  };
  const day = formatter({ dateStyle: 'full' });
  const shortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
  const firstWeekday = firstWeekdayOf(tag);
  const month = formatter({ month: 'long', year: 'numeric' });
  const short = formatter({ weekday: tag.startsWith('zh') ? 'narrow' : 'short' });
  const long = formatter({ weekday: 'long' });
  const week = Array.from({ length: 7 }, (_, at) => A_MONDAY(firstWeekday - 1 + at));
  return {
    firstWeekday,
    weekdays: week.map((day) => ({ short: short(day), long: long(day) })),
    month: (value) => month(`${value}-15`),
    day,
    shortDay,
    days: rangeOf(day),
    shortDays: rangeOf(shortDay),
    number: (day) => String(Number(day.slice(8))),
  };
}

/** The last day is missing in responses of an older service during a deployment. */
function rangeOf(day: (value: string) => string) {
  return (first: string, last = first) => (last === first ? day(first) : `${day(first)} – ${day(last)}`);
}

const A_MONDAY = (later: number) => `2027-03-${String(1 + later).padStart(2, '0')}`;
