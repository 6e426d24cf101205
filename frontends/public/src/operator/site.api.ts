import type { Success } from '@reefdesk/contracts/envelope';
import type { Language } from '@reefdesk/contracts/languages';
import type { SitePage, SitePageView, SiteQuestionView } from '@reefdesk/contracts/site/values';
import { api } from '@reefdesk/web-kit';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteQuestions: build.query<readonly SiteQuestionView[], Language>({
      query: questionsPath,
      transformResponse: (answer: Success<SiteQuestionView[]>) => answer.data,
      providesTags: ['Site'],
    }),
    sitePage: build.query<SitePageView, { page: SitePage; language: Language }>({
      query: ({ page, language }) => sitePagePath(page, language),
      transformResponse: (answer: Success<SitePageView>) => answer.data,
      providesTags: ['Site'],
    }),
  }),
});

export const { useSiteQuestionsQuery, useSitePageQuery } = siteApi;
export const readQuestions = siteApi.endpoints.siteQuestions.initiate;
export const readSitePage = siteApi.endpoints.sitePage.initiate;

export function questionsPath(language: Language): string {
  return `/api/site/questions/${language}`;
}

export function sitePagePath(page: SitePage, language: Language): string {
  return `/api/site/pages/${page}/${language}`;
}
