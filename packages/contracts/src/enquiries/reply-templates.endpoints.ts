import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { nextCursor } from '../lists.ts';
import { array, envelope, enveloped, localised, nothing, number, object, string, view } from '../schema/view.ts';
import { REPLY_TEMPLATE, replyTemplateListQuery } from './reply-templates.requests.ts';

export const replyTemplateView = view('ReplyTemplateView', 'A text that answers begin with; `{name}` and the like are filled in.', {
  key: string('Its name in addresses.'),
  title: string('What staff choose it by.'),
  texts: localised(),
  version: number(),
  updated_at: string('ISO 8601 UTC'),
});

export type ReplyTemplateView = InferType<typeof replyTemplateView>;

const KEY = { key: 'Small letters, digits and dashes' };

/** Texts that answers to guests begin with (ENQ-12). */
export const replyTemplates = {
  list: {
    route: 'GET /api/reply-templates',
    access: AREAS.enquiries,
    summary: 'The reply templates, by their keys',
    query: replyTemplateListQuery,
    answers: { 200: object({ ...envelope(array(replyTemplateView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  save: {
    route: 'PUT /api/reply-templates/{key}',
    access: AREAS.enquiries,
    summary: 'Save a reply template, a new one under a key of one’s own',
    description: 'Fields: `{name}`, `{reference}`, `{package}`, `{date}`, `{price}`; anything else in braces is refused.',
    path: KEY,
    json: REPLY_TEMPLATE,
    answers: { 200: enveloped(replyTemplateView) },
    errors: ['reply_template_limit_reached'],
    guards: replyTemplateView,
  },
  remove: {
    route: 'DELETE /api/reply-templates/{key}',
    access: AREAS.enquiries,
    summary: 'Take a reply template away',
    path: KEY,
    answers: { 200: enveloped(nothing()) },
    errors: ['reply_template_not_found'],
    guards: replyTemplateView,
  },
} as const satisfies Endpoints;
