import { DELIVERY_TRIES } from '@reefdesk/contracts/webhook-words';

const MINUTE_MS = 60_000;
/** After the first try, the second and so on: twelve tries within a day. */
const PAUSES_MINUTES = [0.5, 1, 2, 5, 10, 30, 60, 120, 180, 360, 600];

/** When a delivery is tried again after its nth try failed; undefined when it is given up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const minutes = attempts < DELIVERY_TRIES ? PAUSES_MINUTES[attempts - 1] : undefined;
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}
