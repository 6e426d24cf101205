import { AREAS } from '../access.ts';
import { BOOKING_CHANGE, BOOKING_LIST_FIELDS, NEW_BOOKING } from '../requests/bookings.requests.ts';
import { BOOKING_EXPORT_FIELDS } from '../requests/exports.requests.ts';
import { envelope, enveloped, listOf, part } from '../schema/view.ts';
import { bookingView } from '../views/bookings.views.ts';
import { nextCursor } from '../views/lists.views.ts';
import type { Calls } from './call.ts';

export const bookingsCalls: Calls = {
  'POST /api/enquiries/{id}/bookings': {
    access: AREAS.bookings,
    summary: 'Book seats for an enquiry: of a departure, or of a free date',
    description: 'Held for `hold_hours`, and the enquiry is `offered`; else confirmed at once, and it is `booked`.',
    path: { id: '`enquiry_id`' },
    json: NEW_BOOKING,
    answers: { 201: enveloped(bookingView) },
    errors: ['enquiry_not_found', 'enquiry_erased', 'departure_not_found', 'departure_full', 'departure_closed', 'enquiry_full'],
    isRepeatable: true,
  },
  'GET /api/bookings/export.csv': {
    access: AREAS.bookings,
    summary: 'Bookings of a range of days as CSV, the soonest first',
    query: BOOKING_EXPORT_FIELDS,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  'GET /api/bookings': {
    access: AREAS.bookings,
    summary: 'Bookings by their day, a page at a time',
    query: BOOKING_LIST_FIELDS,
    answers: { 200: part({ ...envelope(listOf(bookingView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  'PATCH /api/bookings/{id}': {
    access: AREAS.bookings,
    summary: 'Change state, departure, seats, price, deposit, notes or the end of a hold; what is left out stays',
    description:
      'Who cancels gives the seats back; who takes it back needs them again, and an enquiry that is not erased. Who moves it to another departure takes seats there before those here are given back.',
    path: { id: '`booking_id`' },
    json: BOOKING_CHANGE,
    answers: { 200: enveloped(bookingView) },
    errors: ['booking_not_found', 'enquiry_erased', 'departure_not_found', 'departure_full', 'departure_closed'],
    guards: bookingView,
  },
};
