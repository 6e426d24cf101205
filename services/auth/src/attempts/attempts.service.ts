import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { networkOf } from '@reefdesk/service-kit/http/client-network';
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
  SITE_POLICY,
  waitMs,
} from './attempt-policy.ts';
import { AttemptsRepository } from './attempts.repository.ts';

/** An attempt that was let through and must be reported as failed or succeeded. */
export interface Attempt {
  accountKey: string;
  pairKey: string;
  pairPolicy: AttemptPolicy;
  /** Counters of the network; empty if the network does not count. */
  networkKeys: readonly (readonly [key: string, policy: AttemptPolicy])[];
}

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
    const networkKeys = networkKeysOf(address);
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
  async beginRegistration(address: string | undefined): Promise<void> {
    await this.take('registration', keyOf('registration', networkOf(address)), REGISTRATION_POLICY);
    this.metrics.count('registration', 'admitted');
  }

  /** Must be called before each check of the current password. Throws `too_many_attempts`. */
  async beginPasswordCheck(sessionId: string): Promise<void> {
    await this.take('current_password', keyOf('current-password', sessionId), CURRENT_PASSWORD_POLICY);
    this.metrics.count('current_password', 'admitted');
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
  async beginPasskey(address: string | undefined): Promise<void> {
    await this.take('passkey', keyOf('passkey', networkOf(address)), PASSKEY_POLICY);
    this.metrics.count('passkey', 'admitted');
  }

  /** Must be called before a redirect to the sign-in provider. Throws `too_many_attempts`. */
  async beginProvider(address: string | undefined): Promise<void> {
    await this.take('provider', keyOf('provider', networkOf(address)), PROVIDER_POLICY);
    this.metrics.count('provider', 'admitted');
  }

  /** Must be called before a password email is requested. Throws `too_many_attempts`. */
  async beginForgotten(address: string | undefined): Promise<void> {
    await this.take('forgotten_password', keyOf('forgotten', networkOf(address)), RESET_POLICY);
    this.metrics.count('forgotten_password', 'admitted');
  }

  /** Must be called before a password link is checked. Throws `too_many_attempts`. */
  async beginReset(address: string | undefined): Promise<void> {
    await this.take('password_reset', keyOf('reset', networkOf(address)), RESET_POLICY);
    this.metrics.count('password_reset', 'admitted');
  }

  /** Must be called before a verification link is checked. Throws `too_many_attempts`. */
  async beginVerification(address: string | undefined): Promise<void> {
    await this.take('email_verification', keyOf('verification', networkOf(address)), RESET_POLICY);
    this.metrics.count('email_verification', 'admitted');
  }

  /** Must be called before an invitation link is checked. Throws `too_many_attempts`. */
  async beginInvitation(address: string | undefined): Promise<void> {
    await this.take('invitation', keyOf('invitation', networkOf(address)), RESET_POLICY);
    this.metrics.count('invitation', 'admitted');
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

/** Counters of an IPv4 address, or of an IPv6 /64 and its /48. */
function networkKeysOf(address: string | undefined): Attempt['networkKeys'] {
  const [network, site] = [networkOf(address), networkOf(address, 48)];
  const own = [keyOf('network', network), NETWORK_POLICY] as const;
  return site === network ? [own] : [own, [keyOf('site', site), SITE_POLICY]];
}

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
