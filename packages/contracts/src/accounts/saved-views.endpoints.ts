import type { InferType } from 'yup';
import * as yup from 'yup';
import type { Endpoints } from '../endpoint.ts';
import { array, choice, enveloped, nothing, object, string, view } from '../schema/view.ts';
import { SAVED_VIEW, SAVED_VIEW_KEYS, SAVED_VIEW_LISTS, type SavedViewKey } from './saved-views.ts';

const chosen = Object.fromEntries(SAVED_VIEW_KEYS.map((key) => [key, yup.string()])) as Record<SavedViewKey, yup.StringSchema>;

export const savedViewView = view('SavedViewView', 'What somebody of the staff chose in a list, under a name of their own.', {
  view_id: string(),
  list: choice(SAVED_VIEW_LISTS),
  name: string(),
  choice: object(chosen).meta({ description: 'As it stands in the address of the list; what is not chosen is left out' }),
  updated_at: string('ISO 8601 UTC'),
});

export type SavedViewView = InferType<typeof savedViewView>;

const VIEW = { id: 'A UUID that whoever saves it makes' };

/** Filters and order saved for back-office lists, per user. */
export const savedViews = {
  list: {
    route: 'GET /api/me/views',
    access: 'admin',
    summary: 'The own saved views of all lists, in the order in which they were made',
    answers: { 200: enveloped(array(savedViewView)) },
  },
  save: {
    route: 'PUT /api/me/views/{id}',
    access: 'admin',
    // Saved views affect only the user who saves them.
    audit: null,
    summary: 'Save a view, or save it anew: what was sent last counts, and no other view is touched',
    path: VIEW,
    json: SAVED_VIEW,
    answers: { 200: enveloped(savedViewView) },
    errors: ['saved_view_limit_reached'],
  },
  remove: {
    route: 'DELETE /api/me/views/{id}',
    access: 'admin',
    audit: null,
    summary: 'Take a view away; one that is not there is no error',
    path: VIEW,
    answers: { 200: enveloped(nothing()) },
  },
} as const satisfies Endpoints;
