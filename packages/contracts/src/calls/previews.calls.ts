import { AREAS } from '../access.ts';
import { NEW_PREVIEW, PREVIEW_LIST_FIELDS } from '../requests/previews.requests.ts';
import { enveloped, listOf, part, word } from '../schema/view.ts';
import { previewView } from '../views/previews.views.ts';
import type { Calls } from './call.ts';

/** Links that show the public page with the draft of a record (EDT-03). */
export const previewsCalls: Calls = {
  'GET /api/previews': {
    access: AREAS.content,
    summary: 'Links that show a draft now, of one record or of all, the latest first, 100 at most; without their addresses',
    query: PREVIEW_LIST_FIELDS,
    answers: { 200: enveloped(listOf(previewView)) },
    errors: ['validation_failed'],
  },
  'POST /api/previews': {
    access: AREAS.content,
    summary: 'Make a link that shows the draft of a record as the public page, for 24 hours, to whoever has it',
    description:
      'Where there is no draft it shows the record as it is stored, public or not. What is written later is seen by the same link. Of the links of one record the latest 20 open something.',
    json: NEW_PREVIEW,
    answers: { 201: enveloped(previewView) },
    errors: ['not_found'],
  },
  'DELETE /api/previews/{id}': {
    access: AREAS.content,
    summary: 'Revoke a link: it opens nothing any more',
    path: { id: '`preview_id`' },
    answers: { 200: enveloped(part({ preview_id: word() })) },
    errors: ['not_found'],
  },
};
