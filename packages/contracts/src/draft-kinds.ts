/** Kinds of records that can have a draft; the audit log uses the same names. */
export const DRAFT_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Reasons why an existing value still needs a review before it is published. */
export const MISSING_REASONS = ['machine_made'] as const;

/** Reasons why a scheduled draft was not published; the publication is not retried automatically. */
export const SCHEDULE_FAILURES = ['record_changed', 'record_removed', 'not_ready', 'refused'] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];
