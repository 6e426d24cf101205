import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { askedPackage } from '../bookings/endpoints.ts';
import { BOOKING_STATES } from '../bookings/values.ts';
import type { Endpoints } from '../endpoint.ts';
import { CONTACT_CHANNELS } from '../enquiries/values.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { array, choice, envelope, enveloped, localised, nullable, number, object, string, view } from '../schema/view.ts';
import {
  DEPARTURE_CHANGE,
  DEPARTURE_STATUSES,
  daySheetQuery,
  departureListQuery,
  departureRangeQuery,
  NEW_DEPARTURES,
} from './requests.ts';

const SEEN_BY_ALL = {
  departure_id: string(),
  date: string('Day in the time zone of the operator, such as `2027-03-14`.'),
  last_date: string('Last day of the trip; `date` if it takes one day.'),
  seats_left: number('Never below 0.'),
  status: choice(DEPARTURE_STATUSES).meta({ description: '`few`: 3 seats or fewer are left.' }),
  price: nullable(number('Whole rupiah per person, of this departure or else of the package; null if on request.')),
};

export const departureView = view('DepartureView', 'A departure of a package, for visitors (DEP-02).', SEEN_BY_ALL);
export type DepartureView = InferType<typeof departureView>;

export const nextDepartureView = view('NextDepartureView', 'The first departure of a package that can be requested.', {
  package: string('Slug.'),
  ...SEEN_BY_ALL,
});
export type NextDepartureView = InferType<typeof nextDepartureView>;

export const plannedDepartureView = view('PlannedDepartureView', 'A departure, for staff.', {
  ...SEEN_BY_ALL,
  package: askedPackage,
  seats: number(),
  booked: number('Seats of bookings that are not cancelled.'),
  waitlist: number('Enquiries of guests who wait for places.'),
  own_price: nullable(number('Price of this departure only; null if the price of the package applies.')),
  version: number(),
});
export type PlannedDepartureView = InferType<typeof plannedDepartureView>;

export const sheetGuestView = view('SheetGuestView', 'The guests of one booking, for the crew.', {
  booking_id: string(),
  enquiry_id: string(),
  reference: string(),
  state: choice(BOOKING_STATES),
  name: string('Name of the guest; empty after the guest was erased (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  seats: number(),
  party: object({ divers: nullable(number()), guests: nullable(number()), children: nullable(number()) }).meta({
    description: 'Party as stated in the enquiry; null if not stated.',
  }),
  certification: nullable(string('One of the levels in the forms, or the guest’s own text.')),
  sizes: string('Sizes of the equipment; empty if not known.'),
  notes: string(),
  contact: nullable(object({ channel: choice(CONTACT_CHANNELS), value: string() })).meta({
    description: 'Contact channel that the guest prefers.',
  }),
  hold_until: nullable(string('End of the hold, ISO 8601 UTC.')),
});
export type SheetGuestView = InferType<typeof sheetGuestView>;

export const daySheetView = view('DaySheetView', 'The printable sheet of a day for the crew (ENQ-16).', {
  date: string('Day in the time zone of the operator, such as `2027-03-14`.'),
  departures: array(
    object({
      departure_id: string(),
      package: askedPackage,
      status: choice(DEPARTURE_STATUSES),
      seats: number(),
      booked: number('Seats of the bookings below.'),
      start: nullable(object({ time: string('`HH:MM`, or an empty string.'), words: localised() })).meta({
        description: 'First stop of the package, with the time and place to meet; null if it has none.',
      }),
      guests: array(sheetGuestView),
    }),
  ),
  free: array(object({ package: nullable(askedPackage), guest: sheetGuestView })).meta({
    description: 'Bookings of this day without a departure.',
  }),
});

export type DaySheetView = InferType<typeof daySheetView>;

const ID = { id: '`departure_id`' };
const PLANNED = array(plannedDepartureView);

export const departures = {
  bookable: {
    route: 'GET /api/departures',
    access: 'public',
    summary: 'List the upcoming departures of a package',
    description: 'From tomorrow on, in the time zone of the operator. Departures that have begun are left out.',
    query: departureListQuery,
    answers: { 200: enveloped(array(departureView)) },
    errors: ['validation_failed', 'travel_not_found', 'too_many_attempts'],
  },
  next: {
    route: 'GET /api/departures/next',
    access: 'public',
    summary: 'List the next departure of each package (DEP-11)',
    description:
      'The first one with places, from tomorrow on, in the time zone of the operator. Packages without one and hidden packages are left ' +
      `out. Sorted by day; at most ${LIMITS.travels}.`,
    answers: { 200: enveloped(array(nextDepartureView)) },
    errors: ['too_many_attempts'],
  },
  list: {
    route: 'GET /api/departures/all',
    access: AREAS.departures,
    summary: 'List the departures of all packages with their booked seats',
    query: departureRangeQuery,
    answers: { 200: enveloped(PLANNED) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  daySheet: {
    route: 'GET /api/departures/day-sheet',
    access: AREAS.departures,
    summary: 'Get the day sheet for the crew (ENQ-16)',
    description:
      'Lists the departures and free dates of a day with their guests. Cancelled bookings are left out. The names of erased guests are ' +
      'empty.',
    query: daySheetQuery,
    answers: { 200: enveloped(daySheetView) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  create: {
    route: 'POST /api/departures',
    access: AREAS.departures,
    summary: 'Create departures of a package',
    description: 'For one day, or for days of the week within a range. Returns all requested days; existing departures are not changed.',
    json: NEW_DEPARTURES,
    answers: { 201: object({ ...envelope(PLANNED), created: number('Number of new departures.') }) },
  },
  edit: {
    route: 'PATCH /api/departures/{id}',
    access: AREAS.departures,
    summary: 'Edit a departure',
    description: 'Changes seats, price or status. Omitted fields keep their value.',
    path: ID,
    json: DEPARTURE_CHANGE,
    answers: { 200: enveloped(plannedDepartureView) },
    errors: ['departure_not_found', 'departure_has_bookings'],
    guards: plannedDepartureView,
  },
  remove: {
    route: 'DELETE /api/departures/{id}',
    access: AREAS.departures,
    summary: 'Remove a departure without bookings',
    path: ID,
    answers: { 200: enveloped(object({ departure_id: string() })) },
    errors: ['departure_not_found', 'departure_has_bookings'],
    guards: plannedDepartureView,
  },
} as const satisfies Endpoints;
