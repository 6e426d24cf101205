import type { DestinationView } from '@reefdesk/contracts/destinations';
import type { Success } from '@reefdesk/contracts/envelope';
import type { ItineraryCategory, TravelDetailView } from '@reefdesk/contracts/travels';
import { api } from '@reefdesk/web-kit';
import type { Versioned } from './travels.api.ts';

/** One item as the calls take it (API-28). */
export interface ItineraryItemData {
  category: ItineraryCategory;
  destination_id: string | null;
  /** `HH:MM`, 24 hours. */
  time: string;
  comment_en: string;
  comment_id: string;
  comment_cn: string;
}

type ItemOf = Versioned & { itemId: string };

const path = (call: string, ...ids: string[]) => `/api/${[call, ...ids.map(encodeURIComponent)].join('/')}`;
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
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
    addItineraryItem: build.mutation<TravelDetailView, Versioned & { item: ItineraryItemData }>({
      query: ({ travelId, version, item }) => ({
        method: 'POST',
        path: path('add-travel-destination', travelId),
        headers: ifMatch(version),
        body: item,
      }),
      transformResponse: packageOf,
      invalidatesTags: reloads,
    }),
    updateItineraryItem: build.mutation<TravelDetailView, ItemOf & { item: ItineraryItemData }>({
      query: ({ travelId, itemId, version, item: { comment_en, comment_id, comment_cn, ...item } }) => ({
        method: 'PATCH',
        path: path('update-travel-destination', travelId, itemId),
        headers: ifMatch(version),
        body: { id: itemId, ...item, comments: { en: comment_en, id: comment_id, cn: comment_cn } },
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
