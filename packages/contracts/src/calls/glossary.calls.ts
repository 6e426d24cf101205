import { AREAS } from '../access.ts';
import { GLOSSARY_TERM } from '../requests/glossary.requests.ts';
import { enveloped, listOf, nothing } from '../schema/view.ts';
import { glossaryTermView } from '../views/glossary.views.ts';
import type { Calls } from './call.ts';

const KEY = { key: 'Small letters, digits and dashes' };

/** Terms that translations must use consistently (EDT-08). */
export const glossaryCalls: Calls = {
  'GET /api/glossary': {
    access: AREAS.contentReading,
    summary: 'The glossary, by its keys: 500 terms at most',
    answers: { 200: enveloped(listOf(glossaryTermView)) },
  },
  'PUT /api/glossary/{key}': {
    access: AREAS.content,
    summary: 'Save a term of the glossary, a new one under a key of one’s own',
    path: KEY,
    json: GLOSSARY_TERM,
    answers: { 200: enveloped(glossaryTermView) },
    errors: ['glossary_limit_reached'],
    guards: glossaryTermView,
  },
  'DELETE /api/glossary/{key}': {
    access: AREAS.content,
    summary: 'Take a term out of the glossary; saved again it is back',
    path: KEY,
    answers: { 200: enveloped(nothing()) },
    errors: ['glossary_term_not_found'],
    guards: glossaryTermView,
  },
};
