import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { COUNT_MODEL, type CountDocument } from './count.schema.ts';

const HOUR_MS = 3_600_000;

/** What one sender may do in an hour of the clock; replicas share the counters. */
@Injectable()
export class HourlyLimits {
  constructor(@InjectModel(COUNT_MODEL) private readonly counts: Model<CountDocument>) {}

  /** Counts, or throws `too_many_attempts` with the seconds until the next hour. */
  async take(kind: string, who: string, max: number, now = new Date()): Promise<void> {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const ends = new Date((hour + 1) * HOUR_MS);
    const _id = createHash('sha256')
      .update(JSON.stringify([kind, who, hour]))
      .digest('base64url');
    if (await this.count(_id, max, ends)) return;
    throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil((ends.getTime() - now.getTime()) / 1_000) });
  }

  /** One conditional write: where the counter is full it finds nothing, and what it then would insert is there. */
  private async count(_id: string, max: number, expiresAt: Date): Promise<boolean> {
    const update = { $inc: { count: 1 }, $setOnInsert: { expiresAt } };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.counts.updateOne({ _id, count: { $lt: max } }, update, { upsert: true }).exec();
        return true;
      } catch (error) {
        if (!isDuplicateOf(error, '_id')) throw error;
        // Two that would both be the first: the one that came too late counts at its second try.
        if (attempt === 2) return false;
      }
    }
  }
}
