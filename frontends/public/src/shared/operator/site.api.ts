import { api, query } from '@reefdesk/web-kit';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteQuestions: query(build, 'GET /api/site/questions/{language}', { providesTags: ['Site'] }),
    sitePage: query(build, 'GET /api/site/pages/{page}/{language}', { providesTags: ['Site'] }),
  }),
});

export const { useSiteQuestionsQuery, useSitePageQuery } = siteApi;
export const readQuestions = siteApi.endpoints.siteQuestions.initiate;
export const readSitePage = siteApi.endpoints.sitePage.initiate;
