import { createContext, useContext } from 'react';

const DAY_MS = 86_400_000;

/** Days since 1970 (UTC). */
export function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

export const VisitDay = createContext<number | undefined>(undefined);

/** Days since 1970 (UTC), equal on server and browser: for daily content, and as a random seed. */
export function useVisitDay(): number {
  return useContext(VisitDay) ?? today();
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}
