import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, requestTo } from '@reefdesk/web-kit';

export interface Trashed {
  kind: TrashKind;
  id: string;
}

export const SHOWN_IN = {
  packages: ['Travels'],
  destinations: ['Destinations', 'Travels'],
  testimonials: ['Testimonials'],
  slides: ['Slides'],
} as const;

export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Kinds are loaded separately, so that one unavailable service does not hide the others. */
    trash: build.query<TrashedRecordView[], TrashKind>({
      query: (kind) => requestTo(`GET /api/trash/${kind}`),
      transformResponse: (answer: Success<TrashedRecordView[]>) => answer.data,
      providesTags: ['Trash'],
      keepUnusedDataFor: 0,
    }),
    restoreTrashed: build.mutation<unknown, Trashed>({
      query: ({ kind, id }) => requestTo(`POST /api/trash/${kind}/{id}/restore`, { id }),
      invalidatesTags: (_answer, _failure, { kind }) => ['Trash', ...SHOWN_IN[kind]],
    }),
    endTrashed: build.mutation<unknown, Trashed>({
      query: ({ kind, id }) => requestTo(`DELETE /api/trash/${kind}/{id}`, { id }),
      invalidatesTags: ['Trash'],
    }),
  }),
});

export const { useTrashQuery } = trashApi;
