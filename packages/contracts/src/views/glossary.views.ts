import { amount, flag, view, word, words } from '../schema/view.ts';

export const glossaryTermView = view('GlossaryTermView', 'A word that translations always say the same way.', {
  key: word('Its name in addresses.'),
  terms: words(),
  note: word('For translators; may be empty.'),
  keep: flag().meta({ description: 'It stays as it is in English, in every language' }),
  version: amount(),
  updated_at: word('ISO 8601 UTC'),
});
