import { type AnySchema, boolean, number, type ObjectSchema, string } from 'yup';
import { isCalendarDay, isCalendarMonth } from '../time/calendar-days.ts';
import { parseDuration } from '../time/duration.ts';
import { fault } from './check.ts';
import { isEmailAddress, normaliseEmail } from './email.ts';

/** For a schema just made: nothing else becomes a value of its kind, `5` is no text. */
export function uncoerced<Schema extends AnySchema>(schema: Schema): Schema {
  return schema.withMutation((fresh: Schema) => fresh.clone({ coerce: false }));
}

const NUL = String.fromCharCode(0);
const HALF_A_PAIR = /\p{Surrogate}/u;

/** Text that can be stored and shown everywhere: no NUL, no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return !text.includes(NUL) && !HALF_A_PAIR.test(text);
}

const REQUIRED = fault('required');

/** A text exactly as it was typed; nothing else is made into one. `max` counts as inputs in a browser do (UTF-16 code units). */
export function typedText(max: number) {
  return uncoerced(string()).typeError(fault('not_a_text')).max(max, fault('too_long', { max }));
}

/** A trimmed text that may be blank or missing. */
export function text(max: number) {
  return storable(typedText(max).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value)));
}

/** A trimmed text that must be there and not blank. */
export function requiredText(max: number) {
  return text(max).required(REQUIRED);
}

/** A trimmed text that may be missing, but not blank. */
export function givenText(max: number) {
  return text(max).min(1, REQUIRED);
}

/** A password that is compared: it only has to be there. */
export function password(max: number) {
  return storable(typedText(max).required(REQUIRED).matches(/\S/, { message: REQUIRED, excludeEmptyString: true }));
}

/** A password that somebody chooses. */
export function newPassword({ min, max }: { min: number; max: number }) {
  return password(max).min(min, fault('too_short', { min }));
}

function storable<Schema extends ReturnType<typeof typedText>>(schema: Schema): Schema {
  return schema.test({
    name: 'storable',
    message: fault('unstorable_characters'),
    skipAbsent: true,
    test: (value) => isWellFormed(value ?? ''),
  }) as Schema;
}

const DIGITS = /^-?\d{1,15}$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;
const ID_MAX_LENGTH = 100;

/** A whole number, also as a string of digits: forms send those. */
export function wholeNumber(min: number, max: number) {
  const message = fault('whole_number', { min, max });
  return uncoerced(number())
    .transform((value: unknown) => (typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value))
    .typeError(message)
    .integer(message)
    .min(min, message)
    .max(max, message)
    .meta({ json: { type: ['integer', 'string'], pattern: '^\\d+$' } });
}

/** The same; null and a form's empty field mean that there is none. */
export function wholeNumberOrNone(min: number, max: number) {
  return wholeNumber(min, max)
    .nullable()
    .transform((value: unknown) => (isBlank(value) ? null : value))
    .meta({ json: { type: ['integer', 'string', 'null'], pattern: '^\\d*$' } });
}

/** The same; null and a form's empty field mean 0. */
export function wholeNumberOrZero(min: number, max: number) {
  return wholeNumber(min, max)
    .transform((value: unknown) => (value === null || isBlank(value) ? 0 : value))
    .default(0)
    .meta({ json: { type: ['integer', 'string', 'null'], pattern: '^\\d*$' } });
}

export function oneOf<Value extends string>(values: readonly Value[]) {
  const message = fault('one_of', { values: values.join(', ') });
  return uncoerced(string()).typeError(message).oneOf(values, message);
}

/** The same; null and a form's empty field mean that there is none. */
export function oneOfOrNone<Value extends string>(values: readonly Value[]) {
  return uncoerced(string())
    .nullable()
    .transform((value: unknown) => (isBlank(value) ? null : value))
    .typeError(fault('one_of', { values: values.join(', ') }))
    .oneOf([...values, null], fault('one_of', { values: values.join(', ') }));
}

export function trueOrFalse() {
  return uncoerced(boolean()).typeError(fault('true_or_false'));
}

/** `HH:MM` from 00:00 to 23:59, or blank; `9:05` becomes `09:05`. */
export function clockTime() {
  const message = fault('clock_time');
  return uncoerced(string())
    .transform((value: unknown) => (typeof value === 'string' ? padClock(value.trim()) : value))
    .typeError(message)
    .test({ name: 'clock', message, skipAbsent: true, test: (value) => value === '' || isClock(value ?? '') })
    .meta({ json: { pattern: '^(([01]?\\d|2[0-3]):[0-5]\\d)?$' }, description: '`HH:MM`, 00:00 to 23:59' });
}

/** Whole days, also as a text: `3 days` (VAL-17, OR-51). */
export function duration() {
  const message = fault('duration');
  return uncoerced(number())
    .transform((value: unknown) => parseDuration(value) ?? value)
    .typeError(message)
    .test({ name: 'days', message, skipAbsent: true, test: (value) => parseDuration(value) !== undefined })
    .meta({ json: { type: ['string', 'integer'] }, description: '`3 days`, or 3' });
}

/** An address that can be written to, as it is stored. */
export function emailAddress(max: number) {
  return requiredText(max)
    .transform((value: unknown) => (typeof value === 'string' ? normaliseEmail(value) : value))
    .test({ name: 'email', message: fault('email_address'), skipAbsent: true, test: (value) => isEmailAddress(value ?? '') });
}

/** The id of something that is there; blank and null mean none. */
export function idOrNone() {
  return typedText(ID_MAX_LENGTH)
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || null : value));
}

/** An id that must be there. */
export function requiredId() {
  return requiredText(ID_MAX_LENGTH);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function padClock(value: string): string {
  return CLOCK.test(value) ? value.padStart(5, '0') : value;
}

function isClock(value: string): boolean {
  const parts = CLOCK.exec(value);
  return parts !== null && Number(parts[1]) < 24 && Number(parts[2]) < 60;
}

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

/** For the query of an export: a last day before the first one is a field error. */
export function inOrder<Schema extends ObjectSchema<{ from: string | undefined; to: string | undefined }>>(schema: Schema): Schema {
  return schema.test({
    name: 'order',
    test: ({ from, to }, { createError }) =>
      !isBefore(to, from) || createError({ path: 'to', message: fault('day_before') as never, params: { label: 'Last day' } }),
  }) as Schema;
}
