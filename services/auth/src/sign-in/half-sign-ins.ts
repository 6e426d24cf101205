import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { isCurrent } from '../sessions/session.schema.ts';
import type { ChallengeDocument } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';

export interface HalfSignIn {
  challenge: ChallengeDocument;
  user: UserDocument;
}

@Injectable()
export class HalfSignIns {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly users: UsersRepository,
  ) {}

  /** Throws `sign_in_expired`. */
  async find(token: string): Promise<HalfSignIn> {
    const challenge = await this.challenges.find(token);
    const user = challenge && (await this.users.findById(challenge.userId));
    if (!challenge || user?.status !== 'active' || !isCurrent(challenge, user)) throw new AppError('sign_in_expired');
    return { challenge, user };
  }

  /** Only one of several parallel requests takes it; the others get `sign_in_expired`. */
  async take({ challenge }: HalfSignIn): Promise<void> {
    if (!(await this.challenges.take(challenge))) throw new AppError('sign_in_expired');
  }
}
