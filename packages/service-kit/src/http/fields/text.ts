import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { rule } from './rule.ts';
import { textFault } from './text-fault.ts';

const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
/** Null says the same as leaving the key out. */
const Absent = () => Transform(({ value }: { value: unknown }) => (value === null ? undefined : value));

/** A text that must be there: trimmed, not blank, at most `max` characters. Messages call it by `called`, else by its property's name. */
export const RequiredText = (max: number, called?: string) =>
  applyDecorators(
    Trimmed(),
    rule('requiredText', (value, label) => textFault(value, called ?? label, { max, required: true })),
  );

/** A text that may be missing, null (the same) or blank: trimmed, at most `max` characters. */
export const OptionalText = (max: number, called?: string) =>
  applyDecorators(
    Trimmed(),
    Absent(),
    rule('optionalText', (value, label) => textFault(value, called ?? label, { max, required: false })),
  );
