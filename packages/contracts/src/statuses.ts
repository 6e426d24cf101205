/** Statuses of travel packages and destinations. Visitors only ever see `active` (decisions, OR-41). */
export const CONTENT_STATUSES = ['active', 'inactive', 'draft', 'archived'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
