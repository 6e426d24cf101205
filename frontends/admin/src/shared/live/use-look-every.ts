import { useSyncExternalStore } from 'react';
import { changeFeed } from './change-feed.ts';

/** Polling interval while the feed is live, in case a message was lost. */
const RARELY_MS = 60_000;

/** Lowers a polling interval to once a minute while the change feed is live: `useQuery(arg, useLookEvery(15_000))`. */
export function useLookEvery(pollingInterval: number): { pollingInterval: number } {
  const isLive = useSyncExternalStore(changeFeed.watch, () => changeFeed.isLive);
  return { pollingInterval: isLive ? RARELY_MS : pollingInterval };
}
