import { remember, remembered } from '@reefdesk/web-kit';
import { useSyncExternalStore } from 'react';

const KEY = 'favourites';
/** Limit of the stored favourites; the oldest are dropped. */
const AT_MOST = 50;
const NOTHING: readonly string[] = [];

/** Slugs of the favourites, the latest first. They are stored in this browser only, not in an account. */
const listeners = new Set<() => void>();
let read: { from: string | null; slugs: readonly string[] } = { from: null, slugs: NOTHING };

/** `[slugs, toggle]`; also works in a browser without storage. */
export function useFavourites(): readonly [slugs: readonly string[], toggle: (slug: string) => void] {
  return [useSyncExternalStore(subscribe, favourites, () => NOTHING), toggle];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function favourites(): readonly string[] {
  const from = remembered(KEY);
  if (from !== read.from) read = { from, slugs: slugsIn(from) };
  return read.slugs;
}

function toggle(slug: string): void {
  const before = favourites();
  const slugs = before.includes(slug) ? before.filter((each) => each !== slug) : [slug, ...before].slice(0, AT_MOST);
  const from = JSON.stringify(slugs);
  // Without storage the favourites last until the page is left.
  remember(KEY, from);
  read = { from: remembered(KEY), slugs };
  for (const listener of listeners) listener();
}

function slugsIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, AT_MOST) : NOTHING;
  } catch {
    return NOTHING;
  }
}
