import { LIMITS } from './limits.ts';

/** What staff set. */
export const DEPARTURE_SETTINGS = ['open', 'closed'] as const;
export type DepartureSetting = (typeof DEPARTURE_SETTINGS)[number];

/** What everybody sees (DEP-02). */
export const DEPARTURE_STATUSES = ['open', 'few', 'full', 'closed'] as const;
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number];

export function departureStatus(setting: DepartureSetting, seatsLeft: number): DepartureStatus {
  if (setting === 'closed') return 'closed';
  if (seatsLeft <= 0) return 'full';
  return seatsLeft <= LIMITS.fewSeats ? 'few' : 'open';
}
