import type { DestinationRowView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { DestinationEdit } from '@reefdesk/contracts/destinations/requests';
import type { Localised } from '@reefdesk/contracts/languages';
import type { Written } from '@reefdesk/contracts/schema/check';
import type { Success } from '@reefdesk/contracts/schema/view';
import { type Argument, api, mutation, query, requestTo } from '@reefdesk/web-kit';
import { isComplete } from './destination-values.ts';

/** Result of a read. Any status except `success` is an error whose `message` is shown (ERR-51, API-13, API-16). */
export interface Read<Data> {
  data?: Data;
  message?: string;
}

type Edit = 'PATCH /api/edit-destination/{destinationId}';

const invalidatesTags = (saved: unknown) => (saved ? (['Destinations', 'Travels'] as const) : []);

/** Returns the fields of an edit under their specified names (API-32). */
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

function read<Data>({ status, data, message }: { status?: string; data?: Data; message?: string | undefined }): Read<Data> {
  return status === 'success' && data !== undefined ? { data } : { ...(message !== undefined && { message }) };
}

interface ListAnswer {
  status?: string;
  data?: (DestinationRowView | DestinationView)[];
  message?: string;
}

/** A whole destination counts as well. */
function rowOf(view: DestinationRowView | DestinationView): DestinationRowView {
  return 'pictures' in view ? view : { ...view, pictures: view.gallery_images.length, is_complete: isComplete(view) };
}

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    managedDestinations: build.query<Read<DestinationRowView[]>, void>({
      query: () => requestTo('GET /api/get-destinations', { query: { view: 'row' } }),
      transformResponse: (answer: ListAnswer) => read({ ...answer, data: answer.data?.map(rowOf) }),
      // Edits and deletions update this cache directly; a restore from the trash has to refetch it.
      providesTags: ['Trash'],
      keepUnusedDataFor: 0,
    }),
    managedDestination: query(build, 'GET /api/get-destination/{destinationId}', { result: read, keepUnusedDataFor: 0 }),
    editDestination: build.mutation<DestinationView, Argument<Edit> & { body: Written<DestinationEdit> }>({
      query: (edit) => ({ ...requestTo('PATCH /api/edit-destination/{destinationId}', edit), body: flat(edit.body) }),
      transformResponse: (answer: Success<DestinationView>) => answer.data,
      invalidatesTags,
    }),
    setMainImage: mutation(build, 'PUT /api/destinations/{destinationId}/gallery/{galleryId}/main', { invalidatesTags }),
    removeImage: mutation(build, 'DELETE /api/destinations/{destinationId}/gallery/{galleryId}', { invalidatesTags }),
    removeDestination: mutation(build, 'DELETE /api/remove-destination/{destinationId}', { invalidatesTags }),
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
