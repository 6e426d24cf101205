import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';

interface CountDocument {
  /** Digest of the counted key, so that the collection holds no addresses. */
  _id: string;
  times: Date[];
  expiresAt: Date;
}

export const COUNT_MODEL = 'EnquiryCount';

export const countSchema = new Schema<CountDocument>(
  {
    _id: { type: String, required: true },
    times: { type: [Date], required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'enquiry_counts', versionKey: false },
);

const HOUR_MS = 3_600_000;

/** Limits within any hour; replicas share the counters. */
@Injectable()
export class HourlyLimits {
  constructor(@InjectModel(COUNT_MODEL) private readonly counts: Model<CountDocument>) {}

  /** `max` is for an IPv4 address or a /64 of IPv6 (ENQ-07). */
  async takeOfNetwork(kind: string, address: string | undefined, max: number): Promise<void> {
    for (const { name, shares } of networksOf(address)) await this.take(kind, name, max * shares);
  }

  /** Throws `too_many_attempts` with the seconds until the oldest counted attempt is an hour old. */
  async take(kind: string, who: string, max: number, now = new Date()): Promise<void> {
    const _id = idOf(kind, who);
    if (await this.count(_id, max, now)) return;
    const full = await this.counts.findById(_id).lean<CountDocument>().exec();
    const endsAt = (full?.times[max - 1] ?? now).getTime() + HOUR_MS;
    throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1_000) });
  }

  /** Reserves the next time at which at most `max` reservations lie within an hour, by one atomic write. */
  async reserve(kind: string, max: number, now = new Date()): Promise<Date> {
    const hourLater = (place: number) => ({ $add: [{ $arrayElemAt: ['$times', place] }, HOUR_MS] });
    // Without a `max`th reservation the second operand is null, which `$max` ignores.
    const next = { $max: [now, hourLater(max - 1)] };
    const update = [
      { $set: { times: { $ifNull: ['$times', []] } } },
      { $set: { times: { $slice: [{ $concatArrays: [[next], '$times'] }, max] } } },
      { $set: { expiresAt: hourLater(0) } },
    ];
    const reserved = await this.counts
      .findOneAndUpdate({ _id: idOf(kind, '') }, update as never, { upsert: true, returnDocument: 'after', updatePipeline: true })
      .lean<CountDocument>()
      .exec();
    return reserved?.times[0] ?? now;
  }

  /**
   * One conditional write: if the last `max` attempts are all within the hour, it matches nothing, and the upsert fails on the existing id.
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
        // The later one of two parallel first inserts counts in its second write.
        if (attempt === 2) return false;
      }
    }
  }
}

function idOf(kind: string, who: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, who]))
    .digest('base64url');
}
