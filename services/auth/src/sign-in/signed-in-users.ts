import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { toUserView } from '../accounts/user.mapper.ts';
import type { SessionDocument } from '../sessions/session.schema.ts';
import { isCurrent } from '../sessions/session.schema.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

export interface SignedInUser {
  session: SessionDocument;
  user: Account;
}

const ATTEMPTS = 40;
const PAUSE_MS = 20;

@Injectable()
export class SignedInUsers {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionsService,
  ) {}

  /** A token outlives its session by up to a minute, so the session is checked as well. */
  async require(caller: Caller): Promise<SignedInUser> {
    const found = await this.find(caller);
    if (!found) throw new AppError('unauthenticated');
    return found;
  }

  async find({ actor }: Caller): Promise<SignedInUser | null> {
    const session = actor && (await this.sessions.find(actor.sessionId));
    const user = session && (await this.accounts.findById(session.userId));
    return session && isUsable(session, user) ? { session, user } : null;
  }

  /** Repeats `write` with the current account while it returns undefined, which means that the account has changed. */
  async change<Result>(caller: Caller, write: (user: Account) => Promise<Result | undefined>): Promise<Result> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { user } = await this.require(caller);
      const result = await write(user);
      if (result !== undefined) return result;
      await sleep(Math.random() * PAUSE_MS);
    }
    throw new AppError('service_unavailable');
  }

  async me(caller: Caller): Promise<UserView> {
    return toUserView((await this.require(caller)).user);
  }
}

export function isUsable(session: SessionDocument, user: Account | null | undefined): user is Account {
  return user?.status === 'active' && isCurrent(session, user);
}
