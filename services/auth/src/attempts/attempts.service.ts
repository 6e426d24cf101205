import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { networkOf, networksOf } from '@reefdesk/service-kit/request/client-network';
import { AttemptMetrics, type GuardedCall } from './attempt-metrics.ts';
import {
  ACCOUNT_POLICY,
  ATTACK_FAILURES,
  type AttemptPolicy,
  afterFailure,
  afterSuccess,
  CURRENT_PASSWORD_POLICY,
  failuresOf,
  LETTER_POLICY,
  NETWORK_POLICY,
  PAIR_POLICY,
  PAIR_POLICY_UNDER_ATTACK,
  PASSKEY_POLICY,
  PROVIDER_POLICY,
  REGISTRATION_POLICY,
  RESET_POLICY,
  SECOND_STEP_POLICY,
  waitMs,
} from './attempt-policy.ts';
import { AttemptsRepository } from './attempts.repository.ts';

/** An attempt that was let through and must be reported as failed or succeeded. */
export interface Attempt {
  accountKey: string;
  pairKey: string;
  pairPolicy: AttemptPolicy;
  /** Counters of the network; empty if the network does not count. */
  networkKeys: readonly Counter[];
}

type Counter = readonly [key: string, policy: AttemptPolicy];

export interface Attempter {
  email: string;
  address: string | undefined;
  /** Id of a device that has signed in to the account before. */
  device?: string | undefined;
}

/** Attempts to write a counter that others write too. A request that loses all of them is part of a flood and has to wait. */
const MAX_TRIES = 8;
const FLOOD_WAIT_MS = 1_000;

/** Slows down guessing, equally for existing and missing accounts. Replicas share the counters. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    @Inject(AttemptMetrics) private readonly metrics: Pick<AttemptMetrics, 'count'>,
  ) {}

  /**
   * Counts the attempt as failed before the password is checked, so that parallel attempts gain nothing. Throws `too_many_attempts` with
   * the seconds to wait.
   */
  async begin({ email, address, device }: Attempter): Promise<Attempt> {
    const accountKey = keyOf('account', email);
    if (device !== undefined) {
      const pairKey = keyOf('device', device);
      await this.take('login', pairKey, PAIR_POLICY);
      return { accountKey, pairKey, pairPolicy: PAIR_POLICY, networkKeys: [] };
    }
    const pairKey = keyOf('pair', email, networkOf(address));
    const networkKeys = countersOf('login', address, NETWORK_POLICY);
    const underAttack = failuresOf(await this.attempts.find(accountKey), new Date()) >= ATTACK_FAILURES;
    const pairPolicy = underAttack ? PAIR_POLICY_UNDER_ATTACK : PAIR_POLICY;
    await this.take('login', pairKey, pairPolicy);
    for (const [key, policy] of networkKeys) await this.take('login', key, policy);
    return { accountKey, pairKey, pairPolicy, networkKeys };
  }

  async failed({ accountKey }: Attempt): Promise<void> {
    this.metrics.count('login', 'failed');
    await this.count(accountKey, ACCOUNT_POLICY);
  }

  async succeeded({ pairKey, networkKeys }: Attempt): Promise<void> {
    this.metrics.count('login', 'succeeded');
    await this.attempts.remove(pairKey);
    for (const [key, policy] of networkKeys) await this.giveBack(key, policy);
  }

  /**
   * Takes back this attempt only. The password belonged to a pending registration, whose owner may not own the address; resetting the
   * counter would let that person guess the real owner's password without limit.
   */
  async passed({ pairKey, pairPolicy, networkKeys }: Attempt): Promise<void> {
    this.metrics.count('login', 'succeeded');
    for (const [key, policy] of [[pairKey, pairPolicy] as const, ...networkKeys]) await this.giveBack(key, policy);
  }

  /** Must be called before an account is created. Throws `too_many_attempts`. */
  beginRegistration(address: string | undefined): Promise<void> {
    return this.admit('registration', address, REGISTRATION_POLICY);
  }

  /** Must be called before each check of the current password. Throws `too_many_attempts`. */
  async beginPasswordCheck(sessionId: string): Promise<void> {
    await this.take('current_password', keyOf('current-password', sessionId), CURRENT_PASSWORD_POLICY);
    this.metrics.count('current_password', 'admitted');
  }

  /** The session's holder knows the password: its earlier checks no longer count. */
  async passPasswordCheck(sessionId: string): Promise<void> {
    await this.attempts.remove(keyOf('current-password', sessionId));
  }

  /** Must be called before a second-step code is checked. Throws `too_many_attempts`. */
  async beginSecondStep(userId: string, device: string | undefined): Promise<void> {
    await this.take('second_step', keyOf('second-step', userId, device ?? ''), SECOND_STEP_POLICY);
    this.metrics.count('second_step', 'admitted');
  }

  async passedSecondStep(userId: string, device: string | undefined): Promise<void> {
    await this.attempts.remove(keyOf('second-step', userId, device ?? ''));
  }

  /** Must be called before a passkey challenge is created. Throws `too_many_attempts`. */
  beginPasskey(address: string | undefined): Promise<void> {
    return this.admit('passkey', address, PASSKEY_POLICY);
  }

  /** Must be called before a redirect to the sign-in provider. Throws `too_many_attempts`. */
  beginProvider(address: string | undefined): Promise<void> {
    return this.admit('provider', address, PROVIDER_POLICY);
  }

  /** Must be called before a password email is requested. Throws `too_many_attempts`. */
  beginForgotten(address: string | undefined): Promise<void> {
    return this.admit('forgotten_password', address, RESET_POLICY);
  }

  /** Must be called before a password link is checked. Throws `too_many_attempts`. */
  beginReset(address: string | undefined): Promise<void> {
    return this.admit('password_reset', address, RESET_POLICY);
  }

  /** Must be called before a verification link is checked. Throws `too_many_attempts`. */
  beginVerification(address: string | undefined): Promise<void> {
    return this.admit('email_verification', address, RESET_POLICY);
  }

  /** Must be called before an invitation link is checked. Throws `too_many_attempts`. */
  beginInvitation(address: string | undefined): Promise<void> {
    return this.admit('invitation', address, RESET_POLICY);
  }

  /**
   * Must be called before a signed-in user gets another email of this kind. This user may learn that the limit is reached. Throws
   * `too_many_attempts`.
   */
  async beginLetter(kind: string, email: string): Promise<void> {
    await this.take('letter', keyOf('letter', kind, email), LETTER_POLICY);
    this.metrics.count('letter', 'admitted');
  }

  /**
   * True if another email of this kind may go to this address, which is then counted. Writes in both cases, so that both take the same
   * time. Kinds are counted separately: registering in another user's name does not prevent a password reset.
   */
  async mayHaveLetter(kind: string, email: string): Promise<boolean> {
    const key = keyOf('letter', kind, email);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const now = new Date();
      const seen = await this.attempts.find(key);
      const isHeldBack = waitMs(seen, now) > 0;
      const { failures, blockedUntil, expiresAt } = seen && isHeldBack ? seen : afterFailure(seen, LETTER_POLICY, now);
      if (await this.attempts.replace(key, seen, { failures, blockedUntil, expiresAt })) return !isHeldBack;
    }
    return false;
  }

  /** Removes the failures of this address for a user who has proved that the account is theirs. */
  async forgive(email: string, address: string | undefined): Promise<void> {
    await this.attempts.remove(keyOf('pair', email, networkOf(address)));
  }

  /** Counts an attempt, whatever its result, for the networks of the client. */
  private async admit(call: GuardedCall, address: string | undefined, policy: AttemptPolicy): Promise<void> {
    for (const [key, networkPolicy] of countersOf(call, address, policy)) await this.take(call, key, networkPolicy);
    this.metrics.count(call, 'admitted');
  }

  /** Counts the attempt, or throws `too_many_attempts` with the seconds to wait. */
  private async take(call: GuardedCall, key: string, policy: AttemptPolicy): Promise<void> {
    const wait = await this.count(key, policy);
    if (wait <= 0) return;
    this.metrics.count(call, 'throttled');
    throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil(wait / 1_000) });
  }

  /** Takes back one failure. With many parallel writes it may remain, which affects only that network. */
  private async giveBack(key: string, policy: AttemptPolicy): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const seen = await this.attempts.find(key);
      if (!seen || (await this.attempts.replace(key, seen, afterSuccess(seen, policy)))) return;
    }
  }

  /** Returns the milliseconds to wait, or 0 if the failure was counted. */
  private async count(key: string, policy: AttemptPolicy): Promise<number> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const now = new Date();
      const seen = await this.attempts.find(key);
      const wait = waitMs(seen, now);
      if (wait > 0) return wait;
      if (await this.attempts.replace(key, seen, afterFailure(seen, policy, now))) return 0;
    }
    return FLOOD_WAIT_MS;
  }
}

/** Counters of the client's networks, the narrowest first: an attempt that a /64 may not make does not count for its /48. */
function countersOf(call: GuardedCall, address: string | undefined, policy: AttemptPolicy): readonly Counter[] {
  return networksOf(address).map(({ name, shares }) => [keyOf(call, name), { ...policy, allowed: policy.allowed * shares }]);
}

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
