import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/envelope';
import { ifMatch } from '@reefdesk/forms';
import { api, requestTo } from '@reefdesk/web-kit';

export interface RecordOf {
  kind: VersionKind;
  id: string;
}

interface One extends RecordOf {
  version: number;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    versions: build.query<VersionSummaryView[], RecordOf>({
      query: ({ kind, id }) => requestTo(`GET /api/versions/${kind}/{id}`, { id }),
      transformResponse: (answer: Success<VersionSummaryView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    version: build.query<VersionView, One>({
      query: ({ kind, id, version }) => requestTo(`GET /api/versions/${kind}/{id}/{version}`, { id, version: String(version) }),
      transformResponse: (answer: Success<VersionView>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    /** `seen` is the current version that the user compared with, sent as `If-Match`. */
    restoreVersion: build.mutation<unknown, One & { seen: number }>({
      // Its path parameter has the name that an argument of `requestTo` has for the version seen.
      query: ({ kind, id, version, seen }) => ({
        method: 'POST',
        path: `/api/versions/${kind}/${encodeURIComponent(id)}/${version}/restore`,
        headers: ifMatch(seen),
      }),
      invalidatesTags: ['Travels', 'Destinations', 'Testimonials', 'Slides'],
    }),
  }),
});

export const { useVersionsQuery, useVersionQuery, useRestoreVersionMutation } = historyApi;
