export interface AttemptState {
  failures: number;
  blockedUntil: Date | null;
  expiresAt: Date;
}

export interface AttemptPolicy {
  /** Failures before attempts are blocked; the block doubles with each further failure. */
  allowed: number;
  windowMs: number;
  /** The window starts with its first failure; once the limit is reached, all attempts are blocked until it ends. */
  isFixed?: boolean;
  /** Each failure restarts the window; at the limit, all attempts are blocked until it ends, so no window has more than `allowed`. */
  isRolling?: boolean;
}

const MINUTE_MS = 60_000;
const FIRST_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 15 * MINUTE_MS;

// A network is an IPv4 address or a /64 of IPv6; the limit of a /48 is multiplied by the shares that `networksOf` gives it.

/** One account from one address. */
export const PAIR_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/**
 * One account from all addresses. It never blocks, so an attacker cannot lock the user out: each address has one attempt between blocks.
 */
export const ACCOUNT_POLICY: AttemptPolicy = { allowed: Number.POSITIVE_INFINITY, windowMs: 60 * MINUTE_MS };
export const ATTACK_FAILURES = 30;
export const PAIR_POLICY_UNDER_ATTACK: AttemptPolicy = { allowed: 1, windowMs: 60 * MINUTE_MS };

/** All accounts from one network, against one password tried on many accounts. Only failures count; known devices are exempt. */
export const NETWORK_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS, isFixed: true };

/** Registrations from one address, whatever their result: enough for a family at a hotel, too few to test a list of addresses. */
export const REGISTRATION_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS };

/** The current password in one session. Only that session uses up attempts, so an attacker cannot block the user's password change. */
export const CURRENT_PASSWORD_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

/** Second-step codes per account or known device: an attacker with only the password cannot lock the device out. */
export const SECOND_STEP_POLICY: AttemptPolicy = { allowed: 5, windowMs: 15 * MINUTE_MS };

export const RESET_POLICY: AttemptPolicy = { allowed: 20, windowMs: 15 * MINUTE_MS };

/** Redirects to the sign-in provider from one address. Each is stored for ten minutes; the limit is enough for a whole hotel. */
export const PROVIDER_POLICY: AttemptPolicy = { allowed: 100, windowMs: 15 * MINUTE_MS };

/** Passkey challenges for one address. Each is stored for five minutes and allows one answer. */
export const PASSKEY_POLICY: AttemptPolicy = { allowed: 100, windowMs: 15 * MINUTE_MS };

/** Emails of one kind to one address, with or without an account (PPL-01, PPL-02). */
export const EMAIL_POLICY: AttemptPolicy = { allowed: 3, windowMs: 60 * MINUTE_MS, isRolling: true };

export function waitMs(state: AttemptState | null, now: Date): number {
  if (!state || state.expiresAt <= now || !state.blockedUntil) return 0;
  return Math.max(0, state.blockedUntil.getTime() - now.getTime());
}

export function failuresOf(state: AttemptState | null, now: Date): number {
  return state && state.expiresAt > now ? state.failures : 0;
}

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

export function afterSuccess(state: AttemptState, { allowed }: AttemptPolicy): AttemptState {
  const failures = Math.max(0, state.failures - 1);
  return { ...state, failures, blockedUntil: failures < allowed ? null : state.blockedUntil };
}
