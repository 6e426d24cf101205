/** Periods of the statistics in days, today included. */
export const INSIGHT_SPANS = ['7', '30', '365'] as const;
export type InsightSpan = (typeof INSIGHT_SPANS)[number];

/** Name that collects all referrers beyond the number that is recorded separately. */
export const OTHER = 'other';
