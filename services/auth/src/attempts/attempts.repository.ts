import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { AttemptState } from './attempt-policy.ts';

export interface AttemptDocument extends AttemptState {
  /** Digest of the counted key, so that the collection holds no addresses. */
  _id: string;
  revision: number;
}

export const ATTEMPT_MODEL = 'LoginAttempt';

export const attemptSchema = new Schema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Date, default: null },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    revision: { type: Number, required: true },
  },
  { collection: 'login_attempts', versionKey: false },
);

@Injectable()
export class AttemptsRepository {
  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptDocument>) {}

  find(key: string): Promise<AttemptDocument | null> {
    return this.attempts.findById(key).lean<AttemptDocument>().exec();
  }

  /** Returns false if the counter has changed since `seen` was read. */
  async replace(key: string, seen: AttemptDocument | null, state: AttemptState): Promise<boolean> {
    if (seen) {
      const written = await this.attempts
        .updateOne({ _id: key, revision: seen.revision }, { $set: { ...state, revision: seen.revision + 1 } })
        .exec();
      return written.modifiedCount === 1;
    }
    try {
      await this.attempts.create({ _id: key, ...state, revision: 1 });
      return true;
    } catch (error) {
      if (isDuplicateOf(error, '_id')) return false;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.attempts.deleteOne({ _id: key }).exec();
  }
}
