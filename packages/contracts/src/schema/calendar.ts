import './metadata.ts';
import { string } from 'yup';
import { isCalendarDay, isCalendarMonth } from '../calendar-days.ts';
import { fault } from './fault.ts';
import { uncoerced } from './uncoerced.ts';

/** `2027-03-14`; an empty form field counts as not given. */
export function calendarDay() {
  return dated(fault('calendar_day'), isCalendarDay, '^(\\d{4}-\\d{2}-\\d{2})?$');
}

/** `2027-03`; an empty form field counts as not given. */
export function calendarMonth() {
  return dated(fault('calendar_month'), isCalendarMonth, '^(\\d{4}-\\d{2})?$');
}

function dated(message: ReturnType<typeof fault<'calendar_day' | 'calendar_month'>>, is: (value: string) => boolean, pattern: string) {
  return uncoerced(string())
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value))
    .typeError(message)
    .test({ name: 'dated', message, skipAbsent: true, test: (value) => is(value ?? '') })
    .meta({ json: { pattern } });
}

/**
 * True if one day or time of day is before another; false if either is not a string. Rules across fields also run on values that the
 * fields themselves reject, such as an array, whose comparison may throw.
 */
export function isBefore(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one < other;
}
