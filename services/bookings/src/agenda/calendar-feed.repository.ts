import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CALENDAR_FEED_ID, CALENDAR_FEED_MODEL, type CalendarFeedDocument } from './calendar-feed.schema.ts';

const HOUR_MS = 3_600_000;

/** The only file that reads and writes the `calendar_feeds` collection. */
@Injectable()
export class CalendarFeedRepository {
  constructor(@InjectModel(CALENDAR_FEED_MODEL) private readonly model: Model<CalendarFeedDocument>) {}

  find(): Promise<CalendarFeedDocument | null> {
    return this.model.findById(CALENDAR_FEED_ID).lean<CalendarFeedDocument>().exec();
  }

  /** Replaces the existing feed, if any. */
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
