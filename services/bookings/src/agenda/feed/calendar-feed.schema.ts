import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

/** The address by which calendars read departures and bookings: one document, or none. */
export interface CalendarFeedDocument {
  _id: string;
  /** SHA-256 of the token: who reads the database, or a copy of it, can't read the calendar. */
  digest: string;
  /** Of the words in it. */
  language: LanguageCode;
  madeAt: Date;
  /** To the hour. */
  readAt: Date | null;
}

export const CALENDAR_FEED_ID = 'feed';
export const CALENDAR_FEED_MODEL = 'CalendarFeed';

export const calendarFeedSchema = new Schema<CalendarFeedDocument>(
  {
    _id: { type: String, required: true },
    digest: { type: String, required: true },
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    madeAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  { collection: 'calendar_feeds', versionKey: false },
);
