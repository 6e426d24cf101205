import { codeOf, DeadlineError, isNotConnected } from './failures.ts';

/**
 * Pauses before a question is asked again, in ms. Behind a balancer the next try goes to another replica, or to the same dead one
 * until the cluster has noticed; nobody should wait longer for a service that is away.
 */
const UNREACHED_PAUSES_MS = [0, 50, 200, 400];
/** Fewer after it was heard: perhaps it is the question that ends whoever hears it. */
const BROKEN_PAUSES_MS = [0, 50];

/**
 * How long a replica may say nothing of a picture before it is asked for again, over another connection, and how often: nothing of
 * it is kept here that could stand in, and who has it answers within milliseconds. The last that is asked has all the time there is.
 */
const PICTURE_TRY_MS = 1_000;
const PICTURE_TRIES = 2;

export interface Attempt {
  /** How often it was asked before this time. */
  before: number;
  /** Asking twice changes nothing. */
  isRead: boolean;
  /** All of it can be sent once more. */
  isKept: boolean;
  /** A read of what any replica answers at once, and always the same. */
  isPicture: boolean;
}

/** How long this attempt may be without an answer, when whoever asks waits so many ms in all. */
export function patienceOf({ before, isPicture }: Pick<Attempt, 'before' | 'isPicture'>, allMs: number): number {
  return isPicture && before < PICTURE_TRIES ? Math.min(PICTURE_TRY_MS, allMs) : allMs;
}

/** How long to wait until the question is asked again; undefined when it may not be, or was often enough. */
export function pauseBeforeNext({ before, isRead, isKept, isPicture }: Attempt, cause: unknown): number | undefined {
  if (isNotConnected(cause)) return isKept ? UNREACHED_PAUSES_MS[before] : undefined;
  if (isPicture && cause instanceof DeadlineError) return before < PICTURE_TRIES ? 0 : undefined;
  return isRead && codeOf(cause) === 'ECONNRESET' ? BROKEN_PAUSES_MS[before] : undefined;
}
