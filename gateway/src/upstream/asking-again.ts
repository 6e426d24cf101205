import { codeOf, DeadlineError, isNotConnected } from './failures.ts';

/** Pauses before a retry, in ms. Behind a load balancer the next attempt may reach another replica. */
const UNREACHED_PAUSES_MS = [0, 50, 200, 400];
/** Fewer retries after the request was sent, because the request may be what crashes the service. */
const BROKEN_PAUSES_MS = [0, 50];

/** Time limit and number of early retries of a picture, which replicas usually send within milliseconds. The last has the full time. */
const PICTURE_TRY_MS = 1_000;
const PICTURE_TRIES = 2;

export interface Attempt {
  before: number;
  /** True for an idempotent request. */
  isRead: boolean;
  /** True if the whole body can be sent again. */
  isCached: boolean;
  /** True for a read that every replica answers at once and alike. */
  isPicture: boolean;
}

/** Returns the time limit of this attempt, given the total limit in ms. */
export function timeoutOf({ before, isPicture }: Pick<Attempt, 'before' | 'isPicture'>, allMs: number): number {
  return isPicture && before < PICTURE_TRIES ? Math.min(PICTURE_TRY_MS, allMs) : allMs;
}

/** Returns the pause before the next attempt; undefined if the request may not be retried. */
export function pauseBeforeNext({ before, isRead, isCached, isPicture }: Attempt, cause: unknown): number | undefined {
  if (isNotConnected(cause)) return isCached ? UNREACHED_PAUSES_MS[before] : undefined;
  if (isPicture && cause instanceof DeadlineError) return before < PICTURE_TRIES ? 0 : undefined;
  return isRead && codeOf(cause) === 'ECONNRESET' ? BROKEN_PAUSES_MS[before] : undefined;
}
