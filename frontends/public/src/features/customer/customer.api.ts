import type { PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import type { AccountExportView } from '@reefdesk/contracts/accounts/views';
import type { TripView, TripWish } from '@reefdesk/contracts/enquiries/trips.endpoints';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

export interface TripPage {
  trips: TripView[];
  /** Null at the end. */
  nextCursor: string | null;
}

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<Success<null>, void>({
      query: () => ({ method: 'POST', path: '/api/verify-email/resend' }),
    }),
    exportAccount: build.mutation<AccountExportView, void>({ query: () => '/api/me/export' }),
    eraseAccount: build.mutation<Success<null>, PasswordConsent>({ query: (body) => ({ method: 'DELETE', path: '/api/me', body }) }),
    /** Pages that were asked for stay together, by the account they are of. */
    myTrips: build.query<TripPage, { userId: string; cursor?: string }>({
      query: ({ cursor }) => ({ path: '/api/my/trips', query: { cursor } }),
      transformResponse: (answer: Success<TripView[]> & { next_cursor: string | null }) => ({
        trips: answer.data,
        nextCursor: answer.next_cursor,
      }),
      // Nothing of the account stays in the store when the page is left.
      keepUnusedDataFor: 0,
      serializeQueryArgs: ({ queryArgs: { userId } }) => userId,
      merge: (seen, { trips, nextCursor }, { arg: { cursor } }) => {
        seen.trips = cursor ? [...seen.trips, ...trips] : trips;
        seen.nextCursor = nextCursor;
      },
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.cursor !== previousArg?.cursor,
    }),
    wishTrip: build.mutation<TripView, { userId: string; tripId: string; key: string; wish: TripWish }>({
      query: ({ tripId, key, wish }) => ({
        method: 'POST',
        path: `/api/my/trips/${encodeURIComponent(tripId)}/wishes`,
        headers: { 'Idempotency-Key': key },
        body: wish,
      }),
      transformResponse: ({ data }: Success<TripView>) => data,
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
