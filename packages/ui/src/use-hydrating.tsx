import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;

/**
 * Whether the component came with the page: true on the server and for as long as what the server drew of it stands in the
 * browser, false for what is drawn in the browser alone. The first drawing has to be the same on both sides.
 */
export function useCameWithPage(): boolean {
  const hydrating = useSyncExternalStore(subscribe, inBrowser, onServer);
  const [cameWithPage] = useState(hydrating);
  return cameWithPage;
}

/** As {@link useCameWithPage}, and false again as soon as the browser has taken the component over. */
export function useHydrating(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}
