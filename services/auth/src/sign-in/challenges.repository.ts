import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CHALLENGE_MODEL, type ChallengeDocument } from './challenge.schema.ts';

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
   * False if another request has taken it. The mark is unique to this request, so that the write can be repeated after a lost answer; the
   * challenge is deleted when it expires.
   */
  async take(id: string): Promise<boolean> {
    const takenBy = randomUUID();
    const taken = await this.challenges.updateOne({ _id: id, takenBy: { $in: [null, takenBy] } }, { $set: { takenBy } }).exec();
    return taken.matchedCount === 1;
  }
}
