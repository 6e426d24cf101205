import { array, type ISchema, type ObjectShape, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { isEmailAddress, normaliseEmail } from '../schema/email.ts';
import { fault } from '../schema/fault.ts';
import { requiredText, text, uncoerced } from '../schema/fields.ts';

const { lineMaxLength, linkMaxLength } = LIMITS.site;
export const REQUIRED = fault('required');

/** Rejects null everywhere in the record, also inside arrays. */
export const shape = <Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).label(label).typeError(fault('json_object')).nonNullable(REQUIRED);
export const line = (label: string, max: number = lineMaxLength) => text(max).label(label).nonNullable(REQUIRED).default('');
export const filledLine = (label: string, max: number = lineMaxLength) => requiredText(max).label(label).nonNullable(REQUIRED);

/** A text in the three languages, each of which may be blank. */
export const words = (label: string, max: number) =>
  shape(label, { en: line(`${label} in EN`, max), id: line(`${label} in ID`, max), cn: line(`${label} in CN`, max) });
/** A text with English required; it is the fallback for the other two languages. */
export const englishAtLeast = (label: string, max: number = lineMaxLength) =>
  shape(label, { en: filledLine(`${label} in EN`, max), id: line(`${label} in ID`, max), cn: line(`${label} in CN`, max) });
/** A text that is required in all three languages. */
export const everyLanguage = (label: string, max: number) =>
  shape(label, { en: filledLine(`${label} in EN`, max), id: filledLine(`${label} in ID`, max), cn: filledLine(`${label} in CN`, max) });

export const listOf = <Item>(label: string, item: ISchema<Item>, max: number) =>
  uncoerced(array(item))
    .label(label)
    .typeError(fault('json_object'))
    .nonNullable(REQUIRED)
    .max(max, fault('too_many', { max }))
    .default([]);

interface Form {
  matches: (value: string) => boolean;
  isNumber?: boolean;
  message: ReturnType<typeof fault>;
  max?: number;
}

/** A line in a given format, or empty; with `isNumber`, spaces and separators are removed first. */
export function formed(label: string, { matches, isNumber = false, message, max = lineMaxLength }: Form) {
  return line(label, max)
    .transform((value: unknown) => (isNumber && typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value))
    .test({ name: 'form', message, skipAbsent: true, test: (value) => value === '' || matches(value ?? '') });
}

const isHttps = (value: string): boolean => /^https:\/\/[^\s/?#]+\.[^\s]+$/.test(value) && URL.canParse(value);
export const link = (label: string) => formed(label, { matches: isHttps, message: fault('https_link'), max: linkMaxLength });
export const email = (label: string) =>
  formed(label, { matches: isEmailAddress, message: fault('email_address'), max: LIMITS.emailMaxLength }).transform((value: unknown) =>
    typeof value === 'string' ? normaliseEmail(value) : value,
  );
export const emailOrLink = (label: string) =>
  formed(label, {
    matches: (value) => isHttps(value) || isEmailAddress(value),
    message: fault('email_address'),
    max: linkMaxLength,
  });
