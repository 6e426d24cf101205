import { API_ROUTES, type ApiRoute } from '@reefdesk/system/routes';
import type { ServiceName } from '@reefdesk/system/services';
import { DOCS_PREFIX, MEDIA_PREFIX, MEDIA_SERVICE, REMOTE_PREFIXES, type RemoteName } from './routes.ts';

/** Encoded slashes, backslashes, dots and control characters, which servers may decode differently. */
const AMBIGUOUS = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)|[\\#]|\/\/|\/\.{1,2}(?:\/|$)/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const MAX_LENGTH = 2_048;

/** Returns true for a path that every server reads alike. Only these are routed, so that no alias reaches another handler. */
function isPlainPath(path: string): boolean {
  return path.startsWith('/') && path.length <= MAX_LENGTH && !AMBIGUOUS.test(path) && !BROKEN_ESCAPE.test(path);
}

/** `nowhere` is a JSON 404, never the shell's HTML. */
export type Target =
  | ({ kind: 'api'; name: string } & ApiRoute)
  | { kind: 'docs' }
  | { kind: 'media'; service: ServiceName }
  | { kind: 'remote'; remote: RemoteName; file: string }
  | { kind: 'health' }
  | { kind: 'site' }
  | { kind: 'nowhere' };

const NOWHERE: Target = { kind: 'nowhere' };

/** Case-insensitive prefixes of machine routes, so that a misspelt one never reaches a page. */
const MACHINE_PREFIX = /^\/(api|media|remotes|health)(\/|$)/i;

export function matchTarget(path: string): Target {
  if (!isPlainPath(path)) return NOWHERE;
  if (path === '/health/live' || path === '/health/ready') return { kind: 'health' };
  if (`${path}/`.startsWith(DOCS_PREFIX)) return { kind: 'docs' };
  if (path.startsWith('/api/')) {
    const [first = '', second = ''] = path.split('/', 4).slice(2);
    const both = `${first}/${second}`;
    const name = API_ROUTES.has(both) ? both : first;
    const route = API_ROUTES.get(name);
    return route ? { kind: 'api', name, ...route } : NOWHERE;
  }
  if (path.startsWith(MEDIA_PREFIX)) return { kind: 'media', service: MEDIA_SERVICE };
  for (const [remote, prefix] of Object.entries(REMOTE_PREFIXES) as [RemoteName, string][]) {
    if (path.startsWith(prefix)) return { kind: 'remote', remote, file: path.slice(prefix.length - 1) };
  }
  return MACHINE_PREFIX.test(path) ? NOWHERE : { kind: 'site' };
}
