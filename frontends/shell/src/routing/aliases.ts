import { PATHS, travelPath } from '@reefdesk/contracts/site-paths';

/** Other spellings of addresses, and what they stand for. */
const ALIASES: Readonly<Record<string, string>> = { '/': PATHS.home, '/auth': PATHS.home, '/destinations': PATHS.destinations };
/** ROUT-07: the second reading of the travel page's address. */
const TRAVEL_ALIAS = /^\/travel\/([^/]+)\/?$/;

/** The path that an alias stands for; any other path as it is. */
export function settledPath(pathname: string): string {
  const plain = pathname.replace(/(?<=.)\/$/, '');
  if (Object.hasOwn(ALIASES, plain)) return ALIASES[plain] ?? pathname;
  const [, slug] = TRAVEL_ALIAS.exec(pathname) ?? [];
  return slug === undefined ? pathname : travelPath(decoded(slug));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
