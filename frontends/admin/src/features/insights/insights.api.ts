import type { Success } from '@reefdesk/contracts/envelope';
import type { InsightsView } from '@reefdesk/contracts/insights/endpoints';
import type { InsightSpan } from '@reefdesk/contracts/insights/values';
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
