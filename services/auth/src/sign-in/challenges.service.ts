import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/accounts.ts';
import { epochOf } from '../sessions/session.schema.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { CHALLENGE_LIFE_MS, type ChallengeDocument, ChallengesRepository } from './challenges.repository.ts';

@Injectable()
export class ChallengesService {
  constructor(private readonly challenges: ChallengesRepository) {}

  /** Returns undefined if the account has no second step. */
  async open(account: Account, remembered: boolean): Promise<string | undefined> {
    if (!account.twoStep) return undefined;
    const challenge = createSessionSecret();
    const expiresAt = new Date(Date.now() + CHALLENGE_LIFE_MS);
    await this.challenges.insert({
      _id: sessionIdOf(challenge) as string,
      userId: account._id,
      epoch: epochOf(account),
      remembered,
      expiresAt,
    });
    return challenge;
  }

  async find(challenge: string): Promise<ChallengeDocument | null> {
    const id = sessionIdOf(challenge);
    return id === undefined ? null : this.challenges.findLive(id, new Date());
  }

  forgetAllOf(userId: string): Promise<void> {
    return this.challenges.removeAllOf(userId);
  }

  /** Only one of several parallel requests takes it. */
  take({ _id }: ChallengeDocument): Promise<boolean> {
    return this.challenges.take(_id);
  }
}
