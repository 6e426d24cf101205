import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isOnlyAtHttps } from '../env.ts';

/** The client according to trusted sources only, never to claims of an untrusted sender. */
export interface Client {
  address: string;
  scheme: 'http' | 'https';
  /** Host and port as the browser sees them; empty if they are invalid. */
  host: string;
}

export interface ClientPolicy {
  /** Number of trusted proxies. 0: forwarding headers are ignored. */
  trustedHops: number;
  /** The only origins of the site; empty in the embedded demo. */
  publicOrigins: readonly string[];
}

const PLAUSIBLE_HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function clientOf(socketAddress: string | undefined, headers: IncomingHttpHeaders, policy: ClientPolicy): Client {
  return { address: addressOf(socketAddress, listed(headers['x-forwarded-for']), policy.trustedHops), ...siteOf(headers, policy) };
}

export function siteOf(headers: IncomingHttpHeaders, { trustedHops, publicOrigins }: ClientPolicy): Pick<Client, 'scheme' | 'host'> {
  const forwarded = (name: string): string[] => (trustedHops > 0 ? listed(headers[name]) : []);
  const host = fromProxies(forwarded('x-forwarded-host'), trustedHops) || headers.host || '';
  return {
    scheme: schemeOf(forwarded('x-forwarded-proto'), trustedHops, publicOrigins),
    host: PLAUSIBLE_HOST.test(host) ? host.toLowerCase() : '',
  };
}

/** Each proxy appends an entry, so with n trusted proxies the n-th from the right is reliable. Clients can forge earlier entries. */
function fromProxies(entries: readonly string[], trustedHops: number): string | undefined {
  return trustedHops > 0 ? entries.at(-Math.min(trustedHops, entries.length)) : undefined;
}

function addressOf(socketAddress: string | undefined, forwardedFor: readonly string[], trustedHops: number): string {
  const own = plainAddress(socketAddress ?? '');
  const entry = plainAddress(fromProxies(forwardedFor, trustedHops) ?? '');
  return isIP(entry) ? entry : own;
}

/** The outermost proxy knows the scheme. A site offered at https only is https even if a proxy omits the header. */
function schemeOf(forwardedProto: readonly string[], trustedHops: number, publicOrigins: readonly string[]): 'http' | 'https' {
  const claimed = fromProxies(forwardedProto, trustedHops);
  if (claimed?.toLowerCase() === 'https') return 'https';
  return isOnlyAtHttps(publicOrigins) ? 'https' : 'http';
}

function listed(value: string | string[] | undefined): string[] {
  return (Array.isArray(value) ? value.join(',') : (value ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function plainAddress(value: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(value);
  const address = bracketed?.[1] ?? (/^[\d.]+:\d+$/.test(value) ? (value.split(':')[0] ?? '') : value);
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
