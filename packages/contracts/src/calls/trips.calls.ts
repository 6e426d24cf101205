import { TRIP_LIST_FIELDS, TRIP_WISH } from '../requests/trips.requests.ts';
import { envelope, enveloped, flag, listOf, part } from '../schema/view.ts';
import { nextCursor } from '../views/lists.views.ts';
import { tripView } from '../views/trips.views.ts';
import type { Calls } from './call.ts';

export const tripsCalls: Calls = {
  'GET /api/my/trips': {
    access: 'customer',
    summary: 'Own enquiries and their bookings, newest first',
    description:
      'Those that name the address of the account, once it is verified: before that there are none, and `email_verified` says why.',
    query: TRIP_LIST_FIELDS,
    answers: { 200: part({ ...envelope(listOf(tripView)), next_cursor: nextCursor, email_verified: flag() }) },
    errors: ['validation_failed'],
  },
  'POST /api/my/trips/{id}/wishes': {
    access: 'customer',
    summary: 'Ask to change or to cancel a trip: staff see it in the inbox, and decide',
    path: { id: '`trip_id`' },
    json: TRIP_WISH,
    answers: { 201: enveloped(tripView) },
    errors: ['enquiry_not_found', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
};
