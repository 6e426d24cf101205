/** What is remembered of the failed attempts under one key. */
export interface AttemptState {
  failures: number;
  /** No attempt is looked at before this moment. */
  blockedUntil: Date | null;
  /** Forgotten from this moment on. */
  expiresAt: Date;
}

export interface AttemptPolicy {
  /** Failures after which attempts are blocked for a while, twice as long each time. */
  allowed: number;
  windowMs: number;
  /** The window begins with its first failure, and then all attempts are blocked until it ends. */
  isFixed?: boolean;
  /** The window begins anew with each, and all attempts are blocked until it ends: never more than allowed in any such time. */
  isRolling?: boolean;
}

const MINUTE_MS = 60_000;
const FIRST_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 15 * MINUTE_MS;

/** One account from one address: tight. */
export const PAIR_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/**
 * One account from everywhere: it never blocks by itself, so nobody can lock the owner out. An account under attack
 * gives each address a single attempt between blocks; the right password from a fresh address still gets in.
 */
export const ACCOUNT_POLICY: AttemptPolicy = { allowed: Number.POSITIVE_INFINITY, windowMs: 60 * MINUTE_MS };
export const ATTACK_FAILURES = 30;
export const PAIR_POLICY_UNDER_ATTACK: AttemptPolicy = { allowed: 1, windowMs: 60 * MINUTE_MS };

/**
 * All accounts together from one network, and from one site of IPv6, whoever is behind it: one password tried on many accounts
 * ends here. Only failures count, and a device that has signed in to the account before is not asked.
 */
export const NETWORK_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS, isFixed: true };
export const SITE_POLICY: AttemptPolicy = { allowed: 60, windowMs: 15 * MINUTE_MS, isFixed: true };

/** Registrations from one address, whatever comes of them: a family at a hotel gets through, a list of addresses does not. */
export const REGISTRATION_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS };

/**
 * The current password of the person signed in, tried by one session: only who holds the session can use its tries up, so
 * nobody keeps the owner from changing the password.
 */
export const CURRENT_PASSWORD_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/** Codes of the second step, by account, or by a device that has signed in to it before: who only has the password can't shut it out. */
export const SECOND_STEP_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/** Letters asked for, and links tried, from one address. */
export const RESET_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS };

/** Ways to the sign-in provider from one address, each of which is remembered for some minutes: a whole hotel gets through. */
export const PROVIDER_POLICY: AttemptPolicy = { allowed: 100, windowMs: 15 * MINUTE_MS };

/** Questions for a passkey from one address, each of which is remembered for some minutes, and is good for one answer. */
export const PASSKEY_POLICY: AttemptPolicy = { allowed: 100, windowMs: 15 * MINUTE_MS };

/** Letters of one kind to one address, whether it has an account or not (PPL-01, PPL-02). */
export const LETTER_POLICY: AttemptPolicy = { allowed: 3, windowMs: 60 * MINUTE_MS, isRolling: true };

/** Milliseconds an attempt has to wait; 0 when it may go on. */
export function waitMs(state: AttemptState | null, now: Date): number {
  if (!state || state.expiresAt <= now || !state.blockedUntil) return 0;
  return Math.max(0, state.blockedUntil.getTime() - now.getTime());
}

export function failuresOf(state: AttemptState | null, now: Date): number {
  return state && state.expiresAt > now ? state.failures : 0;
}

/** The state after one more failure. */
export function afterFailure(state: AttemptState | null, policy: AttemptPolicy, now: Date): AttemptState {
  const failures = failuresOf(state, now) + 1;
  if (policy.isFixed) {
    const expiresAt = state && failures > 1 ? state.expiresAt : new Date(now.getTime() + policy.windowMs);
    return { failures, blockedUntil: failures < policy.allowed ? null : expiresAt, expiresAt };
  }
  if (policy.isRolling) {
    const expiresAt = new Date(now.getTime() + policy.windowMs);
    return { failures, blockedUntil: failures < policy.allowed ? null : expiresAt, expiresAt };
  }
  const blockMs = failures < policy.allowed ? 0 : Math.min(LONGEST_BLOCK_MS, FIRST_BLOCK_MS * 2 ** (failures - policy.allowed));
  return {
    failures,
    blockedUntil: blockMs === 0 ? null : new Date(now.getTime() + blockMs),
    expiresAt: new Date(now.getTime() + blockMs + policy.windowMs),
  };
}

/** The state when one of the failures was none after all. */
export function afterSuccess(state: AttemptState, { allowed }: AttemptPolicy): AttemptState {
  const failures = Math.max(0, state.failures - 1);
  return { ...state, failures, blockedUntil: failures < allowed ? null : state.blockedUntil };
}
