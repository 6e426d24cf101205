import { useSyncExternalStore } from 'react';
import { changeFeed } from './change-feed.ts';

/** So that nothing is old for long where a hint was lost. */
const RARELY_MS = 60_000;

/** `useQuery(arg, useLookEvery(15_000))`: how often a screen looks by itself; rarely while it hears of changes anyway. */
export function useLookEvery(pollingInterval: number): { pollingInterval: number } {
  const isLive = useSyncExternalStore(changeFeed.watch, () => changeFeed.isLive);
  return { pollingInterval: isLive ? RARELY_MS : pollingInterval };
}
