import type { DraftKind } from '@reefdesk/contracts/editing/values';
import { api, mutation, query } from '@reefdesk/web-kit';

export interface PreviewOf {
  kind: DraftKind;
  id: string;
}

const previewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previews: query(build, 'GET /api/previews', { providesTags: ['Previews'], keepUnusedDataFor: 0 }),
    makePreview: mutation(build, 'POST /api/previews', { invalidatesTags: ['Previews'] }),
    revokePreview: mutation(build, 'DELETE /api/previews/{id}', { invalidatesTags: ['Previews'] }),
  }),
});

export const { usePreviewsQuery, useMakePreviewMutation, useRevokePreviewMutation } = previewsApi;
