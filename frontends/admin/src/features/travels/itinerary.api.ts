import type { DestinationView } from '@reefdesk/contracts/destinations';
import type { Success } from '@reefdesk/contracts/envelope';
import type { NewItineraryItem } from '@reefdesk/contracts/requests/itinerary.requests';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';
import type { Versioned } from './travels.api.ts';

type ItemOf = Versioned & { itemId: string };

const path = (call: string, ...ids: string[]) => `/api/${[call, ...ids.map(encodeURIComponent)].join('/')}`;
/** As the specification spells a new one (API-28). */
const flat = ({ comments, ...item }: NewItineraryItem) => ({
  ...item,
  comment_en: comments.en,
  comment_id: comments.id,
  comment_cn: comments.cn,
});
/** Each change makes a new version of the package, which is what they answer. */
const packageOf = (answer: Success<TravelDetailView>) => answer.data;
const reloads = (saved: unknown): 'Travels'[] => (saved ? ['Travels'] : []);

const itineraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For the select; an admin sees all, those that visitors do not see included. */
    itineraryDestinations: build.query<DestinationView[], void>({
      query: () => '/api/get-destinations',
      transformResponse: (answer: Success<DestinationView[]>) => answer.data,
      providesTags: ['Destinations'],
      keepUnusedDataFor: 0,
    }),
    addItineraryItem: build.mutation<TravelDetailView, Versioned & { item: NewItineraryItem }>({
      query: ({ travelId, version, item }) => ({
        method: 'POST',
        path: path('add-travel-destination', travelId),
        headers: ifMatch(version),
        body: flat(item),
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
    updateItineraryItem: build.mutation<TravelDetailView, ItemOf & { item: NewItineraryItem }>({
      query: ({ travelId, itemId, version, item }) => ({
        method: 'PATCH',
        path: path('update-travel-destination', travelId, itemId),
        headers: ifMatch(version),
        body: { id: itemId, ...item },
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
  useRemoveItineraryItemMutation,
} = itineraryApi;
