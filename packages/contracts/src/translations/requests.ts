import { array, type InferType, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { oneOf, requiredText, text, trueOrFalse, uncoerced } from '../schema/fields.ts';
import { TARGET_LANGUAGES, TRANSLATED_KINDS, TRANSLATION_STATUSES } from './values.ts';

const FIELD_MAX_LENGTH = 200;
const FIELDS_MAX = 500;

export const TRANSLATION_LIST_FIELDS = {
  kind: oneOf(TRANSLATED_KINDS).label('Kind'),
  language: oneOf(LANGUAGES).label('Language'),
  status: oneOf(TRANSLATION_STATUSES).label('Status').meta({ description: 'Translation status; `open` means missing or stale.' }),
  ...CURSOR_FIELDS,
};
export const translationListQuery = object(TRANSLATION_LIST_FIELDS);
export type TranslationListQuery = InferType<typeof translationListQuery>;

const translationConfirmation = object({
  language: oneOf(LANGUAGES).label('Language').required(ruleError('required')),
  fields: uncoerced(array(requiredText(FIELD_MAX_LENGTH).label('Field')))
    .label('Fields')
    .typeError(ruleError('json_object'))
    .required(ruleError('required'))
    .min(1, ruleError('required'))
    .max(FIELDS_MAX, ruleError('too_many', { max: FIELDS_MAX }))
    .meta({ description: 'Field names as in `stale`; those that are no longer stale are ignored.' }),
});
export type TranslationConfirmation = InferType<typeof translationConfirmation>;
export const TRANSLATION_CONFIRMATION = { schema: translationConfirmation } satisfies BodyShape<typeof translationConfirmation>;

const KEY = /^[a-z\d][a-z\d-]{0,59}$/;

export function isGlossaryKey(value: string): boolean {
  return KEY.test(value);
}

const term = (language: string) =>
  text(LIMITS.glossaryTermMaxLength).label(`Term in ${language}`).nonNullable(ruleError('required')).default('');

/** Always saved as a whole: English is required, the other languages may be empty. */
export const glossaryTerm = object({
  terms: object({ en: requiredText(LIMITS.glossaryTermMaxLength).label('Term in EN'), id: term('ID'), cn: term('CN') })
    .label('Term')
    .typeError(ruleError('texts_by_language'))
    .nonNullable(ruleError('required')),
  note: text(LIMITS.glossaryNoteMaxLength).label('Note').nonNullable(ruleError('required')).default(''),
  keep: trueOrFalse().label('Do not translate').default(false),
});
export type GlossaryTerm = InferType<typeof glossaryTerm>;
export const GLOSSARY_TERM = { schema: glossaryTerm } satisfies BodyShape<typeof glossaryTerm>;

const PARTS = ruleError('parts_required', { parts: 'field and text' });

const asked = object({
  field: requiredText(LIMITS.draftPathMaxLength).label('Field'),
  text: requiredText(LIMITS.machineTextMaxLength).label('Text'),
})
  .typeError(PARTS)
  .nonNullable(PARTS);

export const machineTranslation = object({
  language: oneOf(TARGET_LANGUAGES)
    .required(ruleError('required'))
    .label('Language')
    .meta({ description: 'Target language; the source is English.' }),
  texts: array(asked)
    .label('Texts')
    .typeError(PARTS)
    .required(ruleError('required'))
    .min(1, ruleError('required'))
    .max(LIMITS.machineTexts, ruleError('too_many', { max: LIMITS.machineTexts })),
});
export type MachineTranslation = InferType<typeof machineTranslation>;
export const MACHINE_TRANSLATION = { schema: machineTranslation } satisfies BodyShape<typeof machineTranslation>;
