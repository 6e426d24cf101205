import { isOfAdmin, isUnder } from '@reefdesk/contracts/site-addresses';
import { PATHS } from '@reefdesk/contracts/site-paths';
import type { RemoteName } from '@reefdesk/web-kit/host';

/** The remote that shows an address; the public one has the screen for addresses that lead nowhere. */
export function remoteOf(pathname: string): RemoteName {
  return isOfAdmin(pathname) ? 'admin' : 'public';
}

/** Screens that cannot do without a session ask for it themselves. */
export function asksForSession(pathname: string): boolean {
  return isOfAdmin(pathname) || isUnder(pathname, PATHS.customer);
}
