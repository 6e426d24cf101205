import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { nextCursor } from '../lists.ts';
import { calendarDay, inOrder } from '../schema/fields.ts';
import { array, choice, envelope, enveloped, localised, nothing, nullable, number, object, string, view } from '../schema/view.ts';
import { BOOKING_CHANGE, bookingListQuery, NEW_BOOKING, NEW_CALENDAR_FEED } from './requests.ts';
import { BOOKING_STATES } from './values.ts';

export const BOOKING_EXPORT_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'First booked day.' }),
  to: calendarDay().label('Last day'),
};
export const bookingExportQuery = inOrder(yup.object(BOOKING_EXPORT_FIELDS));
export type BookingExportQuery = InferType<typeof bookingExportQuery>;

export const askedPackage = view('EnquiryPackageView', 'The package of an enquiry. Names are empty if they were unknown at that time.', {
  slug: string(),
  name: localised(),
});

export const staffView = view('StaffView', 'A staff member. The name is empty if it is currently unknown.', {
  user_id: string(),
  name: string(),
});
export type StaffView = InferType<typeof staffView>;

const MOMENT = 'ISO 8601 UTC';
const LAST_DATE = string('Last day of the trip, as long as it was when it was booked; `date` if it takes one day.');

export const bookingView = view('BookingView', 'A booking, for staff.', {
  booking_id: string(),
  reference: string('Reference of the enquiry.'),
  enquiry_id: string(),
  name: string('Name of the guest; empty after the guest’s data was erased from the enquiry (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  state: choice(BOOKING_STATES),
  package: nullable(askedPackage).meta({ description: 'Package with its name at the time of booking.' }),
  departure_id: nullable(string('Null for a booking of a free date.')),
  date: string('First day in the time zone of the operator, such as `2027-03-14`.'),
  last_date: LAST_DATE,
  seats: number(),
  price: nullable(number('Whole rupiah per person; null if not agreed.')),
  total: nullable(number('`price` for all seats, in whole rupiah.')),
  deposit: nullable(number('Whole rupiah for the whole booking.')),
  hold_until: nullable(string(`End of the hold or the offer, ${MOMENT}. The booking is then cancelled automatically.`)),
  sizes: string('Sizes of the equipment to prepare; empty if not known.'),
  notes: string('Notes, visible to staff only.'),
  created_at: string(MOMENT),
  updated_at: string(MOMENT),
  version: number(),
});
export type BookingView = InferType<typeof bookingView>;

const OF_THE_GUEST = {
  booking_id: string(),
  state: choice(BOOKING_STATES),
  package: nullable(askedPackage),
  date: string('First day, such as `2027-03-14`.'),
  last_date: LAST_DATE,
  seats: number(),
  price: nullable(number('Whole rupiah per person; null if not agreed.')),
  deposit: nullable(number('Whole rupiah for the whole booking.')),
  hold_until: nullable(string(`End of the hold on the seats or of the offer, ${MOMENT}.`)),
};

export const preparationView = view('PreparationView', 'Where a guest is met, and what to bring, one item per line.', {
  start: nullable(object({ time: string('`HH:MM`, or an empty string.'), words: localised() })).meta({
    description: 'Begin of the first day and where it is.',
  }),
  to_bring: localised(),
});
export type PreparationView = InferType<typeof preparationView>;

export const guestBookingView = view('GuestBookingView', 'A booking, for its guest.', {
  ...OF_THE_GUEST,
  preparation: nullable(preparationView).meta({ description: 'Null unless places are held or confirmed, or if nothing is known.' }),
});
export type GuestBookingView = InferType<typeof guestBookingView>;

export const takenBookingView = view('TakenBookingView', 'A booking with all stored data of its guest, for the guest (PPL-11).', {
  ...OF_THE_GUEST,
  sizes: string('Sizes of the equipment to prepare; empty if not known.'),
  created_at: string(MOMENT),
});

export type TakenBookingView = InferType<typeof takenBookingView>;

export const calendarFeedView = view('CalendarFeedView', 'The URL from which calendars read departures and bookings (ENQ-16).', {
  url: nullable(string('Returned once, when it is created; only its digest is stored. A path if the site has no configured origin.')),
  language: choice(LANGUAGE_CODES),
  made_at: string('ISO 8601 UTC'),
  read_at: nullable(string('Last read by a calendar, with a precision of one hour; null if never.')),
});
export type CalendarFeedView = InferType<typeof calendarFeedView>;

/** Errors of a departure without the wanted seats. */
export const SEATS_REFUSED = ['departure_not_found', 'departure_full', 'departure_closed'] as const;

export const bookings = {
  book: {
    route: 'POST /api/enquiries/{id}/bookings',
    access: AREAS.bookings,
    audit: { action: 'booked' },
    summary: 'Book seats for an enquiry',
    description:
      'The seats are on a departure or on a free date. An offer takes them when the guest accepts it (ENQ-25). With an offer or a hold the ' +
      'enquiry becomes `offered`; with a confirmed booking it becomes `booked`.',
    path: { id: '`enquiry_id`' },
    json: NEW_BOOKING,
    answers: { 201: enveloped(bookingView) },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full', ...SEATS_REFUSED],
    isRepeatable: true,
  },
  exportCsv: {
    route: 'GET /api/bookings/export.csv',
    access: AREAS.bookings,
    summary: 'Export the bookings of a range of days as CSV, soonest first',
    query: bookingExportQuery,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  list: {
    route: 'GET /api/bookings',
    access: AREAS.bookings,
    summary: 'List bookings by day, in pages',
    query: bookingListQuery,
    answers: { 200: object({ ...envelope(array(bookingView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  edit: {
    route: 'PATCH /api/bookings/{id}',
    access: AREAS.bookings,
    summary: 'Edit a booking',
    description:
      'Changes state, departure, seats, price, deposit, sizes, notes or the end of a hold; omitted fields keep their value. Cancelling a ' +
      'booking releases its seats. Reverting a cancellation requires free seats and an enquiry that is not erased. A move to another ' +
      'departure takes seats there before those of the old departure are released.',
    path: { id: '`booking_id`' },
    json: BOOKING_CHANGE,
    answers: { 200: enveloped(bookingView) },
    errors: ['booking_not_found', 'enquiry_erased', ...SEATS_REFUSED],
    guards: bookingView,
  },
} as const satisfies Endpoints;

/** The calendar feed (ENQ-16): one secret URL for the operator, readable without a session. */
export const calendar = {
  feed: {
    route: 'GET /api/calendar/{token}.ics',
    access: 'public',
    isSecret: true,
    summary: 'Get departures and bookings as a calendar (RFC 5545)',
    description:
      'Access requires only the secret URL. All-day events in the time zone of the operator, with references, seats and names of guests ' +
      'but no contact details. `If-None-Match` is supported. A revoked URL returns 404.',
    path: { token: 'Token from the URL that staff created.' },
    answers: { 200: { contentTypes: ['text/calendar'] }, 304: null },
    errors: ['not_found', 'too_many_attempts'],
  },
  getFeed: {
    route: 'GET /api/calendar-feed',
    access: AREAS.bookings,
    summary: 'Get the calendar feed',
    description: 'Includes the time of the last read; null if there is no calendar feed.',
    answers: { 200: enveloped(nullable(calendarFeedView)) },
  },
  createFeed: {
    route: 'POST /api/calendar-feed',
    access: AREAS.bookings,
    audit: { action: 'address_made' },
    summary: 'Create a new URL for the calendar feed',
    description: 'The previous URL stops working.',
    json: NEW_CALENDAR_FEED,
    answers: { 201: enveloped(calendarFeedView) },
  },
  revokeFeed: {
    route: 'DELETE /api/calendar-feed',
    access: AREAS.bookings,
    audit: { action: 'address_revoked' },
    summary: 'Revoke the URL of the calendar feed',
    description: 'Has no effect if there is no URL.',
    answers: { 200: enveloped(nothing()) },
  },
} as const satisfies Endpoints;

export const changes = {
  follow: {
    route: 'GET /api/changes',
    access: AREAS.enquiries,
    summary: 'Stream changes of enquiries, bookings and departures as server-sent events',
    description:
      'Each event is a hint: `{"kinds": ["enquiries"]}` names the kinds to reload and contains no data. The first event names all kinds. ' +
      'The stream stays open if the client accepts `text/event-stream`; otherwise the response ends after the first event. The stream ' +
      'ends with the session and after ten minutes at the latest; reconnect to continue.',
    answers: { 200: { contentTypes: ['text/event-stream'] } },
    errors: ['too_many_attempts'],
  },
} as const satisfies Endpoints;
