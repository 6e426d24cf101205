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
  from: calendarDay().label('First day').meta({ description: 'Of the days booked' }),
  to: calendarDay().label('Last day'),
};
export const bookingExportQuery = inOrder(yup.object(BOOKING_EXPORT_FIELDS));
export type BookingExportQuery = InferType<typeof bookingExportQuery>;

export const askedPackage = view('EnquiryPackageView', 'What a guest asks about; names are empty where nobody knew them then.', {
  slug: string(),
  name: localised(),
});

export const staffView = view('StaffView', 'Somebody of the staff; the name is empty where nobody knows it now.', {
  user_id: string(),
  name: string(),
});

const MOMENT = 'ISO 8601 UTC';

export const bookingView = view('BookingView', 'A booking, as staff see it.', {
  booking_id: string(),
  reference: string('Of its enquiry.'),
  enquiry_id: string(),
  name: string('Of the guest; empty once the guest was taken out of the enquiry (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  state: choice(BOOKING_STATES),
  package: nullable(askedPackage).meta({ description: 'As it was called when it was booked.' }),
  departure_id: nullable(string('Null: a free date.')),
  date: string('`2027-03-14`, a day where the operator lives.'),
  seats: number(),
  price: nullable(number('Whole rupiah per person; null: not agreed.')),
  total: nullable(number('`price` for all seats.')),
  deposit: nullable(number('Whole rupiah, of the whole booking.')),
  hold_until: nullable(string(`${MOMENT}; of what is held: it is cancelled then by itself.`)),
  sizes: string('Of what the crew lays out; empty where nobody asked.'),
  notes: string('Seen by staff only.'),
  created_at: string(MOMENT),
  updated_at: string(MOMENT),
  version: number(),
});
export type BookingView = InferType<typeof bookingView>;

const OF_THE_GUEST = {
  booking_id: string(),
  state: choice(BOOKING_STATES),
  package: nullable(askedPackage),
  date: string('`2027-03-14`'),
  seats: number(),
  hold_until: nullable(string(`${MOMENT}; until then the places are held.`)),
};

export const guestBookingView = view('GuestBookingView', 'A booking, as its guest sees it.', OF_THE_GUEST);
export type GuestBookingView = InferType<typeof guestBookingView>;

export const takenBookingView = view('TakenBookingView', 'A booking with all that is kept of its guest, for the guest (PPL-11).', {
  ...OF_THE_GUEST,
  price: nullable(number('Whole rupiah per person; null: not agreed.')),
  deposit: nullable(number('Whole rupiah, of the whole booking.')),
  sizes: string('Of what the crew lays out; empty where nobody asked.'),
  created_at: string(MOMENT),
});

export type TakenBookingView = InferType<typeof takenBookingView>;

export const calendarFeedView = view('CalendarFeedView', 'The address by which calendars read departures and bookings (ENQ-16).', {
  url: nullable(string('Told once, by the call that made it: only its digest is kept. Where the site knows no origin of its own, a path.')),
  language: choice(LANGUAGE_CODES),
  made_at: string('ISO 8601 UTC'),
  read_at: nullable(string('When a calendar has read it last, to the hour; null: none has.')),
});
export type CalendarFeedView = InferType<typeof calendarFeedView>;

export const bookings = {
  book: {
    route: 'POST /api/enquiries/{id}/bookings',
    access: AREAS.bookings,
    audit: { action: 'booked' },
    summary: 'Book seats for an enquiry: of a departure, or of a free date',
    description: 'Held for `hold_hours`, and the enquiry is `offered`; else confirmed at once, and it is `booked`.',
    path: { id: '`enquiry_id`' },
    json: NEW_BOOKING,
    answers: { 201: enveloped(bookingView) },
    errors: ['enquiry_not_found', 'enquiry_erased', 'departure_not_found', 'departure_full', 'departure_closed', 'enquiry_full'],
    isRepeatable: true,
  },
  exportCsv: {
    route: 'GET /api/bookings/export.csv',
    access: AREAS.bookings,
    summary: 'Bookings of a range of days as CSV, the soonest first',
    query: bookingExportQuery,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  list: {
    route: 'GET /api/bookings',
    access: AREAS.bookings,
    summary: 'Bookings by their day, a page at a time',
    query: bookingListQuery,
    answers: { 200: object({ ...envelope(array(bookingView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  edit: {
    route: 'PATCH /api/bookings/{id}',
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
} as const satisfies Endpoints;

/** The calendar feed (ENQ-16): one secret URL for the operator, readable without a session. */
export const calendar = {
  feed: {
    route: 'GET /api/calendar/{token}.ics',
    access: 'public',
    isSecret: true,
    summary: 'Departures and bookings as a calendar (RFC 5545), for who has its address',
    description:
      'All-day events by the operator’s clocks: references, seats and names of guests, no contacts. `If-None-Match` is read. An address that was revoked is not found.',
    path: { token: 'From the address that staff made' },
    answers: { 200: { contentTypes: ['text/calendar'] }, 304: null },
    errors: ['not_found', 'too_many_attempts'],
  },
  getFeed: {
    route: 'GET /api/calendar-feed',
    access: AREAS.bookings,
    summary: 'Whether there is an address of the calendar, and when it was read; null: there is none',
    answers: { 200: enveloped(nullable(calendarFeedView)) },
  },
  createFeed: {
    route: 'POST /api/calendar-feed',
    access: AREAS.bookings,
    audit: { action: 'address_made' },
    summary: 'Make the address of the calendar anew; the one before opens nothing any more',
    json: NEW_CALENDAR_FEED,
    answers: { 201: enveloped(calendarFeedView) },
  },
  revokeFeed: {
    route: 'DELETE /api/calendar-feed',
    access: AREAS.bookings,
    audit: { action: 'address_revoked' },
    summary: 'Revoke the address of the calendar; where there is none, nothing is to be done',
    answers: { 200: enveloped(nothing()) },
  },
} as const satisfies Endpoints;

export const changes = {
  follow: {
    route: 'GET /api/changes',
    access: AREAS.enquiries,
    summary: 'Hear when enquiries, bookings or departures change, as server-sent events',
    description:
      'Each event is a hint: `{"kinds": ["enquiries"]}` names what to read again, and nothing of what it is now. The first one names all. Goes on for who accepts `text/event-stream`; else the answer ends with that first event. Ends with the session, and after ten minutes at the latest: connect anew.',
    answers: { 200: { contentTypes: ['text/event-stream'] } },
    errors: ['too_many_attempts'],
  },
} as const satisfies Endpoints;
