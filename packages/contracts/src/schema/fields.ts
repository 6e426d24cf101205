import { type AnySchema, boolean, number, type ObjectSchema, string } from 'yup';
import { isCalendarDay, isCalendarMonth } from '../time/calendar-days.ts';
import { parseDuration } from '../time/duration.ts';
import { ruleError } from './check.ts';
import { isEmailAddress, normaliseEmail } from './email.ts';
import { shared } from './shared.ts';

/** Disables type coercion of a new schema, so that `5` is not a string. */
export function uncoerced<Schema extends AnySchema>(schema: Schema): Schema {
  return schema.withMutation((fresh: Schema) => fresh.clone({ coerce: false }));
}

const NUL = String.fromCharCode(0);
const HALF_A_PAIR = /\p{Surrogate}/u;

/** Rejects NUL and unpaired surrogates, which cannot be stored or shown everywhere. */
export function isWellFormed(text: string): boolean {
  return !text.includes(NUL) && !HALF_A_PAIR.test(text);
}

const REQUIRED = ruleError('required');

/** A string exactly as typed, without coercion. `max` is in UTF-16 code units, as in browser inputs. */
export function typedText(max: number) {
  return shared(`typed text ${max}`, () => uncoerced(string()).typeError(ruleError('not_a_text')).max(max, ruleError('too_long', { max })));
}

export function text(max: number) {
  return shared(`text ${max}`, () =>
    storable(typedText(max).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))),
  );
}

export function requiredText(max: number) {
  return shared(`required text ${max}`, () => text(max).required(REQUIRED));
}

export function givenText(max: number) {
  return shared(`given text ${max}`, () => text(max).min(1, REQUIRED));
}

/** A password for comparison, which only has to be present. */
export function password(max: number) {
  return storable(typedText(max).required(REQUIRED).matches(/\S/, { message: REQUIRED, excludeEmptyString: true }));
}

export function newPassword({ min, max }: { min: number; max: number }) {
  return password(max).min(min, ruleError('too_short', { min }));
}

function storable<Schema extends ReturnType<typeof typedText>>(schema: Schema): Schema {
  return schema.test({
    name: 'storable',
    message: ruleError('unstorable_characters'),
    skipAbsent: true,
    test: (value) => isWellFormed(value ?? ''),
  }) as Schema;
}

const DIGITS = /^-?\d{1,15}$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;
const ID_MAX_LENGTH = 100;

/** A whole number, also as a string of digits, which forms send. */
export function wholeNumber(min: number, max: number) {
  return shared(`whole number ${min} ${max}`, () => {
    const message = ruleError('whole_number', { min, max });
    return uncoerced(number())
      .transform((value: unknown) => (typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value))
      .typeError(message)
      .integer(message)
      .min(min, message)
      .max(max, message)
      .meta({ json: { type: ['integer', 'string'], pattern: '^\\d+$' } });
  });
}

export function nullableWholeNumber(min: number, max: number) {
  return shared(`nullable whole number ${min} ${max}`, () =>
    wholeNumber(min, max)
      .nullable()
      .transform((value: unknown) => (isBlank(value) ? null : value))
      .meta({ json: { type: ['integer', 'string', 'null'], pattern: '^\\d*$' } }),
  );
}

export function wholeNumberOrZero(min: number, max: number) {
  return wholeNumber(min, max)
    .transform((value: unknown) => (value === null || isBlank(value) ? 0 : value))
    .default(0)
    .meta({ json: { type: ['integer', 'string', 'null'], pattern: '^\\d*$' } });
}

export function oneOf<Value extends string>(values: readonly Value[]) {
  const message = ruleError('one_of', { values: values.join(', ') });
  return uncoerced(string()).typeError(message).oneOf(values, message);
}

export function nullableOneOf<Value extends string>(values: readonly Value[]) {
  return uncoerced(string())
    .nullable()
    .transform((value: unknown) => (isBlank(value) ? null : value))
    .typeError(ruleError('one_of', { values: values.join(', ') }))
    .oneOf([...values, null], ruleError('one_of', { values: values.join(', ') }));
}

export function trueOrFalse() {
  return uncoerced(boolean()).typeError(ruleError('true_or_false'));
}

/** `HH:MM` from 00:00 to 23:59, or blank; `9:05` becomes `09:05`. */
export function clockTime() {
  return shared('clock time', () => {
    const message = ruleError('clock_time');
    return uncoerced(string())
      .transform((value: unknown) => (typeof value === 'string' ? padClock(value.trim()) : value))
      .typeError(message)
      .test({ name: 'clock', message, skipAbsent: true, test: (value) => value === '' || isClock(value ?? '') })
      .meta({ json: { pattern: '^(([01]?\\d|2[0-3]):[0-5]\\d)?$' }, description: 'Time, `HH:MM` from 00:00 to 23:59.' });
  });
}

/** Whole days, also as a text: `3 days` (VAL-17, OR-51). */
export function duration() {
  const message = ruleError('duration');
  return uncoerced(number())
    .transform((value: unknown) => parseDuration(value) ?? value)
    .typeError(message)
    .test({ name: 'days', message, skipAbsent: true, test: (value) => parseDuration(value) !== undefined })
    .meta({ json: { type: ['string', 'integer'] }, description: 'Duration in days, as `3 days` or 3.' });
}

export function emailAddress(max: number) {
  return requiredText(max)
    .transform((value: unknown) => (typeof value === 'string' ? normaliseEmail(value) : value))
    .test({ name: 'email', message: ruleError('email_address'), skipAbsent: true, test: (value) => isEmailAddress(value ?? '') });
}

/** Blank and null mean none. */
export function nullableId() {
  return shared('nullable id', () =>
    typedText(ID_MAX_LENGTH)
      .nullable()
      .transform((value: unknown) => (typeof value === 'string' ? value.trim() || null : value)),
  );
}

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

/** `2027-03-14`; an empty form field counts as omitted. */
export function calendarDay() {
  return dated(ruleError('calendar_day'), isCalendarDay, '^(\\d{4}-\\d{2}-\\d{2})?$');
}

/** `2027-03`; an empty form field counts as omitted. */
export function calendarMonth() {
  return dated(ruleError('calendar_month'), isCalendarMonth, '^(\\d{4}-\\d{2})?$');
}

function dated(message: ReturnType<typeof ruleError<'calendar_day' | 'calendar_month'>>, is: (value: string) => boolean, pattern: string) {
  return uncoerced(string())
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value))
    .typeError(message)
    .test({ name: 'dated', message, skipAbsent: true, test: (value) => is(value ?? '') })
    .meta({ json: { pattern } });
}

/** Returns false if either is not a string: rules across fields also run on invalid values, whose comparison may throw. */
export function isBefore(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one < other;
}

/** For the query of an export: a last day before the first one is a field error. */
export function inOrder<Schema extends ObjectSchema<{ from: string | undefined; to: string | undefined }>>(schema: Schema): Schema {
  return schema.test({
    name: 'order',
    test: ({ from, to }, { createError }) =>
      !isBefore(to, from) || createError({ path: 'to', message: ruleError('day_before') as never, params: { label: 'Last day' } }),
  }) as Schema;
}
