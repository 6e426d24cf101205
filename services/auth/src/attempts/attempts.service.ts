import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { AttemptMetrics, type GuardedCall } from './attempt-metrics.ts';
import {
  ACCOUNT_POLICY,
  ATTACK_FAILURES,
  type AttemptPolicy,
  afterFailure,
  CURRENT_PASSWORD_POLICY,
  failuresOf,
  PAIR_POLICY,
  PAIR_POLICY_UNDER_ATTACK,
  REGISTRATION_POLICY,
  waitMs,
} from './attempt-policy.ts';
import { AttemptsRepository } from './attempts.repository.ts';
import { clientNetwork } from './client-network.ts';

/** An attempt that was let through, to be closed as failed or succeeded. */
export interface Attempt {
  accountKey: string;
  pairKey: string;
}

/** Tries to write a counter that others write too; the loser of all of them is one of a flood and has to wait. */
const MAX_TRIES = 8;
const FLOOD_WAIT_MS = 1_000;

/** Slows down guessing, for accounts that exist and for those that do not alike. Replicas share the counters. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    @Inject(AttemptMetrics) private readonly metrics: Pick<AttemptMetrics, 'count'>,
  ) {}

  /**
   * Counts the attempt as failed before the password is looked at, so that many at once get no further than one
   * after the other. Throws `too_many_attempts` with the seconds to wait.
   */
  async begin(email: string, address: string | undefined): Promise<Attempt> {
    const accountKey = keyOf('account', email);
    const pairKey = keyOf('pair', email, clientNetwork(address));
    const underAttack = failuresOf(await this.attempts.find(accountKey), new Date()) >= ATTACK_FAILURES;
    await this.take('login', pairKey, underAttack ? PAIR_POLICY_UNDER_ATTACK : PAIR_POLICY);
    return { accountKey, pairKey };
  }

  async failed({ accountKey }: Attempt): Promise<void> {
    this.metrics.count('login', 'failed');
    await this.count(accountKey, ACCOUNT_POLICY);
  }

  async succeeded({ pairKey }: Attempt): Promise<void> {
    this.metrics.count('login', 'succeeded');
    await this.attempts.remove(pairKey);
  }

  /** Before an account is made. Throws `too_many_attempts`. */
  async beginRegistration(address: string | undefined): Promise<void> {
    await this.take('registration', keyOf('registration', clientNetwork(address)), REGISTRATION_POLICY);
    this.metrics.count('registration', 'admitted');
  }

  /** Before the current password is looked at once more. Throws `too_many_attempts`. */
  async beginPasswordCheck(sessionId: string): Promise<void> {
    await this.take('current_password', keyOf('current-password', sessionId), CURRENT_PASSWORD_POLICY);
    this.metrics.count('current_password', 'admitted');
  }

  /** Counts, or throws `too_many_attempts` with the seconds to wait. */
  private async take(call: GuardedCall, key: string, policy: AttemptPolicy): Promise<void> {
    const wait = await this.count(key, policy);
    if (wait <= 0) return;
    this.metrics.count(call, 'throttled');
    throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil(wait / 1_000) });
  }

  /** Milliseconds to wait; 0 when the failure was counted. */
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

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
