import { api, mutation, query } from '@reefdesk/web-kit';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteRecord: query(build, 'GET /api/site', { providesTags: ['Site'], keepUnusedDataFor: 0 }),
    saveSite: mutation(build, 'PUT /api/site', { invalidatesTags: (saved) => (saved ? ['Site'] : []) }),
  }),
});

export const { useSiteRecordQuery, useSaveSiteMutation } = siteApi;
