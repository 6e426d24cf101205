import type { InferType } from 'yup';
import type { bookingView, guestBookingView } from './views/bookings.views.ts';

export * from './booking-words.ts';

export type BookingView = InferType<typeof bookingView>;
export type GuestBookingView = InferType<typeof guestBookingView>;
