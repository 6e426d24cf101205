import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';

/** At most one document exists. */
export interface CalendarFeedDocument {
  _id: string;
  /** SHA-256 of the token, so that a copy of the database does not give access to the calendar. */
  digest: string;
  language: LanguageCode;
  madeAt: Date;
  /** Accurate to the hour; null before the first read. */
  readAt: Date | null;
}

const CALENDAR_FEED_ID = 'feed';
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

const HOUR_MS = 3_600_000;

@Injectable()
export class CalendarFeedRepository {
  constructor(@InjectModel(CALENDAR_FEED_MODEL) private readonly model: Model<CalendarFeedDocument>) {}

  find(): Promise<CalendarFeedDocument | null> {
    return this.model.findById(CALENDAR_FEED_ID).lean<CalendarFeedDocument>().exec();
  }

  async put(feed: Omit<CalendarFeedDocument, '_id'>): Promise<void> {
    await this.model.updateOne({ _id: CALENDAR_FEED_ID }, { $set: feed }, { upsert: true }).exec();
  }

  /** False if there was no feed. */
  async remove(): Promise<boolean> {
    return (await this.model.deleteOne({ _id: CALENDAR_FEED_ID }).exec()).deletedCount > 0;
  }

  /** Updates `readAt` at most once an hour. */
  async noteRead({ digest, readAt }: CalendarFeedDocument, now: Date): Promise<void> {
    if (readAt && now.getTime() - readAt.getTime() < HOUR_MS) return;
    await this.model.updateOne({ _id: CALENDAR_FEED_ID, digest }, { $set: { readAt: now } }).exec();
  }
}
