import { Injectable } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { ResolvedSession } from '@reefdesk/contracts/messages/auth.messages';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { rightsOf } from '../accounts/rights.ts';
import { toUserView } from '../accounts/user.mapper.ts';
import { Keyring } from '../keys/keyring.ts';
import type { SessionDocument } from '../sessions/session.schema.ts';
import { epochOf, isCurrent } from '../sessions/session.schema.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { isUsable } from './signed-in-users.ts';

/** Internal tokens are as short-lived as clock differences and slow requests allow. */
const TOKEN_LIFE_SECONDS = 60;

@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionsService,
    private readonly keyring: Keyring,
    private readonly rules: AccountRulesRepository,
  ) {}

  /** Replaces the browser's session. Reads the account again, because all sessions may have been ended during the password check. */
  async open(checked: Account, remembered: boolean, previous: string | undefined, client?: SessionClient): Promise<string> {
    const session = { userId: checked._id, epoch: epochOf(checked), remembered, client };
    const secret = await this.sessions.open(session);
    const user = await this.accounts.findById(checked._id);
    if (user?.status !== 'active' || !isCurrent(session, user)) {
      await this.sessions.endBySecret(secret);
      throw new AppError('invalid_credentials');
    }
    await this.sessions.endBySecret(previous);
    return secret;
  }

  /** Like {@link open} after a registration; does not look for other registrations of the address. */
  async openFirst({ _id: userId }: Account, previous: string | undefined, client?: SessionClient): Promise<string> {
    const secret = await this.sessions.open({ userId, epoch: 0, remembered: false, client });
    await this.sessions.endBySecret(previous);
    return secret;
  }

  /** Ends the session of the cookie or, without one, of the token. Throws `unauthenticated`. */
  async close(secret: string | undefined, { actor }: Caller): Promise<void> {
    const ended = secret !== undefined ? await this.sessions.endBySecret(secret) : actor && (await this.sessions.end(actor.sessionId));
    if (!ended) throw new AppError('unauthenticated');
  }

  async resolve(cookie: unknown): Promise<ResolvedSession | null> {
    const session = await this.sessions.resume(cookie);
    const user = session && (await this.accounts.findById(session.userId));
    if (!session || !isUsable(session, user)) return null;
    const tokenLifeSeconds = tokenLife(session);
    const actor: Actor = { userId: user._id, ...rightsOf(user), sessionId: session._id };
    if (await this.rules.lacksTwoStep(user)) actor.lacksSecondStep = true;
    const token = await this.keyring.sign(actor, tokenLifeSeconds);
    return { token, tokenLifeSeconds, user: toUserView(user) };
  }
}

/** Limited to the rest of the session. */
function tokenLife({ expiresAt }: SessionDocument): number {
  const leftSeconds = Math.ceil((expiresAt.getTime() - Date.now()) / 1_000);
  return Math.max(1, Math.min(TOKEN_LIFE_SECONDS, leftSeconds));
}
