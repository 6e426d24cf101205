import type { InferType } from 'yup';
import type { bookingView, guestBookingView, takenBookingView } from './views/bookings.views.ts';

export * from './booking-words.ts';

export type BookingView = InferType<typeof bookingView>;
export type GuestBookingView = InferType<typeof guestBookingView>;
export type TakenBookingView = InferType<typeof takenBookingView>;
