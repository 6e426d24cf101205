import { AREAS } from '../access.ts';
import { NEW_CALENDAR_FEED } from '../requests/calendar.requests.ts';
import { enveloped, nothing, orNone } from '../schema/view.ts';
import { calendarFeedView } from '../views/calendar.views.ts';
import type { Calls } from './call.ts';

/** The calendar feed (ENQ-16): one secret URL for the operator, readable without a session. */
export const calendarCalls: Calls = {
  'GET /api/calendar/{token}.ics': {
    access: 'public',
    isSecret: true,
    summary: 'Departures and bookings as a calendar (RFC 5545), for who has its address',
    description:
      'All-day events by the operator’s clocks: references, seats and names of guests, no contacts. `If-None-Match` is read. An address that was revoked is not found.',
    path: { token: 'From the address that staff made' },
    answers: { 200: { contentTypes: ['text/calendar'] }, 304: null },
    errors: ['not_found', 'too_many_attempts'],
  },
  'GET /api/calendar-feed': {
    access: AREAS.bookings,
    summary: 'Whether there is an address of the calendar, and when it was read; null: there is none',
    answers: { 200: enveloped(orNone(calendarFeedView)) },
  },
  'POST /api/calendar-feed': {
    access: AREAS.bookings,
    summary: 'Make the address of the calendar anew; the one before opens nothing any more',
    json: NEW_CALENDAR_FEED,
    answers: { 201: enveloped(calendarFeedView) },
  },
  'DELETE /api/calendar-feed': {
    access: AREAS.bookings,
    summary: 'Revoke the address of the calendar; where there is none, nothing is to be done',
    answers: { 200: enveloped(nothing()) },
  },
};
