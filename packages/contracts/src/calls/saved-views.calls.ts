import { SAVED_VIEW } from '../requests/saved-views.requests.ts';
import { enveloped, listOf, nothing } from '../schema/view.ts';
import { savedViewView } from '../views/saved-views.views.ts';
import type { Calls } from './call.ts';

const VIEW = { id: 'A UUID that whoever saves it makes' };

/** Filters and order saved for back-office lists, per user. */
export const savedViewsCalls: Calls = {
  'GET /api/me/views': {
    access: 'admin',
    summary: 'The own saved views of all lists, in the order in which they were made',
    answers: { 200: enveloped(listOf(savedViewView)) },
  },
  'PUT /api/me/views/{id}': {
    access: 'admin',
    summary: 'Save a view, or save it anew: what was sent last counts, and no other view is touched',
    path: VIEW,
    json: SAVED_VIEW,
    answers: { 200: enveloped(savedViewView) },
    errors: ['saved_view_limit_reached'],
  },
  'DELETE /api/me/views/{id}': {
    access: 'admin',
    summary: 'Take a view away; one that is not there is no error',
    path: VIEW,
    answers: { 200: enveloped(nothing()) },
  },
};
