import { api, mutation, query } from '@reefdesk/web-kit';

const glossaryApi = api.enhanceEndpoints({ addTagTypes: ['Glossary'] }).injectEndpoints({
  endpoints: (build) => ({
    glossary: query(build, 'GET /api/glossary', {
      result: ({ data }) => data.toSorted((one, other) => one.terms.en.localeCompare(other.terms.en, 'en', { sensitivity: 'base' })),
      providesTags: ['Glossary'],
      keepUnusedDataFor: 0,
    }),
    saveGlossaryTerm: mutation(build, 'PUT /api/glossary/{key}', { invalidatesTags: (saved) => (saved ? ['Glossary'] : []) }),
    removeGlossaryTerm: mutation(build, 'DELETE /api/glossary/{key}', { invalidatesTags: ['Glossary'] }),
  }),
});

export const { useGlossaryQuery, useSaveGlossaryTermMutation, useRemoveGlossaryTermMutation } = glossaryApi;
