import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { SAVED_VIEW_KEYS, SAVED_VIEW_LISTS, type SavedViewKey } from '../saved-view-words.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText, text } from '../schema/text.ts';
import { oneOf } from '../schema/values.ts';

const chosen = () => text(LIMITS.searchMaxLength).nonNullable(fault('not_a_text'));
const choice = Object.fromEntries(SAVED_VIEW_KEYS.map((key) => [key, chosen().label(key)])) as Record<
  SavedViewKey,
  ReturnType<typeof chosen>
>;

/** A view, always saved as a whole. */
export const savedView = object({
  list: oneOf(SAVED_VIEW_LISTS).label('List').required(fault('required')),
  name: requiredText(LIMITS.savedViewNameMaxLength).label('Name'),
  choice: object(choice).label('Choice').typeError(fault('json_object')).nonNullable(fault('required')),
});
export type SavedView = InferType<typeof savedView>;
export const SAVED_VIEW = { schema: savedView } satisfies BodyShape<typeof savedView>;
