import { createContext, useContext } from 'react';

const DAY_MS = 86_400_000;

/** Days since 1970 (UTC). */
export function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

/** The day that the page was drawn for. */
export const VisitDay = createContext<number | undefined>(undefined);

/** Days since 1970 (UTC), the same on the server and in the browser: for what changes by the day, and as seed of random choices. */
export function useVisitDay(): number {
  return useContext(VisitDay) ?? today();
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}
