import { LANGUAGES } from '../languages.ts';
import { amount, choice, flag, listOf, part, view, word, words } from '../schema/view.ts';
import { TRANSLATED_KINDS } from '../translation-words.ts';

const field = () =>
  word('As drafts call what they lack: `descriptions`; of a stop `itinerary.ID.comments`, of the site `questions.3.answer`');

export const translationView = view('TranslationView', 'How the texts of a record stand in one language.', {
  kind: choice(TRANSLATED_KINDS),
  id: word('Of the record'),
  names: words(),
  language: choice(LANGUAGES),
  complete: flag().meta({ description: 'Nothing is missing or stale' }),
  missing: listOf(field()).meta({ description: 'What is said in another language and not in this one' }),
  stale: listOf(field()).meta({ description: 'What was written for another English text than the one of today' }),
  version: amount('Of the record, as `If-Match` takes it'),
  updated_at: word('When the record was changed last; ISO 8601 UTC'),
});

export const translationCountsView = part({
  kind: choice(TRANSLATED_KINDS),
  language: choice(LANGUAGES),
  complete: amount(),
  missing: amount(),
  stale: amount('Records; one may be here and in `missing`'),
});
