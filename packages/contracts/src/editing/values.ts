/** Kinds of records that can have a draft. The audit log uses the same names. */
export const DRAFT_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Reasons why an existing value must be reviewed before publication. */
export const MISSING_REASONS = ['machine_made'] as const;

/** Reasons why a scheduled draft was not published. It is not retried. */
export const SCHEDULE_FAILURES = ['record_changed', 'record_removed', 'not_ready', 'refused'] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];

/** Kinds in the order of the trash screen. The audit log uses the same names. */
export const TRASH_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Days for which a deleted record can be restored (EDT-06). */
export const TRASH_DAYS = 30;

/** Kinds of records whose published versions are stored. The audit log uses the same names. */
export const VERSION_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** Lifetime of a preview link (EDT-03). */
export const PREVIEW_HOURS = 24;

/** Maximum number of links per record; a further one replaces the oldest. */
export const MAX_PREVIEWS = 20;

export const PREVIEW_PARAMETER = 'preview';
