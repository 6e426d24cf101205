import { AREAS } from '../access.ts';
import { REPLY_TEMPLATE, REPLY_TEMPLATE_LIST_FIELDS } from '../requests/reply-templates.requests.ts';
import { envelope, enveloped, listOf, nothing, part } from '../schema/view.ts';
import { nextCursor } from '../views/lists.views.ts';
import { replyTemplateView } from '../views/reply-templates.views.ts';
import type { Calls } from './call.ts';

const KEY = { key: 'Small letters, digits and dashes' };

/** Texts that answers to guests begin with (ENQ-12). */
export const replyTemplatesCalls: Calls = {
  'GET /api/reply-templates': {
    access: AREAS.enquiries,
    summary: 'The reply templates, by their keys',
    query: REPLY_TEMPLATE_LIST_FIELDS,
    answers: { 200: part({ ...envelope(listOf(replyTemplateView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  'PUT /api/reply-templates/{key}': {
    access: AREAS.enquiries,
    summary: 'Save a reply template, a new one under a key of one’s own',
    description: 'Fields: `{name}`, `{reference}`, `{package}`, `{date}`, `{price}`; anything else in braces is refused.',
    path: KEY,
    json: REPLY_TEMPLATE,
    answers: { 200: enveloped(replyTemplateView) },
    errors: ['reply_template_limit_reached'],
    guards: replyTemplateView,
  },
  'DELETE /api/reply-templates/{key}': {
    access: AREAS.enquiries,
    summary: 'Take a reply template away',
    path: KEY,
    answers: { 200: enveloped(nothing()) },
    errors: ['reply_template_not_found'],
    guards: replyTemplateView,
  },
};
