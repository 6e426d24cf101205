import type { Success } from '@reefdesk/contracts/envelope';
import type { TravelsWithStatsView } from '@reefdesk/contracts/travels';
import { api } from '@reefdesk/web-kit';

export const travelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    travelsWithStats: build.query<TravelsWithStatsView, void>({
      query: () => '/api/get-travels-with-stats',
      transformResponse: (answer: Success<TravelsWithStatsView>) => answer.data,
      providesTags: ['Travels'],
      // The list of an admin is never older than the visit to it.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTravelsWithStatsQuery } = travelsApi;
