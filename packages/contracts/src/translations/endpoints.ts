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
  string('Field name as in `missing` of drafts: `descriptions`; `itinerary.ID.comments` for a stop, `questions.3.answer` for the site.');

export const translationView = view('TranslationView', 'Translation status of a record in one language.', {
  kind: choice(TRANSLATED_KINDS),
  id: string('ID of the record.'),
  names: localised(),
  language: choice(LANGUAGES),
  complete: boolean().meta({ description: 'True if nothing is missing or stale.' }),
  missing: array(field()).meta({ description: 'Fields with a text in another language but not in this one.' }),
  stale: array(field()).meta({ description: 'Fields whose translation belongs to an earlier English text.' }),
  version: number('Version of the record, for `If-Match`.'),
  updated_at: string('Time of the last change of the record, ISO 8601 UTC.'),
});
/** Translation status of one record in one language (EDT-07). */
export type TranslationView = InferType<typeof translationView>;

export const translationCountsView = object({
  kind: choice(TRANSLATED_KINDS),
  language: choice(LANGUAGES),
  complete: number(),
  missing: number(),
  stale: number('Number of records with stale translations; a record may also count in `missing`.'),
});

export type TranslationCounts = InferType<typeof translationCountsView>;

export const glossaryTermView = view('GlossaryTermView', 'A term with fixed translations.', {
  key: string('Key of the term in URLs.'),
  terms: localised(),
  note: string('Note for translators; may be empty.'),
  keep: boolean().meta({ description: 'True if the English term is used in every language.' }),
  version: number(),
  updated_at: string('Time of the last change, ISO 8601 UTC.'),
});

export type GlossaryTermView = InferType<typeof glossaryTermView>;

export const translatorView = view('TranslatorView', 'Availability of machine translation.', { available: boolean() });
export type TranslatorView = InferType<typeof translatorView>;

export const machineTranslationView = view('MachineTranslationView', 'Machine translations in the order of the request, not stored.', {
  texts: array(view('MachineText', 'A machine translation.', { field: string('Field as in the request.'), text: string() })),
});

export type MachineTranslationView = InferType<typeof machineTranslationView>;

/** Translation status of all records (EDT-07). */
export const translationBoard = {
  list: {
    route: 'GET /api/translations',
    access: AREAS.contentReading,
    summary: 'List the translation status of each record by language',
    description:
      'Texts are complete, missing or stale (older than the English text). Translators get their own languages. `counts` covers all ' +
      'records that the user may see, regardless of the filters. `away` lists the kinds that are omitted because their service is ' +
      'unavailable.',
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
      summary: `List missing and stale translations of ${kind}`,
      description:
        'The list is not paged and omits complete translations. Stale texts are older than the English text. Translators get their ' +
        'own languages.',
      answers: { 200: enveloped(array(translationView)) },
    },
    confirm: {
      route: `POST /api/translations/${kind}/{id}/confirm`,
      access: kind === 'site' ? AREAS.siteTranslations : AREAS.contentReading,
      audit: { kind, action: 'translation_confirmed' },
      summary: 'Confirm that translations still match the changed English texts',
      description: 'Translators may only confirm texts in their own languages.',
      path: { id: kind === 'site' ? '`site`' : 'ID of the record' },
      json: TRANSLATION_CONFIRMATION,
      answers: { 200: enveloped(translationView) },
      errors: [missing],
      guards: view,
    },
  } as const satisfies Endpoints;
}

const KEY = { key: 'Lowercase letters, digits and hyphens' };

/** Terms that translations must use consistently (EDT-08). */
export const glossary = {
  list: {
    route: 'GET /api/glossary',
    access: AREAS.contentReading,
    summary: 'List the terms of the glossary, ordered by key; at most 500',
    answers: { 200: enveloped(array(glossaryTermView)) },
  },
  save: {
    route: 'PUT /api/glossary/{key}',
    access: AREAS.content,
    summary: 'Create or replace a term of the glossary; the client chooses the key',
    path: KEY,
    json: GLOSSARY_TERM,
    answers: { 200: enveloped(glossaryTermView) },
    errors: ['glossary_limit_reached'],
    guards: glossaryTermView,
  },
  remove: {
    route: 'DELETE /api/glossary/{key}',
    access: AREAS.content,
    summary: 'Delete a term of the glossary; saving it again restores it',
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
    summary: 'Check if a machine translator is configured',
    answers: { 200: enveloped(translatorView) },
  },
  translate: {
    route: 'POST /api/machine-translation',
    access: AREAS.contentReading,
    // Stores nothing, but the audit log shows that texts were sent to another system.
    audit: { action: 'translated' },
    summary: 'Translate English texts with the configured translator; nothing is stored',
    description:
      'Translates all texts or none. Terms that the glossary keeps in English are not translated. Clients that save the result in a ' +
      'draft list it in `machine`. Translators may only use their own languages.',
    json: MACHINE_TRANSLATION,
    answers: { 200: enveloped(machineTranslationView) },
    errors: ['translator_not_configured', 'translator_failed', 'translator_unavailable'],
  },
} as const satisfies Endpoints;
