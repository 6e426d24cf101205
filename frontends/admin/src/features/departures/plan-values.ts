import { addDays, daysBetween, isCalendarDay, weekdayOf } from '@reefdesk/contracts/calendar-days';
import { LIMITS } from '@reefdesk/contracts/limits';
import { newDepartures } from '@reefdesk/contracts/requests/departures.requests';
import { type Rules, typedNumber, typedRupiah } from '@reefdesk/forms';

/** What is planned for: a package, a day, or neither yet. */
export interface PlanStart {
  slug: string;
  day: string;
}

/** As it is typed. */
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

/** As it is sent: what belongs to the kind that was chosen. */
export function planOf({ package_slug, kind, date, from, to, weekdays, seats, price }: PlanValues) {
  return {
    package_slug,
    ...(kind === 'day' ? { date } : { from, to, weekdays }),
    seats: typedNumber(seats) ?? undefined,
    price: typedRupiah(price),
  };
}

/** Where nothing of a series is typed yet, the request takes it for one day without a day. */
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

/** How many days a plan names; undefined while that cannot be said. */
export function daysPlanned({ kind, date, from, to, weekdays }: PlanValues): number | undefined {
  if (kind === 'day') return isCalendarDay(date) ? 1 : undefined;
  if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) return undefined;
  const length = daysBetween(from, to) + 1;
  if (length > LIMITS.departureDays) return undefined;
  return Array.from({ length }, (_, later) => addDays(from, later)).filter((day) => weekdays.includes(weekdayOf(day))).length;
}
