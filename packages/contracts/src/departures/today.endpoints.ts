import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { bookingView } from '../bookings/endpoints.ts';
import type { Endpoints } from '../endpoint.ts';
import { enquiryView, undeliveredEmailView } from '../enquiries/views.ts';
import { LIMITS } from '../limits.ts';
import { array, enveloped, number, object, string, view } from '../schema/view.ts';
import { daySheetView, plannedDepartureView } from './endpoints.ts';

export const undeliveredView = view('UndeliveredView', 'An email about an enquiry that was not delivered, with its enquiry.', {
  enquiry_id: string(),
  reference: string(),
  name: string('Name of the guest; empty after the guest’s data was erased (ENQ-19).'),
  email: undeliveredEmailView,
});
export type UndeliveredView = InferType<typeof undeliveredView>;

const AT_MOST = `At most ${LIMITS.todayEntries}.`;

export const todayView = view('TodayView', 'Work of the day (ENQ-28).', {
  days: array(daySheetView).meta({ description: 'Day sheets of today and tomorrow in the time zone of the operator.' }),
  waiting: object({
    total: number('Enquiries whose guest waits for an answer.'),
    first: array(enquiryView).meta({ description: `Longest wait first. ${AT_MOST}` }),
  }),
  ending: array(bookingView).meta({
    description: `Holds and offers that end within ${LIMITS.endingSoonHours} hours, the next one first. ${AT_MOST}`,
  }),
  freed: array(plannedDepartureView).meta({ description: 'Departures with places again whose guests wait for them, by day (DEP-12).' }),
  undelivered: array(undeliveredView).meta({ description: `Newest first. ${AT_MOST}` }),
});
export type TodayView = InferType<typeof todayView>;

export const today = {
  get: {
    route: 'GET /api/today',
    access: AREAS.enquiries,
    summary: 'Get the work of the day (ENQ-28)',
    description: 'Departures and guests of today and tomorrow, guests who wait, holds and offers that end soon, emails not delivered.',
    answers: { 200: enveloped(todayView) },
  },
} as const satisfies Endpoints;
