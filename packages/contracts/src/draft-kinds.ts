/** What can be edited as a draft beside what is public; also how the audit calls it. */
export const DRAFT_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Why something that is there has to be looked at before it is published. */
export const MISSING_REASONS = ['machine_made'] as const;

/** Why a draft was not published when its time had come; it is not tried again by itself. */
export const SCHEDULE_FAILURES = ['record_changed', 'record_removed', 'not_ready', 'refused'] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];
