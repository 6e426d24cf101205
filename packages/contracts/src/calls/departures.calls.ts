import { AREAS } from '../access.ts';
import {
  DAY_SHEET_FIELDS,
  DEPARTURE_CHANGE,
  DEPARTURE_LIST_FIELDS,
  DEPARTURE_RANGE_FIELDS,
  NEW_DEPARTURES,
} from '../requests/departures.requests.ts';
import { amount, envelope, enveloped, listOf, part, word } from '../schema/view.ts';
import { daySheetView } from '../views/day-sheet.views.ts';
import { departureView, plannedDepartureView } from '../views/departures.views.ts';
import type { Calls } from './call.ts';

const ID = { id: '`departure_id`' };
const PLANNED = listOf(plannedDepartureView);

export const departuresCalls: Calls = {
  'GET /api/departures': {
    access: 'public',
    summary: 'The days on which a package goes, from tomorrow on: what has begun where the operator lives is left out',
    query: DEPARTURE_LIST_FIELDS,
    answers: { 200: enveloped(listOf(departureView)) },
    errors: ['validation_failed', 'travel_not_found', 'too_many_attempts'],
  },
  'GET /api/departures/all': {
    access: AREAS.departures,
    summary: 'The departures of all packages, with what is booked',
    query: DEPARTURE_RANGE_FIELDS,
    answers: { 200: enveloped(PLANNED) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  'GET /api/departures/day-sheet': {
    access: AREAS.departures,
    summary: 'Who comes on a day: its departures and free dates with their guests, as the crew takes them along (ENQ-16)',
    description: 'Cancelled bookings are left out. The names of guests who were erased are empty.',
    query: DAY_SHEET_FIELDS,
    answers: { 200: enveloped(daySheetView) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  'POST /api/departures': {
    access: AREAS.departures,
    summary: 'Plan departures of a package: one day, or days of the week within a range',
    description: 'Answers all days asked for; those that were there stay as they are.',
    json: NEW_DEPARTURES,
    answers: { 201: part({ ...envelope(PLANNED), created: amount('How many of them are new.') }) },
  },
  'PATCH /api/departures/{id}': {
    access: AREAS.departures,
    summary: 'Change seats, price or status; what is left out stays',
    path: ID,
    json: DEPARTURE_CHANGE,
    answers: { 200: enveloped(plannedDepartureView) },
    errors: ['departure_not_found', 'departure_has_bookings'],
    guards: plannedDepartureView,
  },
  'DELETE /api/departures/{id}': {
    access: AREAS.departures,
    summary: 'Remove a departure without bookings',
    path: ID,
    answers: { 200: enveloped(part({ departure_id: word() })) },
    errors: ['departure_not_found', 'departure_has_bookings'],
    guards: plannedDepartureView,
  },
};
