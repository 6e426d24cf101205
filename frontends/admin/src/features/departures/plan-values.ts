import { type NewDepartures, newDepartures } from '@reefdesk/contracts/departures/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { EveryField, Written } from '@reefdesk/contracts/schema/check';
import { addDays, daysBetween, isCalendarDay, weekdayOf } from '@reefdesk/contracts/time/calendar-days';
import { type Rules, typedNumber, typedRupiah } from '@reefdesk/forms';

export interface PlanStart {
  slug: string;
  day: string;
}

export interface PlanValues {
  package_slug: string;
  kind: 'day' | 'series';
  date: string;
  from: string;
  to: string;
  weekdays: number[];
  seats: string;
  price: string;
}

/** Returns the request body, with only the fields of the chosen kind. */
export function planOf({ package_slug, kind, date, from, to, weekdays, seats, price }: PlanValues) {
  return {
    package_slug,
    date: kind === 'day' ? date : undefined,
    from: kind === 'series' ? from : undefined,
    to: kind === 'series' ? to : undefined,
    weekdays: kind === 'series' ? weekdays : undefined,
    // A missing number is reported by validation.
    seats: (typedNumber(seats) ?? undefined) as number | string,
    price: typedRupiah(price),
  } satisfies EveryField<Written<NewDepartures>>;
}

/** The schema reads an empty series as a single day without a date, so the fields of a series are checked here. */
export const PLAN_RULES: Rules<PlanValues> = {
  schema: newDepartures,
  request: planOf,
  also: ({ kind, from, to, weekdays }) =>
    kind === 'series'
      ? {
          from: from === '' ? 'errors.from' : undefined,
          to: to === '' ? 'errors.to' : undefined,
          weekdays: weekdays.length === 0 ? 'errors.weekdays' : undefined,
        }
      : {},
};

/** Number of days in a plan; undefined while its dates are incomplete, invalid or too far apart. */
export function daysPlanned({ kind, date, from, to, weekdays }: PlanValues): number | undefined {
  if (kind === 'day') return isCalendarDay(date) ? 1 : undefined;
  if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) return undefined;
  const length = daysBetween(from, to) + 1;
  if (length > LIMITS.departureDays) return undefined;
  return Array.from({ length }, (_, later) => addDays(from, later)).filter((day) => weekdays.includes(weekdayOf(day))).length;
}
