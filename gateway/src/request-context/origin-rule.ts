import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface WriteAttempt {
  method: string;
  headers: IncomingHttpHeaders;
  client: Pick<Client, 'host'>;
  hasSession: boolean;
}

/** Returns true for a write from another site, sign-in included. A client without `Origin` is trusted only without a session cookie. */
export function isForeignWrite({ method, headers, client, hasSession }: WriteAttempt, publicOrigins: readonly string[]): boolean {
  if (READS.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return hasSession;
  return publicOrigins.length > 0 ? !publicOrigins.includes(origin) : !isOwnHost(origin, client.host);
}

function isOwnHost(origin: string, host: string): boolean {
  const sent = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!sent || host === '' || !/^https?:$/.test(sent.protocol)) return false;
  const own = `${sent.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === sent.host;
}
