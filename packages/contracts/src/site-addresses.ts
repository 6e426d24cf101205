import { OFFLINE_PAGE_PATH } from './offline-pages.ts';
import { PATHS, travelPath } from './site-paths.ts';

/** Where the back office is; which of the addresses below it lead somewhere, only its own screens know. */
const ADMIN_PATH = '/admin';

/** Other spellings of addresses, and what they stand for. */
const ALIASES: Readonly<Record<string, string>> = { '/': PATHS.home, '/auth': PATHS.home, '/destinations': PATHS.destinations };
/** ROUT-07: the second reading of the travel page's address. */
const TRAVEL_ALIAS = /^\/travel\/([^/]+)\/?$/;

/** What `PATHS` match, as the browser's router takes them: in any case, with slashes at the end. */
const SCREENS = Object.values(PATHS).map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`, 'i'));

/** The path that an alias stands for; any other path as it is. */
export function settledPath(pathname: string): string {
  const plain = pathname.replace(/(?<=.)\/$/, '');
  if (Object.hasOwn(ALIASES, plain)) return ALIASES[plain] ?? pathname;
  const [, slug] = TRAVEL_ALIAS.exec(pathname) ?? [];
  return slug === undefined ? pathname : travelPath(decoded(slug));
}

/** Whether a path is of the back office, or of anything below it. */
export function isOfAdmin(pathname: string): boolean {
  return isUnder(pathname, ADMIN_PATH);
}

/** Whether a path is that path, or below it. */
export function isUnder(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** Whether there is a screen for a path. */
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
