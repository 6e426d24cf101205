import type { AnySchema } from 'yup';
import { AREAS } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import { TRANSLATION_CONFIRMATION, TRANSLATION_LIST_FIELDS } from '../requests/translations.requests.ts';
import { choice, envelope, enveloped, listOf, part } from '../schema/view.ts';
import { TRANSLATED_KINDS, type TranslatedKind } from '../translation-words.ts';
import { nextCursor } from '../views/lists.views.ts';
import { translationCountsView, translationView } from '../views/translations.views.ts';
import type { Calls } from './call.ts';

/** Translation status of all records (EDT-07). */
export const translationBoardCalls: Calls = {
  'GET /api/translations': {
    access: AREAS.contentReading,
    summary: 'How each record stands in each language: complete, missing, older than the English text',
    description:
      'Translators get their own languages. `counts` is of everything that the caller may see, whatever is asked for; `away` names the kinds whose owner does not answer now, which are left out.',
    query: TRANSLATION_LIST_FIELDS,
    answers: {
      200: part({
        ...envelope(listOf(translationView)),
        counts: listOf(translationCountsView),
        away: listOf(choice(TRANSLATED_KINDS)),
        next_cursor: nextCursor,
      }),
    },
    errors: ['validation_failed'],
  },
};

/**
 * Translation endpoints of one kind, served by the service that owns the records. `missing` and `view` have the same meaning as in
 * `DraftedKind`.
 */
export function translationsCalls({ kind, missing, view }: { kind: TranslatedKind; missing: ErrorCode; view: AnySchema }): Calls {
  return {
    [`GET /api/translations/${kind}`]: {
      access: AREAS.contentReading,
      summary: `Which of the ${kind} lack something in which language, or have it older than the English text`,
      description: 'The whole list; what is complete is left out. Translators get their own languages.',
      answers: { 200: enveloped(listOf(translationView)) },
    },
    [`POST /api/translations/${kind}/{id}/confirm`]: {
      access: kind === 'site' ? AREAS.siteTranslations : AREAS.contentReading,
      summary: 'Say that texts are still right as they are, although the English ones have changed',
      description: 'Translators say so of their own languages.',
      path: { id: kind === 'site' ? '`site`' : 'Id of the record' },
      json: TRANSLATION_CONFIRMATION,
      answers: { 200: enveloped(translationView) },
      errors: [missing],
      guards: view,
    },
  };
}
