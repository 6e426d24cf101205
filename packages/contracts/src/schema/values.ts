import './metadata.ts';
import { boolean, number, string } from 'yup';
import { parseDuration } from '../duration.ts';
import { isEmailAddress, normaliseEmail } from '../email.ts';
import { fault } from './fault.ts';
import { requiredText, typedText } from './text.ts';
import { uncoerced } from './uncoerced.ts';

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
