const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = MINUTE_MS / 2;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

const FIRST_LOOK_MS = 250;

/** A letter that could not be sent for so long is given up. */
export const TRIED_FOR_MS = 24 * 60 * MINUTE_MS;

/** When a letter is tried again after its nth attempt failed, twice as late each time; undefined when its day is over. */
export function nextTry({ createdAt, attempts }: { createdAt: Date; attempts: number }, now: Date): Date | undefined {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const next = new Date(now.getTime() + pauseMs);
  return next.getTime() - createdAt.getTime() > TRIED_FOR_MS ? undefined : next;
}

/** How long a letter waits, after its nth look, for what it is about: a moment at first, since that is being stored. */
export function nextLookMs({ attempts }: { attempts: number }): number {
  return Math.min(FIRST_PAUSE_MS, FIRST_LOOK_MS * 2 ** (attempts - 1));
}
