import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { oneOf, requiredText, text } from '../schema/fields.ts';

export const SAVED_VIEW_LISTS = ['packages', 'destinations', 'testimonials', 'slides', 'enquiries'] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Query parameters for filter, order and layout of those lists. */
export const SAVED_VIEW_KEYS = ['q', 'status', 'state', 'translation', 'package', 'language', 'assignee', 'wish', 'sort', 'as'] as const;
export type SavedViewKey = (typeof SAVED_VIEW_KEYS)[number];

const chosen = () => text(LIMITS.searchMaxLength).nonNullable(ruleError('not_a_text'));
const choice = Object.fromEntries(SAVED_VIEW_KEYS.map((key) => [key, chosen().label(key)])) as Record<
  SavedViewKey,
  ReturnType<typeof chosen>
>;

export const savedView = object({
  list: oneOf(SAVED_VIEW_LISTS).label('List').required(ruleError('required')),
  name: requiredText(LIMITS.savedViewNameMaxLength).label('Name'),
  choice: object(choice).label('Choice').typeError(ruleError('json_object')).nonNullable(ruleError('required')),
});
export type SavedView = InferType<typeof savedView>;
export const SAVED_VIEW = { schema: savedView } satisfies BodyShape<typeof savedView>;
