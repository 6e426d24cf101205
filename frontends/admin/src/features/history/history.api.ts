import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/envelope';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

export interface RecordOf {
  kind: VersionKind;
  id: string;
}

interface One extends RecordOf {
  version: number;
}

const pathOf = ({ kind, id }: RecordOf) => `/api/versions/${kind}/${encodeURIComponent(id)}`;

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    versions: build.query<VersionSummaryView[], RecordOf>({
      query: pathOf,
      transformResponse: (answer: Success<VersionSummaryView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    version: build.query<VersionView, One>({
      query: (one) => `${pathOf(one)}/${one.version}`,
      transformResponse: (answer: Success<VersionView>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    /** `seen` is the current version that the user compared with, sent as `If-Match`. */
    restoreVersion: build.mutation<unknown, One & { seen: number }>({
      query: ({ seen, ...one }) => ({ method: 'POST', path: `${pathOf(one)}/${one.version}/restore`, headers: ifMatch(seen) }),
      invalidatesTags: ['Travels', 'Destinations', 'Testimonials', 'Slides'],
    }),
  }),
});

export const { useVersionsQuery, useVersionQuery, useRestoreVersionMutation } = historyApi;
