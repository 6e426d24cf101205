import { AREAS } from '../access.ts';
import { SITE_EDIT } from '../requests/site.requests.ts';
import { enveloped, listOf } from '../schema/view.ts';
import { sitePageView, siteQuestionView, siteRecordView } from '../views/site.views.ts';
import type { Calls } from './call.ts';

/** In the path: what is kept for everybody is kept by its path. */
const LANGUAGE = '`en`, `id` or `cn`';
const RECORD = enveloped(siteRecordView);

export const siteCalls: Calls = {
  'GET /api/site': {
    access: 'public',
    summary: "The site's own record",
    answers: { 200: RECORD },
    // Of its own it refuses nothing; the door does.
    errors: ['headers_too_large'],
  },
  'PUT /api/site': {
    access: AREAS.site,
    summary: "Save the site's own record; visitors see it at once",
    description: 'A part (`brand`, `questions`, `pages`, `retention`) comes whole; one that is left out stays as it is.',
    json: SITE_EDIT,
    answers: { 200: RECORD },
    guards: siteRecordView,
  },
  'GET /api/site/pages/{page}/{language}': {
    access: 'public',
    summary: "A page whose text is the operator's own",
    path: { page: '`privacy`, `terms` or `support`', language: LANGUAGE },
    answers: { 200: enveloped(sitePageView) },
    errors: ['not_found'],
  },
  'GET /api/site/questions/{language}': {
    access: 'public',
    summary: 'What is often asked, with answers',
    path: { language: LANGUAGE },
    answers: { 200: enveloped(listOf(siteQuestionView)) },
    errors: ['not_found'],
  },
};
