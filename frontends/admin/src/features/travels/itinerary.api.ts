import type { DestinationCardView } from '@reefdesk/contracts/destinations/endpoints';
import type { Written } from '@reefdesk/contracts/schema/check';
import type { Success } from '@reefdesk/contracts/schema/view';
import type { ItineraryItemEdit } from '@reefdesk/contracts/travels/requests';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { dataForm, uploadTo } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { type Argument, api, mutation, requestTo } from '@reefdesk/web-kit';
import type { ItemData } from './itinerary-values.ts';

/** `after` is the id of the stop before the new one, null for the first of its day, undefined for the last. */
type NewItem = ItemData & { after?: string | null | undefined };
type Added = Argument<'POST /api/add-travel-destination/{travelId}'> & { body: NewItem };
type Changed = Argument<'PATCH /api/update-travel-destination/{travelId}/{itemId}'> & { body: Written<ItineraryItemEdit> };

/** Returns the fields of a new stop under their specified names (API-28). */
const flat = ({ comments, ...item }: NewItem) => ({
  ...item,
  comment_en: comments.en,
  comment_id: comments.id,
  comment_cn: comments.cn,
});
const invalidatesTags = (saved: unknown) => (saved ? (['Travels'] as const) : []);

const itineraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    itineraryDestinations: build.query<DestinationCardView[], void>({
      query: () => requestTo('GET /api/get-destinations', { query: { view: 'card' } }),
      transformResponse: (answer: Success<DestinationCardView[]>) => answer.data,
      providesTags: ['Destinations'],
      keepUnusedDataFor: 0,
    }),
    addItineraryItem: build.mutation<TravelDetailView, Added>({
      query: (added) => ({ ...requestTo('POST /api/add-travel-destination/{travelId}', added), body: flat(added.body) }),
      transformResponse: (answer: Success<TravelDetailView>) => answer.data,
      invalidatesTags,
    }),
    /** A body of only `day` and `after` moves the stop (EDT-10). */
    updateItineraryItem: build.mutation<TravelDetailView, Changed>({
      // The specification requires the id in the body, too (API-29).
      query: (changed) => ({
        ...requestTo('PATCH /api/update-travel-destination/{travelId}/{itemId}', changed),
        body: { id: changed.itemId, ...changed.body },
      }),
      transformResponse: (answer: Success<TravelDetailView>) => answer.data,
      invalidatesTags,
    }),
    /** Restores a deleted stop at its former place. */
    restoreItineraryItem: mutation(build, 'POST /api/restore-travel-destination/{travelId}/{itemId}', { invalidatesTags }),
    removeItineraryItem: mutation(build, 'DELETE /api/remove-travel-destination/{travelId}/{itemId}', { invalidatesTags }),
  }),
});

export const {
  useItineraryDestinationsQuery,
  useAddItineraryItemMutation,
  useUpdateItineraryItemMutation,
  useRestoreItineraryItemMutation,
  useRemoveItineraryItemMutation,
} = itineraryApi;

export function newItemForm({ body, ...argument }: Omit<Added, 'idempotencyKey'>, picture: File): FormUpload {
  return uploadTo('POST /api/add-travel-destination/{travelId}', { ...argument, body: dataForm({ itemData: body }, { image: picture }) });
}

export function itemEditForm({ body, ...argument }: Changed, picture: File): FormUpload {
  const form = dataForm({ itemData: body }, { image: picture });
  return uploadTo('PATCH /api/update-travel-destination/{travelId}/{itemId}', { ...argument, body: form });
}
