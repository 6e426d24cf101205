import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';

export interface ChallengeDocument {
  /** SHA-256 of the browser's token. */
  _id: string;
  userId: string;
  /** The account's `sessionEpoch` when the password was right, so that ending all sessions ends the challenge too. */
  epoch: number;
  remembered: boolean;
  takenBy?: string;
  expiresAt: Date;
}

export const CHALLENGE_LIFE_MS = 10 * 60_000;

export const CHALLENGE_MODEL = 'SignInChallenge';

export const challengeSchema = new Schema<ChallengeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    remembered: { type: Boolean, required: true },
    takenBy: { type: String },
    // MongoDB removes expired documents late, so readers check the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'sign_in_challenges', versionKey: false },
);

@Injectable()
export class ChallengesRepository {
  constructor(@InjectModel(CHALLENGE_MODEL) private readonly challenges: Model<ChallengeDocument>) {}

  async insert(challenge: ChallengeDocument): Promise<void> {
    await this.challenges.create(challenge);
  }

  findLive(id: string, now: Date): Promise<ChallengeDocument | null> {
    return this.challenges
      .findOne({ _id: id, takenBy: { $exists: false }, expiresAt: { $gt: now } })
      .lean<ChallengeDocument>()
      .exec();
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.challenges.deleteMany({ userId }).exec();
  }

  /**
   * Returns false if another request has taken it. The mark is unique to this request, so the write can be repeated after a lost response.
   */
  async take(id: string): Promise<boolean> {
    const takenBy = randomUUID();
    const taken = await this.challenges.updateOne({ _id: id, takenBy: { $in: [null, takenBy] } }, { $set: { takenBy } }).exec();
    return taken.matchedCount === 1;
  }
}
