import { type InferType, object } from 'yup';
import { INSIGHT_SPANS } from '../insights.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { oneOf } from '../schema/values.ts';

export const INSIGHTS_FIELDS = {
  days: oneOf(INSIGHT_SPANS).label('Days').meta({ description: '30 without a word; today is one of them' }),
};
export const insightsQuery = object(INSIGHTS_FIELDS);
export type InsightsQuery = InferType<typeof insightsQuery>;
export const INSIGHTS_QUERY = { schema: insightsQuery } satisfies BodyShape<typeof insightsQuery>;
