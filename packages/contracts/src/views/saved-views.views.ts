import { string } from 'yup';
import { SAVED_VIEW_KEYS, SAVED_VIEW_LISTS, type SavedViewKey } from '../saved-view-words.ts';
import { choice, part, view, word } from '../schema/view.ts';

const chosen = Object.fromEntries(SAVED_VIEW_KEYS.map((key) => [key, string()])) as Record<SavedViewKey, ReturnType<typeof string>>;

export const savedViewView = view('SavedViewView', 'What somebody of the staff chose in a list, under a name of their own.', {
  view_id: word(),
  list: choice(SAVED_VIEW_LISTS),
  name: word(),
  choice: part(chosen).meta({ description: 'As it stands in the address of the list; what is not chosen is left out' }),
  updated_at: word('ISO 8601 UTC'),
});
