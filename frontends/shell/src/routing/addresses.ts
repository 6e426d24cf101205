import { isOfAdmin, isUnder } from '@reefdesk/contracts/pages/site-addresses';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { RemoteName } from '@reefdesk/web-kit/host';

/** The remote that shows an address; the public one also has the screen for unknown addresses. */
export function remoteOf(pathname: string): RemoteName {
  return isOfAdmin(pathname) ? 'admin' : 'public';
}

/** True for screens that need a session and request it themselves. */
export function asksForSession(pathname: string): boolean {
  return isOfAdmin(pathname) || isUnder(pathname, PATHS.customer);
}
