import type { Written } from '@reefdesk/contracts/schema/check';
import type { NewTravel } from '@reefdesk/contracts/travels/requests';
import { dataForm, uploadTo } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { type Argument, api, mutation, query } from '@reefdesk/web-kit';

export type TravelData = Written<Required<NewTravel>>;

const invalidatesTags = (saved: unknown) => (saved ? (['Travels'] as const) : []);

export const travelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    travelsWithStats: query(build, 'GET /api/get-travels-with-stats', {
      providesTags: ['Travels'],
      // The list is loaded again on every visit.
      keepUnusedDataFor: 0,
    }),
    travelDetails: query(build, 'GET /api/get-travel-details/{travelId}', { providesTags: ['Travels'], keepUnusedDataFor: 0 }),
    editTravel: mutation(build, 'PATCH /api/edit-travel/{travelId}', { invalidatesTags }),
    duplicateTravel: mutation(build, 'POST /api/duplicate-travel/{travelId}', { invalidatesTags }),
    /** Does not invalidate the travels. The caller does so after leaving the deleted travel's screen. */
    deleteTravel: mutation(build, 'DELETE /api/delete-travel/{travelId}'),
  }),
});

export const {
  useTravelsWithStatsQuery,
  useTravelDetailsQuery,
  useEditTravelMutation,
  useDuplicateTravelMutation,
  useDeleteTravelMutation,
} = travelsApi;

/** Adds a travel, with its picture if one was chosen (AADD-09). */
export function newTravelForm(data: TravelData, picture: File | null): FormUpload {
  return uploadTo('POST /api/add-travel', { body: dataForm({ travelData: data }, { mainImage: picture }) });
}

export function editTravelForm(
  { body, ...argument }: Argument<'PATCH /api/edit-travel/{travelId}'> & { body: TravelData },
  picture: File,
): FormUpload {
  return uploadTo('PATCH /api/edit-travel/{travelId}', { ...argument, body: dataForm({ travelData: body }, { mainImage: picture }) });
}
