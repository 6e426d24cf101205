import { array, type InferType, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS } from '../lists.ts';
import { type BodyShape, fault } from '../schema/check.ts';
import { oneOf, requiredText, text, trueOrFalse, uncoerced } from '../schema/fields.ts';
import { TARGET_LANGUAGES, TRANSLATED_KINDS, TRANSLATION_STATUSES } from './values.ts';

const FIELD_MAX_LENGTH = 200;
const FIELDS_MAX = 500;

export const TRANSLATION_LIST_FIELDS = {
  kind: oneOf(TRANSLATED_KINDS).label('Kind'),
  language: oneOf(LANGUAGES).label('Language'),
  status: oneOf(TRANSLATION_STATUSES).label('Status').meta({ description: '`open` is missing or stale' }),
  ...CURSOR_FIELDS,
};
export const translationListQuery = object(TRANSLATION_LIST_FIELDS);
export type TranslationListQuery = InferType<typeof translationListQuery>;

const translationConfirmation = object({
  language: oneOf(LANGUAGES).label('Language').required(fault('required')),
  fields: uncoerced(array(requiredText(FIELD_MAX_LENGTH).label('Field')))
    .label('Fields')
    .typeError(fault('json_object'))
    .required(fault('required'))
    .min(1, fault('required'))
    .max(FIELDS_MAX, fault('too_many', { max: FIELDS_MAX }))
    .meta({ description: 'As `stale` names them; one that is not stale any more is read past' }),
});
export type TranslationConfirmation = InferType<typeof translationConfirmation>;
export const TRANSLATION_CONFIRMATION = { schema: translationConfirmation } satisfies BodyShape<typeof translationConfirmation>;

const KEY = /^[a-z\d][a-z\d-]{0,59}$/;

export function isGlossaryKey(value: string): boolean {
  return KEY.test(value);
}

const term = (language: string) =>
  text(LIMITS.glossaryTermMaxLength).label(`Term in ${language}`).nonNullable(fault('required')).default('');

/** Always saved as a whole: English is required, the other languages may be empty. */
export const glossaryTerm = object({
  terms: object({ en: requiredText(LIMITS.glossaryTermMaxLength).label('Term in EN'), id: term('ID'), cn: term('CN') })
    .label('Term')
    .typeError(fault('texts_by_language'))
    .nonNullable(fault('required')),
  note: text(LIMITS.glossaryNoteMaxLength).label('Note').nonNullable(fault('required')).default(''),
  keep: trueOrFalse().label('Do not translate').default(false),
});
export type GlossaryTerm = InferType<typeof glossaryTerm>;
export const GLOSSARY_TERM = { schema: glossaryTerm } satisfies BodyShape<typeof glossaryTerm>;

const PARTS = fault('parts_required', { parts: 'field and text' });

const asked = object({
  field: requiredText(LIMITS.draftPathMaxLength).label('Field'),
  text: requiredText(LIMITS.machineTextMaxLength).label('Text'),
})
  .typeError(PARTS)
  .nonNullable(PARTS);

export const machineTranslation = object({
  language: oneOf(TARGET_LANGUAGES).required(fault('required')).label('Language').meta({ description: 'To this one, from English' }),
  texts: array(asked)
    .label('Texts')
    .typeError(PARTS)
    .required(fault('required'))
    .min(1, fault('required'))
    .max(LIMITS.machineTexts, fault('too_many', { max: LIMITS.machineTexts })),
});
export type MachineTranslation = InferType<typeof machineTranslation>;
export const MACHINE_TRANSLATION = { schema: machineTranslation } satisfies BodyShape<typeof machineTranslation>;
