import type { Success } from '@reefdesk/contracts/envelope';
import type { Written } from '@reefdesk/contracts/schema/check';
import type { SiteContent, SiteRecord } from '@reefdesk/contracts/site/values';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteRecord: build.query<SiteRecord, void>({
      query: () => '/api/site',
      transformResponse: (answer: Success<SiteRecord>) => answer.data,
      providesTags: ['Site'],
      keepUnusedDataFor: 0,
    }),
    saveSite: build.mutation<SiteRecord, { version: number; content: Written<SiteContent> }>({
      query: ({ version, content }) => ({ method: 'PUT', path: '/api/site', headers: ifMatch(version), body: content }),
      transformResponse: (answer: Success<SiteRecord>) => answer.data,
      invalidatesTags: (saved) => (saved ? ['Site'] : []),
    }),
  }),
});

export const { useSiteRecordQuery, useSaveSiteMutation } = siteApi;
