import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { COUNT_MODEL, type CountDocument } from './count.schema.ts';

const HOUR_MS = 3_600_000;

/** Limits what one sender may do within any hour; replicas share the counters. */
@Injectable()
export class HourlyLimits {
  constructor(@InjectModel(COUNT_MODEL) private readonly counts: Model<CountDocument>) {}

  /** Counts, or throws `too_many_attempts` with the seconds until the oldest of the counted attempts is an hour old. */
  async take(kind: string, who: string, max: number, now = new Date()): Promise<void> {
    const _id = createHash('sha256')
      .update(JSON.stringify([kind, who]))
      .digest('base64url');
    if (await this.count(_id, max, now)) return;
    const full = await this.counts.findById(_id).lean<CountDocument>().exec();
    const endsAt = (full?.times[max - 1] ?? now).getTime() + HOUR_MS;
    throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1_000) });
  }

  /**
   * One conditional write: it matches unless the last `max` attempts are all within the hour. If they are, the upsert finds the id in
   * use.
   */
  private async count(_id: string, max: number, now: Date): Promise<boolean> {
    const isFree = { [`times.${max - 1}`]: { $not: { $gt: new Date(now.getTime() - HOUR_MS) } } };
    const update = {
      $push: { times: { $each: [now], $position: 0, $slice: max } },
      $set: { expiresAt: new Date(now.getTime() + HOUR_MS) },
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.counts.updateOne({ _id, ...isFree }, update, { upsert: true }).exec();
        return true;
      } catch (error) {
        if (!isDuplicateOf(error, '_id')) throw error;
        // Two first attempts at the same moment both try to insert. The later one counts in its second write.
        if (attempt === 2) return false;
      }
    }
  }
}
