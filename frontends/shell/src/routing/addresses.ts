import { isOfAdmin, isUnder } from '@reefdesk/contracts/pages/site-addresses';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { RemoteName } from '@reefdesk/web-kit/host';

/** Returns the remote that shows an address; the public one also has the screen for unknown addresses. */
export function remoteOf(pathname: string): RemoteName {
  return isOfAdmin(pathname) ? 'admin' : 'public';
}

export function asksForSession(pathname: string): boolean {
  return isOfAdmin(pathname) || isUnder(pathname, PATHS.customer);
}
