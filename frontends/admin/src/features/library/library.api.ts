import type { Success } from '@reefdesk/contracts/envelope';
import type { LibraryImageView, ReplacedView } from '@reefdesk/contracts/images/endpoints';
import type { LibraryChange } from '@reefdesk/contracts/images/requests';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

export interface LibraryPage {
  images: LibraryImageView[];
  /** Null on the last page. */
  nextCursor: string | null;
}

type Seen = Pick<LibraryImageView, 'image_id' | 'version'>;

const pathOf = (id: string) => `/api/library/${encodeURIComponent(id)}`;
const only = ({ data }: Success<LibraryImageView>) => data;

const libraryApi = api.enhanceEndpoints({ addTagTypes: ['Library'] }).injectEndpoints({
  endpoints: (build) => ({
    library: build.query<LibraryPage, Readonly<Record<string, string | undefined>>>({
      query: (query) => ({ path: '/api/library', query }),
      transformResponse: ({ data, next_cursor }: Success<LibraryImageView[]> & { next_cursor: string | null }) => ({
        images: data,
        nextCursor: next_cursor,
      }),
      providesTags: ['Library'],
      keepUnusedDataFor: 0,
    }),
    libraryImage: build.query<LibraryImageView, string>({
      query: pathOf,
      transformResponse: only,
      providesTags: ['Library'],
      keepUnusedDataFor: 0,
    }),
    changeLibraryImage: build.mutation<LibraryImageView, { image: Seen; change: LibraryChange }>({
      query: ({ image, change }) => ({ method: 'PATCH', path: pathOf(image.image_id), headers: ifMatch(image.version), body: change }),
      transformResponse: only,
      invalidatesTags: (saved) => (saved ? ['Library'] : []),
    }),
    replaceLibraryImage: build.mutation<ReplacedView, { from: string; to: string }>({
      query: ({ from, to }) => ({ method: 'POST', path: `${pathOf(from)}/replace`, body: { image_id: to } }),
      transformResponse: ({ data }: Success<ReplacedView>) => data,
      invalidatesTags: (replaced) => (replaced ? ['Library', 'Travels', 'Destinations', 'Slides', 'Testimonials'] : []),
    }),
    removeLibraryImage: build.mutation<unknown, Seen>({
      query: ({ image_id, version }) => ({ method: 'DELETE', path: pathOf(image_id), headers: ifMatch(version) }),
      invalidatesTags: ['Library'],
    }),
  }),
});

export const {
  useLibraryQuery,
  useLibraryImageQuery,
  useChangeLibraryImageMutation,
  useRemoveLibraryImageMutation,
  useReplaceLibraryImageMutation,
} = libraryApi;
