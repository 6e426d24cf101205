import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the reader has asked their system for less motion. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

const inBrowser = () => window.matchMedia(QUERY).matches;
/** Nobody has asked yet. */
const onServer = () => false;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
