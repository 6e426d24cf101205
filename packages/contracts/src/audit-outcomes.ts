/** What became of what was begun: it is done, or the process ended before anybody could know. */
export const AUDIT_OUTCOMES = ['done', 'unknown'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
