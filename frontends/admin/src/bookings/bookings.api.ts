import type { BookingView } from '@reefdesk/contracts/bookings';
import type { Success } from '@reefdesk/contracts/envelope';
import type { BookingEdit, NewBooking } from '@reefdesk/contracts/requests/bookings.requests';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

export interface BookingPage {
  bookings: BookingView[];
  /** Null at the end. */
  nextCursor: string | null;
}

interface WantedBooking {
  enquiryId: string;
  /** `Idempotency-Key` */
  key: string;
  body: NewBooking;
}

/** What a booking changes beside itself: what is left of its departure, and the state and the history of its enquiry. */
const TOUCHED = ['Bookings', 'Departures', 'Enquiries'] as const;
const touched = (saved: unknown, failure: { status: number } | undefined) => (saved || failure?.status === 409 ? TOUCHED : []);

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookings: build.query<BookingPage, Readonly<Record<string, string | undefined>>>({
      query: (query) => ({ path: '/api/bookings', query }),
      transformResponse: ({ data, next_cursor }: Success<BookingView[]> & { next_cursor: string | null }) => ({
        bookings: data,
        nextCursor: next_cursor,
      }),
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
