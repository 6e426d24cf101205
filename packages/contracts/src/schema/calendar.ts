import './metadata.ts';
import { string } from 'yup';
import { isCalendarDay, isCalendarMonth } from '../calendar-days.ts';
import { fault } from './fault.ts';
import { uncoerced } from './uncoerced.ts';

/** `2027-03-14`; a form's empty field says nothing. */
export function calendarDay() {
  return dated(fault('calendar_day'), isCalendarDay, '^(\\d{4}-\\d{2}-\\d{2})?$');
}

/** `2027-03`; a form's empty field says nothing. */
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
 * Whether one day, or time of day, comes before another; false where either is no text. Rules over several fields meet what the
 * fields themselves refuse, too: a list, whose comparison may throw.
 */
export function isBefore(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one < other;
}
