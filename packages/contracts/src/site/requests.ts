import { type InferType, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { each } from '../schema/each.ts';
import { typedText, wholeNumber } from '../schema/fields.ts';
import { brandRecord, englishAtLeast, listOf, REQUIRED, shape, words } from './brand-schema.ts';
import { readText } from './structured-text.ts';
import { SITE_PAGES } from './values.ts';

const { site } = LIMITS;

/** Validated by the parser that also displays it. */
const pageText = (label: string) =>
  typedText(site.pageMaxLength)
    .label(label)
    .nonNullable(REQUIRED)
    .default('')
    .test((value, { createError }) => {
      const [first] = readText(value ?? '').errors;
      return first ? createError({ message: ruleError('structured_text', { found: first.found }) }) : true;
    });

const question = shape('Question', {
  question: englishAtLeast('Question'),
  answer: englishAtLeast('Answer', site.answerMaxLength),
});

const months = (label: string) => wholeNumber(1, site.retentionMonthsMax).label(label).nonNullable(REQUIRED).required(REQUIRED);

export const siteEdit = object({
  brand: brandRecord.optional().default(undefined),
  questions: listOf('Questions', question, site.questions).optional().default(undefined),
  pages: shape(
    'Pages',
    each(SITE_PAGES, () =>
      shape(
        'Page',
        each(LANGUAGES, () => pageText('Text')),
      ),
    ),
  )
    .optional()
    .default(undefined),
  payment: shape('Payment', { deposit: words('Deposit', site.textMaxLength) })
    .optional()
    .default(undefined),
  retention: shape('Retention', {
    enquiries: months('Enquiries'),
    audit: months('History'),
    // Older clients omit this field, which then keeps its value.
    links: wholeNumber(1, site.retentionMonthsMax).label('Links').nonNullable(REQUIRED).optional(),
  })
    .optional()
    .default(undefined),
});

export type SiteEdit = InferType<typeof siteEdit>;
export const SITE_EDIT = { schema: siteEdit } satisfies BodyShape<typeof siteEdit>;
