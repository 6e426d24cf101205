import type { DestinationGalleryView, DestinationView } from '@reefdesk/contracts/destinations';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

/** The answer of a read: a status that is not `success` is an error whose message counts (ERR-51, API-13, API-16). */
export interface Read<Data> {
  data?: Data;
  message?: string;
}

/** Every change says which version it was made from; null where any will do. */
export interface Versioned {
  id: string;
  version: number | null;
}

export const address = (path: string, id: string) => `/api/${path}/${encodeURIComponent(id)}`;
export const ifMatch = (version: number | null): Record<string, string> => (version === null ? {} : { 'if-match': `"${version}"` });
/** What shows destinations elsewhere reads them anew. */
const SHOWN_ELSEWHERE = ['Destinations', 'Travels'] as const;

function read<Data>(answer: Partial<Success<Data>>): Read<Data> {
  const { status, data, message } = answer;
  return status === 'success' && data !== undefined ? { data } : { ...(message !== undefined && { message }) };
}

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    managedDestinations: build.query<Read<DestinationView[]>, void>({
      query: () => '/api/get-destinations',
      transformResponse: read<DestinationView[]>,
      keepUnusedDataFor: 0,
    }),
    managedDestination: build.query<Read<DestinationView>, string>({
      query: (id) => address('get-destination', id),
      transformResponse: read<DestinationView>,
      keepUnusedDataFor: 0,
    }),
    editDestination: build.mutation<DestinationView, Versioned & { body: object }>({
      query: ({ id, version, body }) => ({
        method: 'PATCH',
        path: address('edit-destination', id),
        headers: ifMatch(version),
        body,
      }),
      transformResponse: (answer: Success<DestinationView>) => answer.data,
      invalidatesTags: (saved) => (saved ? SHOWN_ELSEWHERE : []),
    }),
    setMainImage: build.mutation<DestinationGalleryView, Versioned & { galleryId: string }>({
      query: ({ id, version, galleryId }) => ({
        method: 'PUT',
        path: `${address('destinations', id)}/gallery/${encodeURIComponent(galleryId)}/main`,
        headers: ifMatch(version),
      }),
      transformResponse: (answer: Success<DestinationGalleryView>) => answer.data,
      invalidatesTags: (saved) => (saved ? SHOWN_ELSEWHERE : []),
    }),
    removeImage: build.mutation<DestinationGalleryView, Versioned & { galleryId: string }>({
      query: ({ id, version, galleryId }) => ({
        method: 'DELETE',
        path: `${address('destinations', id)}/gallery/${encodeURIComponent(galleryId)}`,
        headers: ifMatch(version),
      }),
      transformResponse: (answer: Success<DestinationGalleryView>) => answer.data,
      invalidatesTags: (saved) => (saved ? SHOWN_ELSEWHERE : []),
    }),
    removeDestination: build.mutation<unknown, { id: string; force: boolean }>({
      query: ({ id, force }) => ({
        method: 'DELETE',
        path: address('remove-destination', id),
        ...(force && { query: { force: true } }),
      }),
      invalidatesTags: (gone) => (gone ? SHOWN_ELSEWHERE : []),
    }),
  }),
});

export const {
  useManagedDestinationsQuery,
  useManagedDestinationQuery,
  useEditDestinationMutation,
  useSetMainImageMutation,
  useRemoveImageMutation,
  useRemoveDestinationMutation,
} = destinationsApi;
