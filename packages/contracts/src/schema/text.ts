import './metadata.ts';
import { string } from 'yup';
import { fault } from './fault.ts';
import { uncoerced } from './uncoerced.ts';

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
