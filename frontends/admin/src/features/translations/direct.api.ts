import { api, mutation, query } from '@reefdesk/web-kit';

/** Texts without a draft: those of stops, and the alternative texts of pictures. */
const directApi = api.enhanceEndpoints({ addTagTypes: ['Library'] }).injectEndpoints({
  endpoints: (build) => ({
    translateStop: mutation(build, 'PATCH /api/update-travel-destination/{travelId}/{itemId}', {
      invalidatesTags: (saved) => (saved ? ['Travels'] : []),
    }),
    translatedPicture: query(build, 'GET /api/library/{id}', { keepUnusedDataFor: 0 }),
    translatePicture: mutation(build, 'PATCH /api/library/{id}', { invalidatesTags: (saved) => (saved ? ['Library'] : []) }),
  }),
});

export const { useTranslateStopMutation, useTranslatedPictureQuery, useTranslatePictureMutation } = directApi;
