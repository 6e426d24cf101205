import type { SavedView } from '@reefdesk/contracts/accounts/saved-views';
import type { SavedViewView } from '@reefdesk/contracts/accounts/saved-views.endpoints';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const pathOf = (id: string) => `/api/me/views/${encodeURIComponent(id)}`;

const savedViewsApi = api.enhanceEndpoints({ addTagTypes: ['SavedViews'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The user's own views of all lists. */
    savedViews: build.query<SavedViewView[], void>({
      query: () => '/api/me/views',
      transformResponse: ({ data }: Success<SavedViewView[]>) => data,
      providesTags: ['SavedViews'],
    }),
    /** Creates or replaces a view. */
    saveView: build.mutation<SavedViewView, { id: string; view: SavedView }>({
      query: ({ id, view }) => ({ method: 'PUT', path: pathOf(id), body: view }),
      transformResponse: ({ data }: Success<SavedViewView>) => data,
      invalidatesTags: ['SavedViews'],
    }),
    removeView: build.mutation<void, string>({
      query: (id) => ({ method: 'DELETE', path: pathOf(id) }),
      invalidatesTags: ['SavedViews'],
    }),
  }),
});

export const { useSavedViewsQuery, useSaveViewMutation, useRemoveViewMutation } = savedViewsApi;
