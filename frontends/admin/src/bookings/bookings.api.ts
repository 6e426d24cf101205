import type { BookingEdit, NewBooking } from '@reefdesk/contracts/bookings/requests';
import type { BookingView } from '@reefdesk/contracts/bookings/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';
import { type CursorPage, pageOf } from '../lists/cursor-page.ts';

interface WantedBooking {
  enquiryId: string;
  /** Value of the `Idempotency-Key` header. */
  key: string;
  body: NewBooking;
}

/** A booking also changes the free seats of its departure, and the state and history of its enquiry. */
const TOUCHED = ['Bookings', 'Departures', 'Enquiries'] as const;
const touched = (saved: unknown, failure: { status: number } | undefined) => (saved || failure?.status === 409 ? TOUCHED : []);

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookings: build.query<CursorPage<BookingView>, Readonly<Record<string, string | undefined>>>({
      query: (query) => ({ path: '/api/bookings', query }),
      transformResponse: pageOf<BookingView>,
      providesTags: ['Bookings'],
      keepUnusedDataFor: 0,
    }),
    makeBooking: build.mutation<BookingView, WantedBooking>({
      query: ({ enquiryId, key, body }) => ({
        method: 'POST',
        path: `/api/enquiries/${encodeURIComponent(enquiryId)}/bookings`,
        headers: { 'Idempotency-Key': key },
        body,
      }),
      transformResponse: ({ data }: Success<BookingView>) => data,
      invalidatesTags: touched,
    }),
    changeBooking: build.mutation<BookingView, { booking: Pick<BookingView, 'booking_id' | 'version'>; edit: BookingEdit }>({
      query: ({ booking, edit }) => ({
        method: 'PATCH',
        path: `/api/bookings/${encodeURIComponent(booking.booking_id)}`,
        headers: ifMatch(booking.version),
        body: edit,
      }),
      transformResponse: ({ data }: Success<BookingView>) => data,
      invalidatesTags: touched,
    }),
  }),
});

export const { useBookingsQuery, useMakeBookingMutation, useChangeBookingMutation } = bookingsApi;
