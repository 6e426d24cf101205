const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = MINUTE_MS / 2;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

const FIRST_LOOK_MS = 250;

/** An email that could not be sent for this long is given up. */
export const TRIED_FOR_MS = 24 * 60 * MINUTE_MS;

/** Time of the next attempt after the nth one failed, with doubling pauses; undefined when the time is over. */
export function nextTry({ createdAt, attempts }: { createdAt: Date; attempts: number }, now: Date): Date | undefined {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const next = new Date(now.getTime() + pauseMs);
  return next.getTime() - createdAt.getTime() > TRIED_FOR_MS ? undefined : next;
}

/** Pause after the nth check for the record of an email: short at first, since the record is just being stored. */
export function nextLookMs({ attempts }: { attempts: number }): number {
  return Math.min(FIRST_PAUSE_MS, FIRST_LOOK_MS * 2 ** (attempts - 1));
}
