import { storedList, useStoredList } from '../stored-list.ts';

/** The oldest are dropped. */
const AT_MOST = 50;

/** Slugs of the favourites, the latest first. They are stored in this browser only, not in an account. */
const favourites = storedList('favourites', (value) => typeof value === 'string', AT_MOST);

export function useFavourites(): readonly [slugs: readonly string[], toggle: (slug: string) => void] {
  return [useStoredList(favourites), toggle];
}

function toggle(slug: string): void {
  const before = favourites.current();
  favourites.replace(before.includes(slug) ? before.filter((each) => each !== slug) : [slug, ...before]);
}
