import { ADMIN_PATH, publicPagePath, UNKNOWN_PATH } from '@reefdesk/contracts/pages/site-addresses';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { rateLimitOf } from '@reefdesk/system/rate-limits';
import { pagePathOf } from '../pages/visit.ts';
import { pictureOf } from '../pictures/picture-address.ts';
import { previewTokenIn } from '../previews/previews.ts';
import { cachedAddressOf } from '../response-cache/cached-address.ts';
import { matchTarget } from '../routing/match-target.ts';

/** The cached response, picture or page of an address. `route`: label in the metrics. */
export type CachedTarget =
  | { kind: 'answer'; key: string; route: string }
  | { kind: 'picture'; path: string; route: string }
  /** `path`: canonical path; `asked`: requested path; `language`: as in the URL. */
  | { kind: 'page'; path: string; asked: string; language: string | null; route: string }
  /** Not cached, or subject to a rate limit: handled by the full pipeline. */
  | { kind: 'none' };

const NONE: CachedTarget = { kind: 'none' };

/** Uses the same routing table as the pipeline and reads only the URL. */
export function cachedTargetOf(url: string): CachedTarget {
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

/** Private pages, redirects and unknown paths are left to the pipeline. */
const UNCACHED_PATHS: ReadonlySet<string> = new Set([ADMIN_PATH, PATHS.enquiry, UNKNOWN_PATH]);

function pageTargetOf(asked: string, query: URLSearchParams): CachedTarget {
  const path = pagePathOf(asked);
  const isCanonical = (publicPagePath(asked) ?? asked) === asked;
  if (!isCanonical || UNCACHED_PATHS.has(path) || previewTokenIn(query) !== undefined) return NONE;
  return { kind: 'page', path, asked, language: query.get('lang'), route: 'site' };
}
