import { rateLimitOf } from '@reefdesk/system/rate-limits';
import { pictureOf } from '../pictures/picture-address.ts';
import { cachedAddressOf } from '../response-cache/cached-address.ts';
import { matchTarget } from '../routing/match-target.ts';

/** The kept response or picture that an address may have. `route`: label in the metrics. */
export type KeptTarget =
  | { kind: 'answer'; key: string; route: string }
  | { kind: 'picture'; path: string; route: string }
  /** Not kept, or counted against a rate limit: goes the long way. */
  | { kind: 'none' };

const NONE: KeptTarget = { kind: 'none' };

/** Uses the same routing table and rules as the long way, and looks at the address only. */
export function keptTargetOf(url: string): KeptTarget {
  const at = url.indexOf('?');
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const target = matchTarget(path);
  if (target.kind === 'media') return pictureOf(path) ? { kind: 'picture', path, route: 'media' } : NONE;
  if (target.kind !== 'api') return NONE;
  const query = new URLSearchParams(search);
  if (rateLimitOf({ method: 'GET', route: target.name, path, query, isUpload: false })) return NONE;
  const address = cachedAddressOf('GET', { target, hasSessionCookie: false, path, query });
  return address ? { kind: 'answer', key: address.key, route: `/api/${target.name}` } : NONE;
}
