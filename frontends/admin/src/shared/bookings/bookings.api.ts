import { api, mutation, query } from '@reefdesk/web-kit';
import { pageOf } from '../lists/cursor-page.ts';

/** A booking also changes the free seats of its departure, and the state and history of its enquiry. */
const TOUCHED = ['Bookings', 'Departures', 'Enquiries'] as const;
const touched = (saved: unknown, failure: { status: number } | undefined) => (saved || failure?.status === 409 ? TOUCHED : []);

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookings: query(build, 'GET /api/bookings', { result: pageOf, providesTags: ['Bookings'], keepUnusedDataFor: 0 }),
    makeBooking: mutation(build, 'POST /api/enquiries/{id}/bookings', { invalidatesTags: touched }),
    changeBooking: mutation(build, 'PATCH /api/bookings/{id}', { invalidatesTags: touched }),
  }),
});

export const { useBookingsQuery, useMakeBookingMutation, useChangeBookingMutation } = bookingsApi;
