import { OFFLINE_PAGE_PATH } from './offline-pages.ts';
import { PATHS, travelPath } from './site-paths.ts';

/** Root of the back office; only its own screens know which paths below it exist. */
export const ADMIN_PATH = '/admin';

/** Stands for all unknown addresses; no page has this path. */
export const UNKNOWN_PATH = '/404';

/** Alternative paths and the paths they stand for. */
const ALIASES: Readonly<Record<string, string>> = { '/': PATHS.home, '/auth': PATHS.home, '/destinations': PATHS.destinations };
/** The second form of a travel page's path (ROUT-07). */
const TRAVEL_ALIAS = /^\/travel\/([^/]+)\/?$/;

const PARAMETER = /:\w+/g;

/** The paths of `PATHS` with the patterns by which the browser's router matches them: in any case and with trailing slashes. */
const PAGES = Object.values(PATHS).map((path) => ({ path, pattern: new RegExp(`^${path.replace(PARAMETER, '([^/]+)')}/*$`, 'i') }));

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

/**
 * The one spelling of a public page's path: in the case of `PATHS`, without trailing slashes, its parameters encoded as in the site's links.
 * Undefined if no page has the path; aliases are not resolved.
 */
export function publicPagePath(pathname: string): string | undefined {
  if (pathname === OFFLINE_PAGE_PATH) return pathname;
  for (const { path, pattern } of PAGES) {
    const parameters = pattern.exec(pathname)?.slice(1);
    if (parameters) return path.replace(PARAMETER, () => encodeURIComponent(decoded(parameters.shift() ?? '')));
  }
  return undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
