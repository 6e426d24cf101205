import { Injectable, Logger } from '@nestjs/common';
import { EraseGuest } from '@reefdesk/contracts/messages/bookings.messages';
import { Outbox } from '@reefdesk/mail/outbox';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { UsersRepository } from '../accounts/users.repository.ts';
import { incorrectPassword } from '../passwords/incorrect-password.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { ChallengesService } from '../sign-in/challenges.service.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { DevicesService } from '../sign-in/devices.service.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import type { ErasureDocument } from './erasure.schema.ts';
import { ErasuresRepository } from './erasures.repository.ts';
import { SavedViewsService } from './saved-views.service.ts';

/** Longer than an erasure takes. If its process is killed, another replica completes the erasure after this time. */
const LEASE_MS = 60_000;

export interface ErasingBrowser {
  address: string | undefined;
  deviceSecret: string | undefined;
}

/**
 * Lets customers erase their own account (PPL-11). The erasure is stored before anything is deleted, and interrupted erasures are completed
 * later. All steps are idempotent.
 */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly signedIn: SignedInUsers,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly views: SavedViewsService,
    private readonly devices: DevicesService,
    private readonly password: CurrentPassword,
    private readonly outbox: Outbox,
    private readonly bus: MessageBus,
  ) {}

  /** Resolves once the account is gone. Throws `current_password_incorrect`, `too_many_attempts`, and `forbidden` for staff. */
  async erase(caller: Caller, password: string, { address, deviceSecret }: ErasingBrowser): Promise<void> {
    const signedIn = await this.signedIn.require(caller);
    const { user } = signedIn;
    // The token may be older than the user's promotion to staff.
    if (user.role !== 'customer' || user.passwordHash === undefined) throw new AppError('forbidden');
    await this.password.require(signedIn, password, address);
    const { _id, email, emailVerified = false, passwordHash } = user;
    const erasure: ErasureDocument = { _id, email, isVerified: emailVerified, passwordHash, at: new Date(), leasedUntil: leaseEnd() };
    await this.erasures.begin(erasure);
    if (!(await this.removed(erasure))) throw incorrectPassword('password');
    await this.devices.forget(deviceSecret, user.isPending ? _id : email);
    await this.finishOrWait(erasure);
  }

  /** Completes erasures that were interrupted, or for which another service was unavailable. */
  async finishAll(signal: AbortSignal): Promise<void> {
    for (const { _id } of await this.erasures.list()) {
      if (signal.aborted) return;
      const erasure = await this.erasures.lease(_id, leaseEnd());
      if (erasure && (await this.removed(erasure))) await this.finishOrWait(erasure);
    }
  }

  /** Returns false, and removes the stored erasure, if the account stays after all. */
  private async removed(erasure: ErasureDocument): Promise<boolean> {
    const isGone = await this.erasures.removeAccount(erasure);
    if (!isGone) await this.erasures.end(erasure);
    return isGone;
  }

  /** The account is gone already, so later failures are retried and do not hold up other erasures. */
  private async finishOrWait(erasure: ErasureDocument): Promise<void> {
    try {
      await this.finish(erasure);
    } catch (error) {
      this.logger.warn({ err: error, userId: erasure._id }, 'An erasure has to wait');
      // If the release fails as well, the lease ends on its own.
      await this.erasures.release(erasure).catch(() => undefined);
    }
  }

  private async finish(erasure: ErasureDocument): Promise<void> {
    const { _id, email, isVerified, at } = erasure;
    await this.sessions.endAllOf(_id);
    await this.challenges.forgetAllOf(_id);
    // Saved views from a time when this user was staff.
    await this.views.forgetAllOf(_id);
    // If the address was not verified, another user's account may exist under it.
    if (isVerified || !(await this.users.findByEmail(email))) await this.outbox.forgetTo(email, at);
    if (isVerified) await this.eraseGuest(email, at);
    await this.erasures.end(erasure);
    // The log is needed to repeat the erasure after a restore of an older backup.
    this.logger.log({ userId: _id }, 'A customer has erased the own account');
  }

  private async eraseGuest(email: string, at: Date): Promise<void> {
    const before = at.toISOString();
    for (let isDone = false; !isDone; ) isDone = (await this.bus.ask(EraseGuest, { email, before })).is_done;
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
