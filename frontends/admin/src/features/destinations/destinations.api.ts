import type { DestinationGalleryView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { DestinationEdit } from '@reefdesk/contracts/destinations/requests';
import type { Success } from '@reefdesk/contracts/envelope';
import type { Localised } from '@reefdesk/contracts/languages';
import type { Written } from '@reefdesk/contracts/schema/check';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

/** Result of a read: any status but `success` is an error whose `message` is shown (ERR-51, API-13, API-16). */
export interface Read<Data> {
  data?: Data;
  message?: string;
}

/** `version` is the version that a change is based on; null accepts any version. */
export interface Versioned {
  id: string;
  version: number | null;
}

export const address = (path: string, id: string) => `/api/${path}/${encodeURIComponent(id)}`;
/** Tags of other queries whose results contain destinations. */
const SHOWN_ELSEWHERE = ['Destinations', 'Travels'] as const;

/** Field names of an edit as specified (API-32). */
function flat({ names, categories, descriptions, ...rest }: Written<DestinationEdit>): object {
  return {
    ...byLanguage('destination_name', names),
    ...byLanguage('destination_category', categories),
    ...byLanguage('destination_desc', descriptions),
    ...rest,
  };
}

function byLanguage(name: string, texts: Partial<Localised> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${name}_${language}`, text]));
}

function read<Data>(answer: Partial<Success<Data>>): Read<Data> {
  const { status, data, message } = answer;
  return status === 'success' && data !== undefined ? { data } : { ...(message !== undefined && { message }) };
}

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    managedDestinations: build.query<Read<DestinationView[]>, void>({
      query: () => '/api/get-destinations',
      transformResponse: read<DestinationView[]>,
      // Edits and deletions update this cache themselves; a restore from the trash has to refetch it.
      providesTags: ['Trash'],
      keepUnusedDataFor: 0,
    }),
    managedDestination: build.query<Read<DestinationView>, string>({
      query: (id) => address('get-destination', id),
      transformResponse: read<DestinationView>,
      keepUnusedDataFor: 0,
    }),
    editDestination: build.mutation<DestinationView, Versioned & { data: Written<DestinationEdit> }>({
      query: ({ id, version, data }) => ({
        method: 'PATCH',
        path: address('edit-destination', id),
        headers: ifMatch(version),
        body: flat(data),
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
    removeDestination: build.mutation<unknown, Versioned & { force: boolean }>({
      query: ({ id, version, force }) => ({
        method: 'DELETE',
        path: address('remove-destination', id),
        headers: ifMatch(version),
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
