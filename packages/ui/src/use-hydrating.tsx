import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;

/**
 * True for server-rendered components, also after hydration; false for those rendered only in the browser. The first render is the same on
 * both sides.
 */
export function useCameWithPage(): boolean {
  const hydrating = useSyncExternalStore(subscribe, inBrowser, onServer);
  const [cameWithPage] = useState(hydrating);
  return cameWithPage;
}

/** Like {@link useCameWithPage}, but false after hydration. */
export function useHydrating(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}
