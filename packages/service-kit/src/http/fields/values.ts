import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { rule } from './rule.ts';

const DIGITS = /^-?\d{1,15}$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;

/** A whole number between `min` and `max`, also as a string of digits (forms send those). Absent values are left to `@IsOptional()`. */
export const WholeNumber = (min: number, max: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value)),
    rule('wholeNumber', (value, label) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? undefined
        : `${label} must be a whole number from ${min} to ${max}`,
    ),
  );

export const OneOf = (values: readonly string[]) =>
  rule('oneOf', (value, label) =>
    typeof value === 'string' && values.includes(value) ? undefined : `${label} must be one of ${values.join(', ')}`,
  );

/** `HH:MM` from 00:00 to 23:59; `9:05` becomes `09:05`. With `empty` a blank text passes too. */
export const ClockTime = ({ empty = false } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? padClock(value.trim()) : value)),
    rule('clockTime', (value, label) => {
      if (value === undefined || value === null) return empty ? undefined : `${label} is required`;
      if (value === '') return empty ? undefined : `${label} is required`;
      return typeof value === 'string' && isClock(value) ? undefined : `${label} must be a time from 00:00 to 23:59`;
    }),
  );

function padClock(value: string): string {
  return CLOCK.test(value) ? value.padStart(5, '0') : value;
}

function isClock(value: string): boolean {
  const parts = CLOCK.exec(value);
  return parts !== null && Number(parts[1]) < 24 && Number(parts[2]) < 60;
}
