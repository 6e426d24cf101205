import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText, text } from '../schema/text.ts';
import { trueOrFalse } from '../schema/values.ts';

/** Key of a term in URLs. */
const KEY = /^[a-z\d][a-z\d-]{0,59}$/;

export function isGlossaryKey(value: string): boolean {
  return KEY.test(value);
}

const term = (language: string) =>
  text(LIMITS.glossaryTermMaxLength).label(`Term in ${language}`).nonNullable(fault('required')).default('');

/** A term, always saved as a whole: English is required, the other languages may be empty. */
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
