import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { OptionalText } from '@reefdesk/service-kit/http/fields/text';
import { ClockTime, WholeNumber } from '@reefdesk/service-kit/http/fields/values';
import { isOutOfBounds } from '@reefdesk/service-kit/http/json-bounds';
import { Expose, plainToInstance, Transform } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { unwrapObject } from './tolerant-json.ts';

/** Opening hours as an admin gives them; what is missing is empty (VAL-28). */
export class OpeningHourDto {
  @OptionalText(LIMITS.openingDayMaxLength)
  day?: string;

  @ClockTime({ empty: true })
  open?: string;

  @ClockTime({ empty: true })
  close?: string;
}

/** A fee left blank is free (VAL-25). */
const Fee = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null || (typeof value === 'string' && value.trim() === '') ? 0 : value)),
    WholeNumber(0, LIMITS.entryFeeMax),
  );

export class EntryFeeDto {
  @Fee()
  local: number = 0;

  @Fee()
  tourist: number = 0;
}

/** Refused by ValidateNested with its message. */
const NOT_AN_OBJECT = false;
const FIELDS = new Map<object, readonly string[]>([
  [OpeningHourDto, ['day', 'open', 'close']],
  [EntryFeeDto, ['local', 'tourist']],
]);

/** Opening hours under either name, as an object or a JSON string (OR-24). */
export const OpeningHourField = () =>
  tolerantObject(OpeningHourDto, ['opening_hour', 'opening_hours'], 'Opening hours must have day, open and close');

/** Fees as an object or a JSON string. */
export const EntryFeeField = () => tolerantObject(EntryFeeDto, ['entry_fee'], 'Entry fee must have local and tourist');

/** A broken JSON string counts as an empty object (VAL-29); a value that is neither object nor text is a fault. */
function tolerantObject(dto: new () => object, names: readonly string[], message: string): PropertyDecorator {
  return applyDecorators(
    Expose() as PropertyDecorator,
    Transform(({ obj }: { obj: Record<string, unknown> }) => {
      const given = names
        .map((name) => (Object.hasOwn(obj, name) ? obj[name] : undefined))
        .find((value) => value !== undefined && value !== null);
      if (given === undefined) return undefined;
      const inner = unwrapObject(given) ?? (typeof given === 'string' ? {} : undefined);
      // What a JSON string held has not been looked at yet.
      return inner && !isOutOfBounds(inner) ? plainToInstance(dto, fieldsOf(dto, inner)) : NOT_AN_OBJECT;
    }) as PropertyDecorator,
    IsOptional(),
    ValidateNested({ message }),
  );
}

/** Only the fields themselves, so that nothing of what came beside them is walked through. */
function fieldsOf(dto: object, inner: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = FIELDS.get(dto) ?? [];
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(inner, name) ? [[name, inner[name]]] : [])));
}
