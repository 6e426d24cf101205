import { ADMIN_PATH, publicPagePath, UNKNOWN_PATH } from '@reefdesk/contracts/pages/site-addresses';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { rateLimitOf } from '@reefdesk/system/rate-limits';
import { pagePathOf } from '../pages/visit.ts';
import { pictureOf } from '../pictures/picture-address.ts';
import { previewTokenIn } from '../previews/previews.ts';
import { cachedAddressOf } from '../response-cache/cached-address.ts';
import { matchTarget } from '../routing/match-target.ts';

/** The kept response, picture or page that an address may have. `route`: label in the metrics. */
export type KeptTarget =
  | { kind: 'answer'; key: string; route: string }
  | { kind: 'picture'; path: string; route: string }
  /** `path`: of the page; `asked`: of the address; `language`: as the address names it. */
  | { kind: 'page'; path: string; asked: string; language: string | null; route: string }
  /** Not kept, or counted against a rate limit: goes the long way. */
  | { kind: 'none' };

const NONE: KeptTarget = { kind: 'none' };

/** Uses the same routing table and rules as the long way, and looks at the address only. */
export function keptTargetOf(url: string): KeptTarget {
  const at = url.indexOf('?');
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const target = matchTarget(path);
  if (target.kind === 'media') return pictureOf(path) ? { kind: 'picture', path, route: 'media' } : NONE;
  const query = new URLSearchParams(search);
  if (target.kind === 'site') return pageTargetOf(path, query);
  if (target.kind !== 'api') return NONE;
  if (rateLimitOf({ method: 'GET', route: target.name, path, query, isUpload: false })) return NONE;
  const address = cachedAddressOf('GET', { target, hasSessionCookie: false, path, query });
  return address ? { kind: 'answer', key: address.key, route: `/api/${target.name}` } : NONE;
}

/** Pages that are not for everybody, and paths that are redirected or unknown, go the long way. */
const NOT_SHARED: ReadonlySet<string> = new Set([ADMIN_PATH, PATHS.enquiry, UNKNOWN_PATH]);

function pageTargetOf(asked: string, query: URLSearchParams): KeptTarget {
  const path = pagePathOf(asked);
  const isOneSpelling = (publicPagePath(asked) ?? asked) === asked;
  if (!isOneSpelling || NOT_SHARED.has(path) || previewTokenIn(query) !== undefined) return NONE;
  return { kind: 'page', path, asked, language: query.get('lang'), route: 'site' };
}
