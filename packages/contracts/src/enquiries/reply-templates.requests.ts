import { type InferType, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { requiredText, text } from '../schema/fields.ts';
import { TEMPLATE_FIELDS, unknownFieldsIn } from './reply-templates.ts';

/** Key of a template in URLs. */
const KEY = /^[a-z\d][a-z\d-]{0,59}$/;
const FIELD_NAMES = TEMPLATE_FIELDS.map((name) => `{${name}}`).join(' ');

export function isTemplateKey(value: string): boolean {
  return KEY.test(value);
}

/** Rejects unknown fields in braces, because a guest would see them. */
const templateText = (language: string) =>
  text(LIMITS.enquiryMessageMaxLength)
    .label(`Text in ${language}`)
    .nonNullable(ruleError('required'))
    .default('')
    .test((value, { createError }) => {
      const [found] = unknownFieldsIn(value ?? '');
      return found === undefined || createError({ message: ruleError('unknown_template_field', { found, fields: FIELD_NAMES }) as never });
    });

/** A template, always saved as a whole. At least one language must have a text. */
export const replyTemplate = object({
  title: requiredText(LIMITS.replyTemplateTitleMaxLength).label('Title'),
  texts: object({ en: templateText('EN'), id: templateText('ID'), cn: templateText('CN') })
    .label('Text')
    .typeError(ruleError('texts_by_language'))
    .nonNullable(ruleError('required'))
    .test((texts, { path, createError }) => {
      const isWritten = LANGUAGES.some((language) => texts?.[language]);
      return isWritten || createError({ path: `${path}.en`, message: ruleError('one_language_required') as never });
    }),
});
export type ReplyTemplate = InferType<typeof replyTemplate>;
export const REPLY_TEMPLATE = { schema: replyTemplate } satisfies BodyShape<typeof replyTemplate>;

export const REPLY_TEMPLATE_LIST_FIELDS = CURSOR_FIELDS;
export const replyTemplateListQuery = object(REPLY_TEMPLATE_LIST_FIELDS);
export type ReplyTemplateListQuery = InferType<typeof replyTemplateListQuery>;
