import type { DraftSource, DraftSummaryView, DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, requestTo } from '@reefdesk/web-kit';

export interface DraftOf {
  kind: DraftKind;
  id: string;
}

/** `version` is the draft version that the user has seen; null if there is no draft yet. */
interface Seen extends DraftOf {
  version: number | null;
}

const dataOf = <Data>(answer: Success<Data>) => answer.data;

const draftsApi = api.enhanceEndpoints({ addTagTypes: ['Drafts'] }).injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<DraftSummaryView[], DraftKind>({
      query: (kind) => requestTo(`GET /api/drafts/${kind}`),
      transformResponse: dataOf<DraftSummaryView[]>,
      providesTags: ['Drafts'],
      // Long enough to go from the list to a record and back.
      keepUnusedDataFor: 10,
    }),
    draft: build.query<DraftView, DraftOf>({
      query: ({ kind, id }) => requestTo(`GET /api/drafts/${kind}/{id}`, { id }),
      transformResponse: dataOf<DraftView>,
      keepUnusedDataFor: 0,
    }),
    /** The record and its draft, if any. Translators may read it, unlike `draft`. */
    draftSource: build.query<DraftSource, DraftOf>({
      query: ({ kind, id }) => requestTo(`GET /api/drafts/${kind}/{id}/source`, { id }),
      transformResponse: dataOf<DraftSource>,
      keepUnusedDataFor: 0,
    }),
    /** `body` holds the changed fields, and optionally `based_on`. */
    saveDraft: build.mutation<DraftView, Seen & { body: Readonly<Record<string, unknown>> }>({
      query: ({ kind, ...argument }) => requestTo(`PUT /api/drafts/${kind}/{id}`, argument),
      transformResponse: dataOf<DraftView>,
      invalidatesTags: (saved, _failure, { version }) => (saved && version === null ? ['Drafts'] : []),
    }),
    discardDraft: build.mutation<unknown, Seen>({
      query: ({ kind, ...argument }) => requestTo(`DELETE /api/drafts/${kind}/{id}`, argument),
      invalidatesTags: ['Drafts'],
    }),
    publishDraft: build.mutation<unknown, Seen & { body: { force: boolean } }>({
      query: ({ kind, ...argument }) => requestTo(`POST /api/drafts/${kind}/{id}/publish`, argument),
      invalidatesTags: (_answer, failure) =>
        failure ? ['Drafts'] : ['Drafts', 'Travels', 'Destinations', 'Testimonials', 'Slides', 'Site'],
    }),
    scheduleDraft: build.mutation<DraftView, Seen & { body: { at: string | null; force: boolean } }>({
      query: ({ kind, ...argument }) => requestTo(`POST /api/drafts/${kind}/{id}/schedule`, argument),
      transformResponse: dataOf<DraftView>,
      invalidatesTags: ['Drafts'],
    }),
  }),
});

export const {
  useDraftsQuery,
  useDraftQuery,
  useDraftSourceQuery,
  useLazyDraftQuery,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  usePublishDraftMutation,
  useScheduleDraftMutation,
} = draftsApi;
