import type { Success } from '@reefdesk/contracts/envelope';
import type { Written } from '@reefdesk/contracts/schema/check';
import type { NewTravel } from '@reefdesk/contracts/travels/requests';
import type { TravelDetailView, TravelsWithStatsView } from '@reefdesk/contracts/travels/views';
import { ifMatch } from '@reefdesk/forms';
import { dataForm } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { api } from '@reefdesk/web-kit';

/** Body of `add-travel` and `edit-travel`; the forms send all fields. */
export type TravelData = Written<Required<NewTravel>>;

/** Every change names the version it is based on; an outdated one is rejected with `edit_conflict`. */
export interface Versioned {
  travelId: string;
  version: number;
}

type TravelEdit = Versioned & { data: TravelData };

const dataOf = (answer: Success<TravelDetailView>) => answer.data;
const editPath = (travelId: string) => `/api/edit-travel/${encodeURIComponent(travelId)}`;

export const travelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    travelsWithStats: build.query<TravelsWithStatsView, void>({
      query: () => '/api/get-travels-with-stats',
      transformResponse: (answer: Success<TravelsWithStatsView>) => answer.data,
      providesTags: ['Travels'],
      // The admin list is loaded again on every visit.
      keepUnusedDataFor: 0,
    }),
    travelDetails: build.query<TravelDetailView, string>({
      query: (travelId) => `/api/get-travel-details/${encodeURIComponent(travelId)}`,
      transformResponse: dataOf,
      providesTags: ['Travels'],
      keepUnusedDataFor: 0,
    }),
    editTravel: build.mutation<TravelDetailView, TravelEdit>({
      query: ({ travelId, version, data }) => ({
        method: 'PATCH',
        path: editPath(travelId),
        headers: ifMatch(version),
        body: data,
      }),
      transformResponse: dataOf,
      invalidatesTags: (saved) => (saved ? ['Travels'] : []),
    }),
    /** Returns the copy. */
    duplicateTravel: build.mutation<TravelDetailView, { travelId: string; key: string }>({
      query: ({ travelId, key }) => ({
        method: 'POST',
        path: `/api/duplicate-travel/${encodeURIComponent(travelId)}`,
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: dataOf,
      invalidatesTags: (copy) => (copy ? ['Travels'] : []),
    }),
    /** Does not invalidate the travels: the caller does so after leaving the deleted travel's screen. */
    deleteTravel: build.mutation<unknown, Versioned>({
      query: ({ travelId, version }) => ({
        method: 'DELETE',
        path: `/api/delete-travel/${encodeURIComponent(travelId)}`,
        headers: ifMatch(version),
      }),
    }),
  }),
});

export const {
  useTravelsWithStatsQuery,
  useTravelDetailsQuery,
  useEditTravelMutation,
  useDuplicateTravelMutation,
  useDeleteTravelMutation,
} = travelsApi;

/** Request for `sendForm` that adds a travel, with its picture if one was chosen (AADD-09). */
export function newTravelForm(data: TravelData, picture: File | null): FormUpload {
  return { method: 'POST', path: '/api/add-travel', form: dataForm({ travelData: data }, { mainImage: picture }) };
}

/** Request that edits a travel and replaces its picture. */
export function editTravelForm({ travelId, version, data, picture }: TravelEdit & { picture: File }): FormUpload {
  return {
    method: 'PATCH',
    path: editPath(travelId),
    headers: ifMatch(version),
    form: dataForm({ travelData: data }, { mainImage: picture }),
  };
}
