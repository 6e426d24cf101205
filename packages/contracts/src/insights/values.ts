export const INSIGHT_SPANS = ['7', '30', '365'] as const;
export type InsightSpan = (typeof INSIGHT_SPANS)[number];

/** Collects all referrers beyond the maximum number recorded separately. */
export const OTHER = 'other';
