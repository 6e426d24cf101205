import type { PreviewView } from '@reefdesk/contracts/editing/endpoints';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

export interface PreviewOf {
  kind: DraftKind;
  id: string;
}

const PATH = '/api/previews';

const previewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previews: build.query<PreviewView[], PreviewOf>({
      query: (record) => `${PATH}?${new URLSearchParams({ ...record })}`,
      transformResponse: (answer: Success<PreviewView[]>) => answer.data,
      providesTags: ['Previews'],
      keepUnusedDataFor: 0,
    }),
    makePreview: build.mutation<PreviewView, PreviewOf>({
      query: (body) => ({ method: 'POST', path: PATH, body }),
      transformResponse: (answer: Success<PreviewView>) => answer.data,
      invalidatesTags: ['Previews'],
    }),
    revokePreview: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(id)}` }),
      invalidatesTags: ['Previews'],
    }),
  }),
});

export const { usePreviewsQuery, useMakePreviewMutation, useRevokePreviewMutation } = previewsApi;
