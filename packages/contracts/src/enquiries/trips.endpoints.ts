import type { InferType } from 'yup';
import * as yup from 'yup';
import { askedPackage, guestBookingView } from '../bookings/views.ts';
import type { Endpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS, nextCursor } from '../lists.ts';
import type { BodyShape } from '../schema/check.ts';
import { fault } from '../schema/fault.ts';
import { oneOf, requiredText } from '../schema/fields.ts';
import { array, boolean, choice, envelope, enveloped, nullable, object, string, view } from '../schema/view.ts';
import { ENQUIRY_STATES, ENQUIRY_WISHES } from './values.ts';
import { enquiryDates, enquiryParty } from './views.ts';

export const TRIP_LIST_FIELDS = CURSOR_FIELDS;
export const tripListQuery = yup.object(TRIP_LIST_FIELDS);
export type TripListQuery = InferType<typeof tripListQuery>;

/** A customer asks for a change of a trip, or for its end; staff decide. */
export const tripWish = yup.object({
  wish: oneOf(ENQUIRY_WISHES).required(fault('required')).label('Wish'),
  message: requiredText(LIMITS.enquiryMessageMaxLength).label('Message'),
});
export type TripWish = InferType<typeof tripWish>;
export const TRIP_WISH = { schema: tripWish } satisfies BodyShape<typeof tripWish>;

export const tripView = view('TripView', 'An own enquiry and what came of it, for a signed-in customer (ENQ-15).', {
  trip_id: string('`enquiry_id`'),
  reference: string(),
  state: choice(ENQUIRY_STATES),
  sent_at: string('ISO 8601 UTC'),
  package: nullable(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  bookings: array(guestBookingView),
  wish: nullable(choice(ENQUIRY_WISHES)).meta({ description: 'What the guest asked for and nobody has answered yet.' }),
  status_url: nullable(string('The private page of the enquiry; null once its link has ended.')),
});
export type TripView = InferType<typeof tripView>;

export const trips = {
  list: {
    route: 'GET /api/my/trips',
    access: 'customer',
    summary: 'Own enquiries and their bookings, newest first',
    description:
      'Those that name the address of the account, once it is verified: before that there are none, and `email_verified` says why.',
    query: tripListQuery,
    answers: { 200: object({ ...envelope(array(tripView)), next_cursor: nextCursor, email_verified: boolean() }) },
    errors: ['validation_failed'],
  },
  wish: {
    route: 'POST /api/my/trips/{id}/wishes',
    access: 'customer',
    summary: 'Ask to change or to cancel a trip: staff see it in the inbox, and decide',
    path: { id: '`trip_id`' },
    json: TRIP_WISH,
    answers: { 201: enveloped(tripView) },
    errors: ['enquiry_not_found', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
} as const satisfies Endpoints;
