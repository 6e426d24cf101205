import { type Argument, api, query, requestTo } from '@reefdesk/web-kit';

const QUESTIONS = 'GET /api/site/questions/{language}';
const PAGE = 'GET /api/site/pages/{page}/{language}';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteQuestions: query(build, QUESTIONS, { providesTags: ['Site'] }),
    sitePage: query(build, PAGE, { providesTags: ['Site'] }),
  }),
});

export const { useSiteQuestionsQuery, useSitePageQuery } = siteApi;
export const readQuestions = siteApi.endpoints.siteQuestions.initiate;
export const readSitePage = siteApi.endpoints.sitePage.initiate;
export const questionsPath = (asked: Argument<typeof QUESTIONS>): string => requestTo(QUESTIONS, asked).path;
export const sitePagePath = (asked: Argument<typeof PAGE>): string => requestTo(PAGE, asked).path;
