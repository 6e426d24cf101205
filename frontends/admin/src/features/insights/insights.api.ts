import { api, query } from '@reefdesk/web-kit';

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    insights: query(build, 'GET /api/insights', { keepUnusedDataFor: 0 }),
  }),
});

export const { useInsightsQuery } = insightsApi;
