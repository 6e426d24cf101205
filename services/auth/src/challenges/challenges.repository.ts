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
      .findOne({ _id: id, expiresAt: { $gt: now } })
      .lean<ChallengeDocument>()
      .exec();
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.challenges.deleteMany({ userId }).exec();
  }

  /** Whether there was one to take. */
  async take(id: string): Promise<boolean> {
    return (await this.challenges.deleteOne({ _id: id }).exec()).deletedCount === 1;
  }
}
