import { AREAS } from '../access.ts';
import { enveloped, listOf } from '../schema/view.ts';
import { letterSummaryView, letterView } from '../views/letters.views.ts';
import type { Calls } from './call.ts';

const PATH = { id: '`letter_id`' };

/** Of the mailbox that the embedded system keeps its letters in (ENQ-05); a deployment with a mail server has none. */
export const lettersCalls: Calls = {
  'GET /api/letters': {
    access: AREAS.letters,
    summary: 'The letters that the embedded system keeps instead of sending them, newest first; elsewhere 404',
    answers: { 200: enveloped(listOf(letterSummaryView)) },
  },
  'GET /api/letters/{id}': {
    access: AREAS.letters,
    summary: 'One of them with its plain text',
    path: PATH,
    answers: { 200: enveloped(letterView) },
    errors: ['not_found'],
  },
  'GET /api/letters/{id}/html': {
    access: AREAS.letters,
    summary: 'The document of one of them, for a frame',
    path: PATH,
    answers: { 200: { contentTypes: ['text/html'] } },
    errors: ['not_found'],
  },
};
