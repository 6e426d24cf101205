import type { Success } from '@reefdesk/contracts/envelope';
import type { Localised } from '@reefdesk/contracts/languages';
import type { ContentStatus } from '@reefdesk/contracts/statuses';
import type { TravelDetailView, TravelsWithStatsView } from '@reefdesk/contracts/travels';
import { api } from '@reefdesk/web-kit';
import type { FormUpload } from '../../uploads/send-form.ts';

/** What a package is, as `add-travel` and `edit-travel` take it. */
export interface TravelData {
  names: Localised;
  categories: Localised;
  descriptions: Localised;
  /** `1 day`, `3 days`. */
  duration: string;
  status: ContentStatus;
  /** Whole rupiah per person; null for none. */
  price: number | null;
}

/** Every change says which version it was made from; a stale one is refused with `edit_conflict`. */
export interface Versioned {
  travelId: string;
  version: number;
}

const dataOf = (answer: Success<TravelDetailView>) => answer.data;
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

export const travelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    travelsWithStats: build.query<TravelsWithStatsView, void>({
      query: () => '/api/get-travels-with-stats',
      transformResponse: (answer: Success<TravelsWithStatsView>) => answer.data,
      providesTags: ['Travels'],
      // The list of an admin is never older than the visit to it.
      keepUnusedDataFor: 0,
    }),
    travelDetails: build.query<TravelDetailView, string>({
      query: (travelId) => `/api/get-travel-details/${encodeURIComponent(travelId)}`,
      transformResponse: dataOf,
      providesTags: ['Travels'],
      keepUnusedDataFor: 0,
    }),
    editTravel: build.mutation<TravelDetailView, Versioned & { data: TravelData }>({
      query: ({ travelId, version, data }) => ({
        method: 'PATCH',
        path: `/api/edit-travel/${encodeURIComponent(travelId)}`,
        headers: ifMatch(version),
        body: data,
      }),
      transformResponse: dataOf,
      invalidatesTags: (saved) => (saved ? ['Travels'] : []),
    }),
    /** Whoever calls it reloads the packages after leaving the screen of the one that is gone. */
    deleteTravel: build.mutation<unknown, Versioned>({
      query: ({ travelId, version }) => ({
        method: 'DELETE',
        path: `/api/delete-travel/${encodeURIComponent(travelId)}`,
        headers: ifMatch(version),
      }),
    }),
  }),
});

export const { useTravelsWithStatsQuery, useTravelDetailsQuery, useEditTravelMutation, useDeleteTravelMutation } = travelsApi;

/** A new package and its picture, for `sendForm` (AADD-09). */
export function newTravelForm(data: TravelData, picture: File): FormUpload {
  const form = new FormData();
  form.append('travelData', JSON.stringify(data));
  form.append('mainImage', picture);
  return { method: 'POST', path: '/api/add-travel', form };
}

/** Another picture for a package. */
export function imageForm({ travelId, version, picture }: Versioned & { picture: File }): FormUpload {
  const form = new FormData();
  form.append('mainImage', picture);
  return { method: 'PATCH', path: `/api/edit-travel/${encodeURIComponent(travelId)}/image`, headers: ifMatch(version), form };
}
