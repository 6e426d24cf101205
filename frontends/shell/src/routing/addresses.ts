import type { RemoteName } from '@reefdesk/web-kit/host';

const PUBLIC = ['/', '/auth', '/sign-up', '/customer', '/travel', '/destinations'];
const ADMIN = ['/admin'];

/** The remote that shows an address; undefined for addresses that lead nowhere. */
export function remoteOf(pathname: string): RemoteName | undefined {
  if (ADMIN.some((root) => isUnder(pathname, root))) return 'admin';
  return PUBLIC.some((root) => isUnder(pathname, root)) ? 'public' : undefined;
}

function isUnder(pathname: string, root: string): boolean {
  return pathname === root || (root !== '/' && pathname.startsWith(`${root}/`));
}
