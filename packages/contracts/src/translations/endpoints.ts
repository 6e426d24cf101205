import type { AnySchema, InferType } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { LANGUAGES } from '../languages.ts';
import { nextCursor } from '../lists.ts';
import { array, boolean, choice, envelope, enveloped, localised, nothing, number, object, string, view } from '../schema/view.ts';
import { GLOSSARY_TERM, MACHINE_TRANSLATION, TRANSLATION_CONFIRMATION, translationListQuery } from './requests.ts';
import { TRANSLATED_KINDS, type TranslatedKind } from './values.ts';

const field = () =>
  string('As drafts call what they lack: `descriptions`; of a stop `itinerary.ID.comments`, of the site `questions.3.answer`');

export const translationView = view('TranslationView', 'How the texts of a record stand in one language.', {
  kind: choice(TRANSLATED_KINDS),
  id: string('Of the record'),
  names: localised(),
  language: choice(LANGUAGES),
  complete: boolean().meta({ description: 'Nothing is missing or stale' }),
  missing: array(field()).meta({ description: 'What is said in another language and not in this one' }),
  stale: array(field()).meta({ description: 'What was written for another English text than the one of today' }),
  version: number('Of the record, as `If-Match` takes it'),
  updated_at: string('When the record was changed last; ISO 8601 UTC'),
});
/** Translation status of one record in one language (EDT-07). */
export type TranslationView = InferType<typeof translationView>;

export const translationCountsView = object({
  kind: choice(TRANSLATED_KINDS),
  language: choice(LANGUAGES),
  complete: number(),
  missing: number(),
  stale: number('Records; one may be here and in `missing`'),
});

export type TranslationCounts = InferType<typeof translationCountsView>;

export const glossaryTermView = view('GlossaryTermView', 'A word that translations always say the same way.', {
  key: string('Its name in addresses.'),
  terms: localised(),
  note: string('For translators; may be empty.'),
  keep: boolean().meta({ description: 'It stays as it is in English, in every language' }),
  version: number(),
  updated_at: string('ISO 8601 UTC'),
});

export type GlossaryTermView = InferType<typeof glossaryTermView>;

export const translatorView = view('TranslatorView', 'Whether a machine translates here.', { available: boolean() });
export type TranslatorView = InferType<typeof translatorView>;

export const machineTranslationView = view('MachineTranslationView', 'What a machine made of the texts, in their order; stored nowhere.', {
  texts: array(view('MachineText', 'One of them.', { field: string('As it was named'), text: string() })),
});

export type MachineTranslationView = InferType<typeof machineTranslationView>;

/** Translation status of all records (EDT-07). */
export const translationBoard = {
  list: {
    route: 'GET /api/translations',
    access: AREAS.contentReading,
    summary: 'How each record stands in each language: complete, missing, older than the English text',
    description:
      'Translators get their own languages. `counts` is of everything that the caller may see, whatever is asked for; `away` names the kinds whose owner does not answer now, which are left out.',
    query: translationListQuery,
    answers: {
      200: object({
        ...envelope(array(translationView)),
        counts: array(translationCountsView),
        away: array(choice(TRANSLATED_KINDS)),
        next_cursor: nextCursor,
      }),
    },
    errors: ['validation_failed'],
  },
} as const satisfies Endpoints;

/** Translation endpoints of one kind, in the service that owns the records. For `missing` and `view` see `DraftedKind`. */
export function translationsEndpoints<const Kind extends TranslatedKind>({
  kind,
  missing,
  view,
}: {
  kind: Kind;
  missing: ErrorCode;
  view: AnySchema;
}) {
  return {
    list: {
      route: `GET /api/translations/${kind}`,
      access: AREAS.contentReading,
      summary: `Which of the ${kind} lack something in which language, or have it older than the English text`,
      description: 'The whole list; what is complete is left out. Translators get their own languages.',
      answers: { 200: enveloped(array(translationView)) },
    },
    confirm: {
      route: `POST /api/translations/${kind}/{id}/confirm`,
      access: kind === 'site' ? AREAS.siteTranslations : AREAS.contentReading,
      audit: { kind, action: 'translation_confirmed' },
      summary: 'Say that texts are still right as they are, although the English ones have changed',
      description: 'Translators say so of their own languages.',
      path: { id: kind === 'site' ? '`site`' : 'Id of the record' },
      json: TRANSLATION_CONFIRMATION,
      answers: { 200: enveloped(translationView) },
      errors: [missing],
      guards: view,
    },
  } as const satisfies Endpoints;
}

const KEY = { key: 'Small letters, digits and dashes' };

/** Terms that translations must use consistently (EDT-08). */
export const glossary = {
  list: {
    route: 'GET /api/glossary',
    access: AREAS.contentReading,
    summary: 'The glossary, by its keys: 500 terms at most',
    answers: { 200: enveloped(array(glossaryTermView)) },
  },
  save: {
    route: 'PUT /api/glossary/{key}',
    access: AREAS.content,
    summary: 'Save a term of the glossary, a new one under a key of one’s own',
    path: KEY,
    json: GLOSSARY_TERM,
    answers: { 200: enveloped(glossaryTermView) },
    errors: ['glossary_limit_reached'],
    guards: glossaryTermView,
  },
  remove: {
    route: 'DELETE /api/glossary/{key}',
    access: AREAS.content,
    summary: 'Take a term out of the glossary; saved again it is back',
    path: KEY,
    answers: { 200: enveloped(nothing()) },
    errors: ['glossary_term_not_found'],
    guards: glossaryTermView,
  },
} as const satisfies Endpoints;

/** Machine translation by a configured provider; without one, no text leaves the system (EDT-09). */
export const machineTranslation = {
  get: {
    route: 'GET /api/machine-translation',
    access: AREAS.contentReading,
    summary: 'Whether a machine translator is configured',
    answers: { 200: enveloped(translatorView) },
  },
  translate: {
    route: 'POST /api/machine-translation',
    access: AREAS.contentReading,
    // Stores nothing, but the audit log shows that texts were sent to another system.
    audit: { action: 'translated' },
    summary: 'Have English texts translated by the configured machine; nothing is stored',
    description:
      'All of them or none. Terms that the glossary keeps stay as they are. Who puts the answer into a draft marks it with `machine`. A translator has it for their own languages.',
    json: MACHINE_TRANSLATION,
    answers: { 200: enveloped(machineTranslationView) },
    errors: ['translator_not_configured', 'translator_failed', 'translator_unavailable'],
  },
} as const satisfies Endpoints;
