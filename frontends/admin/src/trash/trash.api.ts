import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

export interface Trashed {
  kind: TrashKind;
  id: string;
}

/** Tags of the queries that show records of a kind. */
export const SHOWN_IN = {
  packages: ['Travels'],
  destinations: ['Destinations', 'Travels'],
  testimonials: ['Testimonials'],
  slides: ['Slides'],
} as const;

export const pathOfTrashed = ({ kind, id }: Trashed) => `/api/trash/${kind}/${encodeURIComponent(id)}`;

export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The trash of one kind. Kinds are loaded separately, so that one unavailable service does not hide the others. */
    trash: build.query<TrashedRecordView[], TrashKind>({
      query: (kind) => `/api/trash/${kind}`,
      transformResponse: (answer: Success<TrashedRecordView[]>) => answer.data,
      providesTags: ['Trash'],
      keepUnusedDataFor: 0,
    }),
    restoreTrashed: build.mutation<unknown, Trashed>({
      query: (record) => ({ method: 'POST', path: `${pathOfTrashed(record)}/restore` }),
      invalidatesTags: (_answer, _failure, { kind }) => ['Trash', ...SHOWN_IN[kind]],
    }),
    endTrashed: build.mutation<unknown, Trashed>({
      query: (record) => ({ method: 'DELETE', path: pathOfTrashed(record) }),
      invalidatesTags: ['Trash'],
    }),
  }),
});

export const { useTrashQuery } = trashApi;
