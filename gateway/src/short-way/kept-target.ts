import { rateLimitOf } from '@reefdesk/system/rate-limits';
import { pictureOf } from '../pictures/picture-address.ts';
import { cachedAddressOf } from '../response-cache/cached-address.ts';
import { matchTarget } from '../routing/match-target.ts';

/** What an address can be kept as. `route`: as metrics call it. */
export type KeptTarget =
  | { kind: 'answer'; key: string; route: string }
  | { kind: 'picture'; path: string; route: string }
  /** Nothing that is kept, or that counts against a limit: it goes the long way. */
  | { kind: 'none' };

const NONE: KeptTarget = { kind: 'none' };

/** By the same table and rules as the long way; nothing but the address is looked at. */
export function keptTargetOf(url: string): KeptTarget {
  const at = url.indexOf('?');
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const target = matchTarget(path);
  if (target.kind === 'media') return pictureOf(path) ? { kind: 'picture', path, route: 'media' } : NONE;
  if (target.kind !== 'api' || rateLimitOf({ method: 'GET', route: target.name, isUpload: false })) return NONE;
  const address = cachedAddressOf('GET', { target, hasSessionCookie: false, path, query: new URLSearchParams(search) });
  return address ? { kind: 'answer', key: address.key, route: `/api/${target.name}` } : NONE;
}
