import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

/** The secret address at which calendar apps read departures and bookings. At most one document exists. */
export interface CalendarFeedDocument {
  _id: string;
  /** SHA-256 of the token, so that a copy of the database does not give access to the calendar. */
  digest: string;
  /** Language of the texts in the calendar. */
  language: LanguageCode;
  madeAt: Date;
  /** Time of the last read, accurate to the hour; null before the first one. */
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
