import { DELIVERY_TRIES } from '@reefdesk/contracts/webhook/requests';

const MINUTE_MS = 60_000;
/** Pauses after the first attempt, the second and so on: twelve attempts within a day. */
const PAUSES_MINUTES = [0.5, 1, 2, 5, 10, 30, 60, 120, 180, 360, 600];

/** Time of the next attempt after `attempts` failures; undefined if the delivery is given up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const minutes = attempts < DELIVERY_TRIES ? PAUSES_MINUTES[attempts - 1] : undefined;
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}
