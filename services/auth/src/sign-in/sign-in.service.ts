import { Injectable } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import type { ResolvedSession } from '@reefdesk/contracts/messages/auth.messages';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Holder, Holders } from '../accounts/holders.ts';
import { rightsOf } from '../accounts/rights.ts';
import { toUserView } from '../accounts/user.mapper.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { Keyring } from '../keys/keyring.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SessionDocument } from '../sessions/session.schema.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { epochOf, isCurrent } from '../sessions/session-epoch.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { DevicesService } from './devices.service.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Of the client, as the gateway saw it. */
  address: string | undefined;
  /** Of the browser's device cookie. */
  deviceSecret?: string | undefined;
}

export interface SignedInUser {
  session: SessionDocument;
  user: Holder;
}

/** Life of an internal token: as short as clocks and a slow request allow. */
const TOKEN_LIFE_SECONDS = 60;

/** Who signs in, who is signed in, and who no longer is. */
@Injectable()
export class SignInService {
  constructor(
    private readonly holders: Holders,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly keyring: Keyring,
    private readonly devices: DevicesService,
    private readonly journal: SignInJournal,
    private readonly rules: AccountRulesRepository,
  ) {}

  /**
   * Same answer, same work and same counters for a wrong password, an unknown account and a disabled one. If the password does not open
   * the account, it is compared with the latest registration of the address, or with a made-up hash if there is none.
   */
  async check({ email: typed, password, address, deviceSecret }: Credentials): Promise<Holder> {
    const email = normaliseEmail(typed);
    return this.hasher.withPlace(address, async () => {
      const device = await this.devices.find(deviceSecret, email);
      const attempt = await this.attempts.begin({ email, address, device });
      const { account, pending } = await this.holders.findByEmail(email);
      const opensAccount = await this.hasher.matches(account?.passwordHash, password);
      if (account?.status === 'active' && opensAccount) {
        await this.attempts.succeeded(attempt);
        return account;
      }
      const opensPending = await this.hasher.matches(pending?.passwordHash, password);
      if (!pending || !opensPending) {
        await this.attempts.failed(attempt);
        await this.journal.failed(email, account, address);
        throw new AppError('invalid_credentials');
      }
      await this.attempts.passed(attempt);
      return pending;
    });
  }

  /**
   * Opens a session in place of the one the browser had; returns the cookie value. The account is looked at once more:
   * ending all sessions, while the password was being checked, cannot have reached the new one.
   */
  async open(checked: Holder, remembered: boolean, previous: string | undefined, client?: SessionClient): Promise<string> {
    const session = { userId: checked._id, epoch: epochOf(checked), remembered, client };
    const secret = await this.sessions.open(session);
    const user = await this.holders.findById(checked._id);
    if (user?.status !== 'active' || !isCurrent(session, user)) {
      await this.sessions.endBySecret(secret);
      throw new AppError('invalid_credentials');
    }
    await this.sessions.endBySecret(previous);
    return secret;
  }

  /** As {@link open}, for who has just registered: whether somebody else registered with the address since is not looked at. */
  async openFirst({ _id: userId }: Holder, previous: string | undefined, client?: SessionClient): Promise<string> {
    const secret = await this.sessions.open({ userId, epoch: 0, remembered: false, client });
    await this.sessions.endBySecret(previous);
    return secret;
  }

  /** Ends the session of the cookie, or of the token where no cookie came along; throws `unauthenticated` when there is none. */
  async close(secret: string | undefined, { actor }: Caller): Promise<void> {
    const ended = secret !== undefined ? await this.sessions.endBySecret(secret) : actor && (await this.sessions.end(actor.sessionId));
    if (!ended) throw new AppError('unauthenticated');
  }

  /** A token outlives its session by up to a minute; here, where sessions are known, it does not count any more. */
  async signedIn(caller: Caller): Promise<SignedInUser> {
    const found = await this.find(caller);
    if (!found) throw new AppError('unauthenticated');
    return found;
  }

  /** Like {@link signedIn}, but null for a visitor. */
  async find({ actor }: Caller): Promise<SignedInUser | null> {
    const session = actor && (await this.sessions.find(actor.sessionId));
    const user = session && (await this.holders.findById(session.userId));
    return session && isUsable(session, user) ? { session, user } : null;
  }

  async me(caller: Caller): Promise<UserView> {
    return toUserView((await this.signedIn(caller)).user);
  }

  /** Cookie value → signed token and user; null without a session. */
  async resolve(cookie: unknown): Promise<ResolvedSession | null> {
    const session = await this.sessions.resume(cookie);
    const user = session && (await this.holders.findById(session.userId));
    if (!session || !isUsable(session, user)) return null;
    const tokenLifeSeconds = tokenLife(session);
    const actor: Actor = { userId: user._id, ...rightsOf(user), sessionId: session._id };
    if (await this.rules.lacksTwoStep(user)) actor.lacksSecondStep = true;
    const token = await this.keyring.sign(actor, tokenLifeSeconds);
    return { token, tokenLifeSeconds, user: toUserView(user) };
  }
}

function isUsable(session: SessionDocument, user: Holder | null | undefined): user is Holder {
  return user?.status === 'active' && isCurrent(session, user);
}

/** Never longer than what is left of the session. */
function tokenLife({ expiresAt }: SessionDocument): number {
  const leftSeconds = Math.ceil((expiresAt.getTime() - Date.now()) / 1_000);
  return Math.max(1, Math.min(TOKEN_LIFE_SECONDS, leftSeconds));
}
