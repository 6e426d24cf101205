import type { RemoteName } from '@reefdesk/web-kit/host';

const ADMIN = '/admin';
const CUSTOMER = '/customer';

/** The remote that shows an address; the public one has the screen for addresses that lead nowhere. */
export function remoteOf(pathname: string): RemoteName {
  return isUnder(pathname, ADMIN) ? 'admin' : 'public';
}

/** Screens that cannot do without a session ask for it themselves. */
export function asksForSession(pathname: string): boolean {
  return isUnder(pathname, ADMIN) || isUnder(pathname, CUSTOMER);
}

function isUnder(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
