import { OFFLINE_PAGE_PATH } from './offline-pages.ts';
import { PATHS, travelPath } from './site-paths.ts';

/** Root of the back office; only its own screens know the paths below it. */
export const ADMIN_PATH = '/admin';

/** Represents all unknown addresses; no page has this path. */
export const UNKNOWN_PATH = '/404';

const ALIASES: Readonly<Record<string, string>> = { '/': PATHS.home, '/auth': PATHS.home, '/destinations': PATHS.destinations };
/** Alias of a travel page's path (ROUT-07). */
const TRAVEL_ALIAS = /^\/travel\/([^/]+)\/?$/;

const PARAMETER = /:\w+/g;

/** Patterns of `PATHS` as the browser's router matches them: case-insensitive, with trailing slashes. */
const PAGES = Object.values(PATHS).map((path) => ({ path, pattern: new RegExp(`^${path.replace(PARAMETER, '([^/]+)')}/*$`, 'i') }));

export function settledPath(pathname: string): string {
  const plain = pathname.replace(/(?<=.)\/$/, '');
  if (Object.hasOwn(ALIASES, plain)) return ALIASES[plain] ?? pathname;
  const [, slug] = TRAVEL_ALIAS.exec(pathname) ?? [];
  return slug === undefined ? pathname : travelPath(decoded(slug));
}

export function isOfAdmin(pathname: string): boolean {
  return isUnder(pathname, ADMIN_PATH);
}

export function isUnder(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** Returns the canonical path of a public page: case of `PATHS`, no trailing slash, encoded parameters. Aliases are not resolved. */
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
