import type { Success } from '@reefdesk/contracts/envelope';
import type { InsightSpan, InsightsView } from '@reefdesk/contracts/insights';
import { api } from '@reefdesk/web-kit';

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    insights: build.query<InsightsView, InsightSpan>({
      query: (days) => ({ path: '/api/insights', query: { days } }),
      transformResponse: (answer: Success<InsightsView>) => answer.data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useInsightsQuery } = insightsApi;
