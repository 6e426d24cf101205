import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, requestTo } from '@reefdesk/web-kit';

export interface RecordOf {
  kind: VersionKind;
  id: string;
}

interface One extends RecordOf {
  version: number;
}

const historyApi = api.enhanceEndpoints({ addTagTypes: ['Drafts'] }).injectEndpoints({
  endpoints: (build) => ({
    versions: build.query<VersionSummaryView[], RecordOf>({
      query: ({ kind, id }) => requestTo(`GET /api/versions/${kind}/{id}`, { id }),
      transformResponse: (answer: Success<VersionSummaryView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    version: build.query<VersionView, One>({
      query: ({ kind, id, version }) => requestTo(`GET /api/versions/${kind}/{id}/{number}`, { id, number: String(version) }),
      transformResponse: (answer: Success<VersionView>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    /** `seen` is the version that the user compared with; it is sent as `If-Match`. */
    restoreVersion: build.mutation<unknown, One & { seen: number }>({
      query: ({ kind, id, version, seen }) =>
        requestTo(`POST /api/versions/${kind}/{id}/{number}/restore`, { id, number: String(version), version: seen }),
      invalidatesTags: ['Travels', 'Destinations', 'Testimonials', 'Slides', 'Site'],
    }),
    draftFromVersion: build.mutation<unknown, One>({
      query: ({ kind, id, version }) => requestTo(`POST /api/versions/${kind}/{id}/{number}/draft`, { id, number: String(version) }),
      invalidatesTags: ['Drafts'],
    }),
  }),
});

export const { useVersionsQuery, useVersionQuery, useRestoreVersionMutation, useDraftFromVersionMutation } = historyApi;
