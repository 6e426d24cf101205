import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface WriteAttempt {
  method: string;
  headers: IncomingHttpHeaders;
  client: Pick<Client, 'host'>;
  hasSession: boolean;
}

/**
 * True when another site made the browser send this write. Login, logout and register count as writes. A client
 * without an `Origin` is no browser page; it is believed only while it brings no session cookie.
 */
export function isForeignWrite({ method, headers, client, hasSession }: WriteAttempt, publicOrigins: readonly string[]): boolean {
  if (READS.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return hasSession;
  return publicOrigins.length > 0 ? !publicOrigins.includes(origin) : !isOwnHost(origin, client.host);
}

/** Same host and port, whichever scheme the browser used. */
function isOwnHost(origin: string, host: string): boolean {
  const sent = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!sent || host === '' || !/^https?:$/.test(sent.protocol)) return false;
  const own = `${sent.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === sent.host;
}
