import { OFFLINE_PAGE_PATH } from './offline-pages.ts';
import { PATHS, travelPath } from './site-paths.ts';

/** Root of the back office; only its own screens know which paths below it exist. */
const ADMIN_PATH = '/admin';

/** Alternative paths and the paths they stand for. */
const ALIASES: Readonly<Record<string, string>> = { '/': PATHS.home, '/auth': PATHS.home, '/destinations': PATHS.destinations };
/** The second form of a travel page's path (ROUT-07). */
const TRAVEL_ALIAS = /^\/travel\/([^/]+)\/?$/;

/** The patterns of `PATHS` as the browser's router matches them: in any case and with trailing slashes. */
const SCREENS = Object.values(PATHS).map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`, 'i'));

/** Resolves an alias; any other path is returned unchanged. */
export function settledPath(pathname: string): string {
  const plain = pathname.replace(/(?<=.)\/$/, '');
  if (Object.hasOwn(ALIASES, plain)) return ALIASES[plain] ?? pathname;
  const [, slug] = TRAVEL_ALIAS.exec(pathname) ?? [];
  return slug === undefined ? pathname : travelPath(decoded(slug));
}

/** True if the path is the back office or below it. */
export function isOfAdmin(pathname: string): boolean {
  return isUnder(pathname, ADMIN_PATH);
}

/** True if `pathname` is `root` or below it. */
export function isUnder(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** True if a screen exists for the path. */
export function hasScreen(pathname: string): boolean {
  const path = settledPath(pathname);
  return path === OFFLINE_PAGE_PATH || isOfAdmin(path) || SCREENS.some((screen) => screen.test(path));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
