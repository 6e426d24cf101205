import { PATHS } from '@reefdesk/contracts/pages/site-paths';

/** Pages for visitors. Pages of accounts and enquiries are private and not counted. */
const PLAIN: ReadonlySet<string> = new Set([
  ...[PATHS.home, PATHS.about, PATHS.packages, PATHS.destinations, PATHS.support, PATHS.privacy, PATHS.terms, PATHS.signIn, PATHS.signUp],
]);
const HOME: ReadonlySet<string> = new Set(['/', '/auth']);
const TRAVEL = /^(?:\/auth)?\/travel\/([^/]+)$/;
const DESTINATION = new RegExp(`^${PATHS.destination.replace(':destinationId', '[^/]+')}$`);
const PAGE_MAX_LENGTH = 300;

/** The page of an address under its canonical path, and the slug of its package; undefined if its views are not counted. */
export function countedPage(path: string): { page: string; package: string | null } | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  if (plain.length > PAGE_MAX_LENGTH) return undefined;
  if (HOME.has(plain)) return { page: PATHS.home, package: null };
  if (plain === '/destinations') return { page: PATHS.destinations, package: null };
  const slug = TRAVEL.exec(plain)?.[1];
  if (slug !== undefined) return { page: `/auth/travel/${slug}`, package: decoded(slug) };
  return PLAIN.has(plain) || DESTINATION.test(plain) ? { page: plain, package: null } : undefined;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
