import { amount, view, word, words } from '../schema/view.ts';

export const replyTemplateView = view('ReplyTemplateView', 'A text that answers begin with; `{name}` and the like are filled in.', {
  key: word('Its name in addresses.'),
  title: word('What staff choose it by.'),
  texts: words(),
  version: amount(),
  updated_at: word('ISO 8601 UTC'),
});
