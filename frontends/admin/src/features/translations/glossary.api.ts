import type { Success } from '@reefdesk/contracts/envelope';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import type { GlossaryTerm } from '@reefdesk/contracts/translations/requests';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

const pathOf = (key: string) => `/api/glossary/${encodeURIComponent(key)}`;

const glossaryApi = api.enhanceEndpoints({ addTagTypes: ['Glossary'] }).injectEndpoints({
  endpoints: (build) => ({
    /** All terms, sorted by their English form. */
    glossary: build.query<GlossaryTermView[], void>({
      query: () => '/api/glossary',
      transformResponse: ({ data }: Success<GlossaryTermView[]>) =>
        data.toSorted((one, other) => one.terms.en.localeCompare(other.terms.en, 'en', { sensitivity: 'base' })),
      providesTags: ['Glossary'],
      keepUnusedDataFor: 0,
    }),
    /** `version` is null for a new term. */
    saveGlossaryTerm: build.mutation<GlossaryTermView, { key: string; version: number | null; term: GlossaryTerm }>({
      query: ({ key, version, term }) => ({ method: 'PUT', path: pathOf(key), headers: ifMatch(version), body: term }),
      transformResponse: ({ data }: Success<GlossaryTermView>) => data,
      invalidatesTags: (saved) => (saved ? ['Glossary'] : []),
    }),
    removeGlossaryTerm: build.mutation<void, GlossaryTermView>({
      query: ({ key, version }) => ({ method: 'DELETE', path: pathOf(key), headers: ifMatch(version) }),
      invalidatesTags: ['Glossary'],
    }),
  }),
});

export const { useGlossaryQuery, useSaveGlossaryTermMutation, useRemoveGlossaryTermMutation } = glossaryApi;
