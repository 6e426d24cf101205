import { api, mutation, query } from '@reefdesk/web-kit';
import { pageOf } from '../../shared/lists/cursor-page.ts';

const libraryApi = api.enhanceEndpoints({ addTagTypes: ['Library'] }).injectEndpoints({
  endpoints: (build) => ({
    library: query(build, 'GET /api/library', { result: (answer) => pageOf(answer), providesTags: ['Library'], keepUnusedDataFor: 0 }),
    libraryImage: query(build, 'GET /api/library/{id}', { providesTags: ['Library'], keepUnusedDataFor: 0 }),
    changeLibraryImage: mutation(build, 'PATCH /api/library/{id}', { invalidatesTags: (saved) => (saved ? ['Library'] : []) }),
    replaceLibraryImage: mutation(build, 'POST /api/library/{id}/replace', {
      invalidatesTags: (replaced) => (replaced ? ['Library', 'Travels', 'Destinations', 'Slides', 'Testimonials'] : []),
    }),
    removeLibraryImage: mutation(build, 'DELETE /api/library/{id}', { invalidatesTags: ['Library'] }),
  }),
});

export const {
  useLibraryQuery,
  useLibraryImageQuery,
  useChangeLibraryImageMutation,
  useRemoveLibraryImageMutation,
  useReplaceLibraryImageMutation,
} = libraryApi;
