import { array, type InferType, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText } from '../schema/text.ts';
import { uncoerced } from '../schema/uncoerced.ts';
import { oneOf } from '../schema/values.ts';
import { TRANSLATED_KINDS, TRANSLATION_STATUSES } from '../translation-words.ts';
import { CURSOR_FIELDS } from './cursor.requests.ts';

const FIELD_MAX_LENGTH = 200;
const FIELDS_MAX = 500;

export const TRANSLATION_LIST_FIELDS = {
  kind: oneOf(TRANSLATED_KINDS).label('Kind'),
  language: oneOf(LANGUAGES).label('Language'),
  status: oneOf(TRANSLATION_STATUSES).label('Status').meta({ description: '`open` is missing or stale' }),
  ...CURSOR_FIELDS,
};
const translationListQuery = object(TRANSLATION_LIST_FIELDS);
export type TranslationListQuery = InferType<typeof translationListQuery>;
export const TRANSLATION_LIST_QUERY = { schema: translationListQuery } satisfies BodyShape<typeof translationListQuery>;

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
