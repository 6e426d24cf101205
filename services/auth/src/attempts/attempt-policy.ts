/** Stored state of the failed attempts under one key. */
export interface AttemptState {
  failures: number;
  /** Attempts before this time are rejected. */
  blockedUntil: Date | null;
  /** The state is forgotten from this time on. */
  expiresAt: Date;
}

export interface AttemptPolicy {
  /** Failures after which attempts are blocked for a while, which doubles with each further failure. */
  allowed: number;
  windowMs: number;
  /** The window starts with its first failure; once the limit is reached, all attempts are blocked until it ends. */
  isFixed?: boolean;
  /**
   * Each failure restarts the window; once the limit is reached, all attempts are blocked until it ends, so no window ever has more than
   * `allowed`.
   */
  isRolling?: boolean;
}

const MINUTE_MS = 60_000;
const FIRST_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 15 * MINUTE_MS;

// A limit of a network is that of an IPv4 address or a /64 of IPv6; a /48 has as many times more as `networksOf` gives it shares.

/** One account from one address: a tight limit. */
export const PAIR_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/**
 * One account from everywhere. It never blocks, so that an attacker cannot lock the user out. While an account is under attack, each
 * address has a single attempt between blocks; the right password from a fresh address still works.
 */
export const ACCOUNT_POLICY: AttemptPolicy = { allowed: Number.POSITIVE_INFINITY, windowMs: 60 * MINUTE_MS };
export const ATTACK_FAILURES = 30;
export const PAIR_POLICY_UNDER_ATTACK: AttemptPolicy = { allowed: 1, windowMs: 60 * MINUTE_MS };

/**
 * All accounts together from one network: stops trying one password on many accounts. Only failures count. Devices that have signed in to
 * the account before are exempt.
 */
export const NETWORK_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS, isFixed: true };

/** Registrations from one address, whatever their result: enough for a family at a hotel, too few for a list of addresses. */
export const REGISTRATION_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS };

/**
 * The current password, tried in one session. Only the holder of the session can use up its attempts, so an attacker cannot keep the user
 * from changing the password.
 */
export const CURRENT_PASSWORD_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/**
 * Second-step codes, per account or per device that has signed in before: an attacker with only the password cannot lock the device out.
 */
export const SECOND_STEP_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/** Requested emails and tried links from one address. */
export const RESET_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS };

/** Redirects to the sign-in provider from one address. Each is stored for ten minutes; the limit is enough for a whole hotel. */
export const PROVIDER_POLICY: AttemptPolicy = { allowed: 100, windowMs: 15 * MINUTE_MS };

/** Passkey challenges for one address. Each is stored for five minutes and allows one answer. */
export const PASSKEY_POLICY: AttemptPolicy = { allowed: 100, windowMs: 15 * MINUTE_MS };

/** Emails of one kind to one address, with or without an account (PPL-01, PPL-02). */
export const LETTER_POLICY: AttemptPolicy = { allowed: 3, windowMs: 60 * MINUTE_MS, isRolling: true };

/** Milliseconds until the next attempt is allowed; 0 if it is allowed now. */
export function waitMs(state: AttemptState | null, now: Date): number {
  if (!state || state.expiresAt <= now || !state.blockedUntil) return 0;
  return Math.max(0, state.blockedUntil.getTime() - now.getTime());
}

export function failuresOf(state: AttemptState | null, now: Date): number {
  return state && state.expiresAt > now ? state.failures : 0;
}

/** State after one more failure. */
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

/** State after one counted failure turns out to be none. */
export function afterSuccess(state: AttemptState, { allowed }: AttemptPolicy): AttemptState {
  const failures = Math.max(0, state.failures - 1);
  return { ...state, failures, blockedUntil: failures < allowed ? null : state.blockedUntil };
}
