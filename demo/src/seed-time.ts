import { addDays, dayIn, momentOf } from '@reefdesk/contracts/time/calendar-days';
import type { Ago } from '../content/types.ts';

/** Start of the seeding, the base of all relative times. */
export interface SeedTime {
  now: Date;
  /** Date in the operator's time zone. */
  today: string;
}

/** Time zone of Manado, where the demo operator is. */
export const TIME_ZONE = 'Asia/Makassar';
const MINUTE_MS = 60_000;

export function seedTime(now: Date): SeedTime {
  return { now, today: dayIn(TIME_ZONE, now) };
}

export function momentAgo(ago: Ago, { now, today }: SeedTime): Date {
  if ('minutes' in ago) return new Date(now.getTime() - ago.minutes * MINUTE_MS);
  return momentOf(TIME_ZONE, `${addDays(today, -ago.days)}T${ago.time}`);
}
