import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import { type Argument, api, mutation, query } from '@reefdesk/web-kit';

export interface TripPage {
  trips: TripView[];
  /** Null on the last page. */
  nextCursor: string | null;
}

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: mutation(build, 'POST /api/verify-email/resend'),
    exportAccount: mutation(build, 'GET /api/me/export'),
    eraseAccount: mutation(build, 'DELETE /api/me'),
    /** Loaded pages are cached together per account. */
    myTrips: query(build, 'GET /api/my/trips', {
      argument: ({ cursor }: { userId: string; cursor?: string }) => ({ query: { cursor } }),
      result: (answer): TripPage => ({ trips: answer.data, nextCursor: answer.next_cursor }),
      // The data of an account leaves the store with the page.
      keepUnusedDataFor: 0,
      serializeQueryArgs: ({ queryArgs: { userId } }) => userId,
      merge: (seen, { trips, nextCursor }, { arg: { cursor } }) => {
        seen.trips = cursor ? [...seen.trips, ...trips] : trips;
        seen.nextCursor = nextCursor;
      },
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.cursor !== previousArg?.cursor,
    }),
    wishTrip: mutation(build, 'POST /api/my/trips/{id}/wishes', {
      argument: ({ userId: _, ...request }: Argument<'POST /api/my/trips/{id}/wishes'> & { userId: string }) => request,
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        const put = customerApi.util.updateQueryData('myTrips', { userId }, (page) => {
          page.trips = page.trips.map((trip) => (trip.trip_id === data.trip_id ? data : trip));
        });
        dispatch(put);
      },
    }),
  }),
});

export const { useResendVerificationMutation, useExportAccountMutation, useEraseAccountMutation, useMyTripsQuery, useWishTripMutation } =
  customerApi;
