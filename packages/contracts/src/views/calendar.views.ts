import type { InferType } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import { choice, orNone, view, word } from '../schema/view.ts';

export const calendarFeedView = view('CalendarFeedView', 'The address by which calendars read departures and bookings (ENQ-16).', {
  url: orNone(word('Told once, by the call that made it: only its digest is kept. Where the site knows no origin of its own, a path.')),
  language: choice(LANGUAGE_CODES),
  made_at: word('ISO 8601 UTC'),
  read_at: orNone(word('When a calendar has read it last, to the hour; null: none has.')),
});
export type CalendarFeedView = InferType<typeof calendarFeedView>;
