import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { askedPackage } from '../bookings/endpoints.ts';
import { BOOKING_STATES } from '../bookings/values.ts';
import type { Endpoints } from '../endpoint.ts';
import { CONTACT_CHANNELS } from '../enquiries/values.ts';
import { LANGUAGE_CODES } from '../languages.ts';
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
  date: string('`2027-03-14`, a day where the operator lives.'),
  seats_left: number('Never below 0.'),
  status: choice(DEPARTURE_STATUSES).meta({ description: '`few`: 3 places or fewer.' }),
  price: nullable(number("Whole rupiah per person: of this day, else the package's; null: ask.")),
};

export const departureView = view('DepartureView', 'A day on which a package goes, as visitors see it (DEP-02).', SEEN_BY_ALL);
export type DepartureView = InferType<typeof departureView>;

export const plannedDepartureView = view('PlannedDepartureView', 'A departure as staff plan it.', {
  ...SEEN_BY_ALL,
  package: askedPackage,
  seats: number(),
  booked: number('Seats of bookings that are not cancelled.'),
  own_price: nullable(number("Of this day alone; null: the package's price holds.")),
  version: number(),
});
export type PlannedDepartureView = InferType<typeof plannedDepartureView>;

export const sheetGuestView = view('SheetGuestView', 'Who comes by one booking, as the crew needs to know.', {
  booking_id: string(),
  enquiry_id: string(),
  reference: string(),
  state: choice(BOOKING_STATES),
  name: string('Empty once the guest was erased (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  seats: number(),
  party: object({ divers: nullable(number()), guests: nullable(number()), children: nullable(number()) }).meta({
    description: 'As the guest said when asking; null: not said.',
  }),
  certification: nullable(string('One of the levels that forms offer, or the guest’s own words.')),
  sizes: string('Empty where nobody asked.'),
  notes: string(),
  contact: nullable(object({ channel: choice(CONTACT_CHANNELS), value: string() })).meta({
    description: 'The way that the guest prefers.',
  }),
  hold_until: nullable(string('ISO 8601 UTC; of what is held.')),
});
export type SheetGuestView = InferType<typeof sheetGuestView>;

export const daySheetView = view('DaySheetView', 'A day as it is printed for the crew (ENQ-16).', {
  date: string('`2027-03-14`, a day where the operator lives.'),
  departures: array(
    object({
      departure_id: string(),
      package: askedPackage,
      status: choice(DEPARTURE_STATUSES),
      seats: number(),
      booked: number('Seats of the bookings below.'),
      start: nullable(object({ time: string('`HH:MM`, or empty.'), words: localised() })).meta({
        description: 'The first stop of the package: when, and where one meets; null: it has none.',
      }),
      guests: array(sheetGuestView),
    }),
  ),
  free: array(object({ package: nullable(askedPackage), guest: sheetGuestView })).meta({
    description: 'Bookings of this day that belong to no departure.',
  }),
});

export type DaySheetView = InferType<typeof daySheetView>;

const ID = { id: '`departure_id`' };
const PLANNED = array(plannedDepartureView);

export const departures = {
  bookable: {
    route: 'GET /api/departures',
    access: 'public',
    summary: 'The days on which a package goes, from tomorrow on: what has begun where the operator lives is left out',
    query: departureListQuery,
    answers: { 200: enveloped(array(departureView)) },
    errors: ['validation_failed', 'travel_not_found', 'too_many_attempts'],
  },
  list: {
    route: 'GET /api/departures/all',
    access: AREAS.departures,
    summary: 'The departures of all packages, with what is booked',
    query: departureRangeQuery,
    answers: { 200: enveloped(PLANNED) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  daySheet: {
    route: 'GET /api/departures/day-sheet',
    access: AREAS.departures,
    summary: 'Who comes on a day: its departures and free dates with their guests, as the crew takes them along (ENQ-16)',
    description: 'Cancelled bookings are left out. The names of guests who were erased are empty.',
    query: daySheetQuery,
    answers: { 200: enveloped(daySheetView) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  create: {
    route: 'POST /api/departures',
    access: AREAS.departures,
    summary: 'Plan departures of a package: one day, or days of the week within a range',
    description: 'Answers all days asked for; those that were there stay as they are.',
    json: NEW_DEPARTURES,
    answers: { 201: object({ ...envelope(PLANNED), created: number('How many of them are new.') }) },
  },
  edit: {
    route: 'PATCH /api/departures/{id}',
    access: AREAS.departures,
    summary: 'Change seats, price or status; what is left out stays',
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
