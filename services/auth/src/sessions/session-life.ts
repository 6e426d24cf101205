import type { SessionDocument } from './session.schema.ts';

const HOUR_MS = 3_600_000;

/** Lifetime (OR-16): twelve idle hours and a day in all, or fourteen days when remembered. */
const IDLE_MS = 12 * HOUR_MS;
const TOTAL_MS = 24 * HOUR_MS;
export const REMEMBERED_MS = 14 * 24 * HOUR_MS;

const TOUCH_EVERY_MS = 60_000;

export function expiryOf({ createdAt, lastSeenAt, remembered }: Pick<SessionDocument, 'createdAt' | 'lastSeenAt' | 'remembered'>): Date {
  if (remembered) return new Date(createdAt.getTime() + REMEMBERED_MS);
  return new Date(Math.min(lastSeenAt.getTime() + IDLE_MS, createdAt.getTime() + TOTAL_MS));
}

export function needsTouch(session: Pick<SessionDocument, 'lastSeenAt'>, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS;
}
