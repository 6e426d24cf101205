import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { Success } from '@reefdesk/contracts/envelope';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { ifMatch } from '@reefdesk/forms';
import { dataForm } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { api } from '@reefdesk/web-kit';
import type { StopPlace } from './itinerary-order.ts';
import type { ItemData } from './itinerary-values.ts';
import type { Versioned } from './travels.api.ts';

type ItemOf = Versioned & { itemId: string };
/** `after`: id of the stop before the new one, null for the first of its day, undefined for the last of its day. */
type Added = Versioned & { item: ItemData; after?: string | null | undefined };
type Changed = ItemOf & { item: ItemData };

const path = (call: string, ...ids: string[]) => `/api/${[call, ...ids.map(encodeURIComponent)].join('/')}`;
/** Field names of a new stop in the specification (API-28). */
const flat = ({ comments, ...item }: ItemData) => ({
  ...item,
  comment_en: comments.en,
  comment_id: comments.id,
  comment_cn: comments.cn,
});
/** Each change creates a new version of the travel, which is the response. */
const packageOf = (answer: Success<TravelDetailView>) => answer.data;
const reloads = (saved: unknown): 'Travels'[] => (saved ? ['Travels'] : []);

const itineraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Options of the destination select; staff also see the hidden ones. */
    itineraryDestinations: build.query<DestinationView[], void>({
      query: () => '/api/get-destinations',
      transformResponse: (answer: Success<DestinationView[]>) => answer.data,
      providesTags: ['Destinations'],
      keepUnusedDataFor: 0,
    }),
    addItineraryItem: build.mutation<TravelDetailView, Added>({
      query: ({ travelId, version, item, after }) => ({
        method: 'POST',
        path: path('add-travel-destination', travelId),
        headers: ifMatch(version),
        body: { ...flat(item), after },
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
    updateItineraryItem: build.mutation<TravelDetailView, Changed>({
      query: ({ travelId, itemId, version, item }) => ({
        method: 'PATCH',
        path: path('update-travel-destination', travelId, itemId),
        headers: ifMatch(version),
        body: { id: itemId, ...item },
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
    /** Changes only the place (EDT-10). */
    moveItineraryItem: build.mutation<TravelDetailView, ItemOf & { place: StopPlace }>({
      query: ({ travelId, itemId, version, place }) => ({
        method: 'PATCH',
        path: path('update-travel-destination', travelId, itemId),
        headers: ifMatch(version),
        body: place,
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
    /** Restores a deleted stop at its former place. */
    restoreItineraryItem: build.mutation<TravelDetailView, ItemOf>({
      query: ({ travelId, itemId, version }) => ({
        method: 'POST',
        path: path('restore-travel-destination', travelId, itemId),
        headers: ifMatch(version),
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
    removeItineraryItem: build.mutation<TravelDetailView, ItemOf>({
      query: ({ travelId, itemId, version }) => ({
        method: 'DELETE',
        path: path('remove-travel-destination', travelId, itemId),
        headers: ifMatch(version),
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
  }),
});

export const {
  useItineraryDestinationsQuery,
  useAddItineraryItemMutation,
  useUpdateItineraryItemMutation,
  useMoveItineraryItemMutation,
  useRestoreItineraryItemMutation,
  useRemoveItineraryItemMutation,
} = itineraryApi;

/** Adds a stop with a picture in one request. */
export function newItemForm({ travelId, version, item, after, picture }: Added & { picture: File }): FormUpload {
  const form = dataForm({ itemData: { ...item, after } }, { image: picture });
  return { method: 'POST', path: path('add-travel-destination', travelId), headers: ifMatch(version), form };
}

export function itemEditForm({ travelId, itemId, version, item, picture }: Changed & { picture: File }): FormUpload {
  const form = dataForm({ itemData: item }, { image: picture });
  return { method: 'PATCH', path: path('update-travel-destination', travelId, itemId), headers: ifMatch(version), form };
}
