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
  EMAIL_POLICY,
  failuresOf,
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

export interface Attempt {
  accountKey: string;
  pairKey: string;
  pairPolicy: AttemptPolicy;
  networkKeys: readonly Counter[];
}

type Counter = readonly [key: string, policy: AttemptPolicy];

export interface Attempter {
  email: string;
  address: string | undefined;
  device?: string | undefined;
}

/** Retries of a counter that others write too. A request that loses all of them is part of a flood and has to wait. */
const MAX_TRIES = 8;
const FLOOD_WAIT_MS = 1_000;

/** Treats existing and missing accounts equally. Replicas share the counters. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    @Inject(AttemptMetrics) private readonly metrics: Pick<AttemptMetrics, 'count'>,
  ) {}

  /** Counts the attempt as failed before the check, so that parallel attempts gain nothing. Throws `too_many_attempts`. */
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

  /** Removes this attempt only: the owner of a pending registration could otherwise reset the counter of the real owner's password. */
  async passed({ pairKey, pairPolicy, networkKeys }: Attempt): Promise<void> {
    this.metrics.count('login', 'succeeded');
    for (const [key, policy] of [[pairKey, pairPolicy] as const, ...networkKeys]) await this.giveBack(key, policy);
  }

  beginRegistration(address: string | undefined): Promise<void> {
    return this.admit('registration', address, REGISTRATION_POLICY);
  }

  async beginPasswordCheck(sessionId: string): Promise<void> {
    await this.take('current_password', keyOf('current-password', sessionId), CURRENT_PASSWORD_POLICY);
    this.metrics.count('current_password', 'admitted');
  }

  async passPasswordCheck(sessionId: string): Promise<void> {
    await this.attempts.remove(keyOf('current-password', sessionId));
  }

  async beginSecondStep(userId: string, device: string | undefined): Promise<void> {
    await this.take('second_step', keyOf('second-step', userId, device ?? ''), SECOND_STEP_POLICY);
    this.metrics.count('second_step', 'admitted');
  }

  async passedSecondStep(userId: string, device: string | undefined): Promise<void> {
    await this.attempts.remove(keyOf('second-step', userId, device ?? ''));
  }

  beginPasskey(address: string | undefined): Promise<void> {
    return this.admit('passkey', address, PASSKEY_POLICY);
  }

  beginProvider(address: string | undefined): Promise<void> {
    return this.admit('provider', address, PROVIDER_POLICY);
  }

  beginForgotten(address: string | undefined): Promise<void> {
    return this.admit('forgotten_password', address, RESET_POLICY);
  }

  beginReset(address: string | undefined): Promise<void> {
    return this.admit('password_reset', address, RESET_POLICY);
  }

  beginVerification(address: string | undefined): Promise<void> {
    return this.admit('email_verification', address, RESET_POLICY);
  }

  beginInvitation(address: string | undefined): Promise<void> {
    return this.admit('invitation', address, RESET_POLICY);
  }

  /** Must be called before a signed-in user gets another email of this kind. Throws `too_many_attempts`. */
  async beginEmail(kind: string, email: string): Promise<void> {
    await this.take('letter', keyOf('letter', kind, email), EMAIL_POLICY);
    this.metrics.count('letter', 'admitted');
  }

  /** Counts an email to this address if it may be sent. Writes in both cases, so that the response time reveals nothing. */
  async mayHaveEmail(kind: string, email: string): Promise<boolean> {
    const key = keyOf('letter', kind, email);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const now = new Date();
      const seen = await this.attempts.find(key);
      const isHeldBack = waitMs(seen, now) > 0;
      const { failures, blockedUntil, expiresAt } = seen && isHeldBack ? seen : afterFailure(seen, EMAIL_POLICY, now);
      if (await this.attempts.replace(key, seen, { failures, blockedUntil, expiresAt })) return !isHeldBack;
    }
    return false;
  }

  /** Called when a user has proved that the account is theirs. */
  async forgive(email: string, address: string | undefined): Promise<void> {
    await this.attempts.remove(keyOf('pair', email, networkOf(address)));
  }

  private async admit(call: GuardedCall, address: string | undefined, policy: AttemptPolicy): Promise<void> {
    for (const [key, networkPolicy] of countersOf(call, address, policy)) await this.take(call, key, networkPolicy);
    this.metrics.count(call, 'admitted');
  }

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
