import { LIST_FIELDS, PAGE_FIELDS, PART_FIELDS } from '../requests/lists.requests.ts';
import { nextCursor } from '../views/lists.views.ts';
import type { Call } from './call.ts';

/** Options of a back-office list with optional paging. */
export const PARTED = { query: PART_FIELDS, errors: ['validation_failed', 'bad_request'] } as const satisfies Partial<Call>;

/** Options of a public list with optional paging and an optional language. */
export const PAGED = { query: PAGE_FIELDS, errors: ['validation_failed', 'bad_request'] } as const satisfies Partial<Call>;

/** Same as {@link PAGED}, with shorter views. */
export const LISTED = { query: LIST_FIELDS, errors: ['validation_failed', 'bad_request'] } as const satisfies Partial<Call>;

/** Response field beside `data`. */
export const PAGE = { next_cursor: nextCursor };
