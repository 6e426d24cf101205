import { LIST_FIELDS, PAGE_FIELDS } from '../requests/lists.requests.ts';
import { pageView } from '../views/lists.views.ts';
import type { Call } from './call.ts';

/** Of a list that can be read by pages. */
export const PAGED = { query: PAGE_FIELDS, errors: ['validation_failed'] } as const satisfies Partial<Call>;

/** Of one that has shorter views, too. */
export const LISTED = { query: LIST_FIELDS, errors: ['validation_failed'] } as const satisfies Partial<Call>;

/** Part of the answer beside `data`. */
export const PAGE = { page: pageView.optional() };
