import { api, mutation, query } from '@reefdesk/web-kit';

const savedViewsApi = api.enhanceEndpoints({ addTagTypes: ['SavedViews'] }).injectEndpoints({
  endpoints: (build) => ({
    savedViews: query(build, 'GET /api/me/views', { providesTags: ['SavedViews'] }),
    saveView: mutation(build, 'PUT /api/me/views/{id}', { invalidatesTags: ['SavedViews'] }),
    removeView: mutation(build, 'DELETE /api/me/views/{id}', { invalidatesTags: ['SavedViews'] }),
  }),
});

export const { useSavedViewsQuery, useSaveViewMutation, useRemoveViewMutation } = savedViewsApi;
