import { LIST_FIELDS, PAGE_FIELDS, PART_FIELDS } from '../requests/lists.requests.ts';
import { nextCursor } from '../views/lists.views.ts';
import type { Call } from './call.ts';

/** Of a list of the back office, in pages where they are asked for. */
export const PARTED = { query: PART_FIELDS, errors: ['validation_failed', 'bad_request'] } as const satisfies Partial<Call>;

/** Of one that visitors read, in one language where that is asked for. */
export const PAGED = { query: PAGE_FIELDS, errors: ['validation_failed', 'bad_request'] } as const satisfies Partial<Call>;

/** Of one that has shorter views, too. */
export const LISTED = { query: LIST_FIELDS, errors: ['validation_failed', 'bad_request'] } as const satisfies Partial<Call>;

/** Part of the answer beside `data`. */
export const PAGE = { next_cursor: nextCursor };
