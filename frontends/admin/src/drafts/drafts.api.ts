import type { DraftSource, DraftSummaryView, DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/envelope';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

export interface DraftOf {
  kind: DraftKind;
  /** Id of the record. */
  id: string;
}

/** `version`: the version of the draft that the user has seen; null if there is no draft yet. */
interface Seen extends DraftOf {
  version: number | null;
}

export const draftPath = ({ kind, id }: DraftOf) => `/api/drafts/${kind}/${encodeURIComponent(id)}`;
const dataOf = <Data>(answer: Success<Data>) => answer.data;

const draftsApi = api.enhanceEndpoints({ addTagTypes: ['Drafts'] }).injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<DraftSummaryView[], DraftKind>({
      query: (kind) => `/api/drafts/${kind}`,
      transformResponse: dataOf<DraftSummaryView[]>,
      providesTags: ['Drafts'],
      // Long enough to go from the list to a record and back.
      keepUnusedDataFor: 10,
    }),
    draft: build.query<DraftView, DraftOf>({
      query: draftPath,
      transformResponse: dataOf<DraftView>,
      keepUnusedDataFor: 0,
    }),
    /** The record and its draft, if any. Unlike `draft`, translators may read it. */
    draftSource: build.query<DraftSource, DraftOf>({
      query: (one) => `${draftPath(one)}/source`,
      transformResponse: dataOf<DraftSource>,
      keepUnusedDataFor: 0,
    }),
    /** `body`: the changed fields, and optionally `based_on`. */
    saveDraft: build.mutation<DraftView, Seen & { body: object }>({
      query: ({ version, body, ...one }) => ({ method: 'PUT', path: draftPath(one), headers: ifMatch(version), body }),
      transformResponse: dataOf<DraftView>,
      invalidatesTags: (saved, _failure, { version }) => (saved && version === null ? ['Drafts'] : []),
    }),
    discardDraft: build.mutation<unknown, Seen>({
      query: ({ version, ...one }) => ({ method: 'DELETE', path: draftPath(one), headers: ifMatch(version) }),
      invalidatesTags: ['Drafts'],
    }),
    publishDraft: build.mutation<unknown, Seen & { force: boolean }>({
      query: ({ version, force, ...one }) => ({
        method: 'POST',
        path: `${draftPath(one)}/publish`,
        headers: ifMatch(version),
        body: { force },
      }),
      invalidatesTags: (_answer, failure) =>
        failure ? ['Drafts'] : ['Drafts', 'Travels', 'Destinations', 'Testimonials', 'Slides', 'Site'],
    }),
    scheduleDraft: build.mutation<DraftView, Seen & { at: string | null; force: boolean }>({
      query: ({ version, at, force, ...one }) => ({
        method: 'POST',
        path: `${draftPath(one)}/schedule`,
        headers: ifMatch(version),
        body: { at, force },
      }),
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
