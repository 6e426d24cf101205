import type { InferType } from 'yup';
import type { insightsView } from './views/insights.views.ts';

export type InsightsView = InferType<typeof insightsView>;

/** Days that insights look back on, today included. */
export const INSIGHT_SPANS = ['7', '30', '365'] as const;
export type InsightSpan = (typeof INSIGHT_SPANS)[number];

/** What is told apart by name in a batch or on a day; what comes after it counts as this. */
export const OTHER = 'other';
