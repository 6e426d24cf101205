import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Prefix length that identifies one customer of a provider. */
const CUSTOMER_BITS = 64;

/** A site has many lines, of many guests or of one attacker; together they may use three times the limit of one line. */
const SITE_SHARES = 3;

export interface ClientNetwork {
  name: string;
  /** Multiple of one line's limit that this network may use. */
  shares: number;
}

/** The network by which a client is limited: an IPv4 address, or an IPv6 prefix (64: line, 48: site). An invalid address stays as it is. */
export function networkOf(address: string | undefined, bits: 48 | typeof CUSTOMER_BITS = CUSTOMER_BITS): string {
  if (address === undefined || !ipaddr.isValid(address)) return address ?? '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)}/${bits}`;
}

/** Narrowest network first: an IPv4 address, or the line (/64) and the site (/48) of an IPv6 address. */
export function networksOf(address: string | undefined): readonly ClientNetwork[] {
  const [line, site] = [networkOf(address), networkOf(address, 48)];
  return [{ name: line, shares: 1 }, ...(site === line ? [] : [{ name: site, shares: SITE_SHARES }])];
}

/** The part of an address that is stored and shown: IPv4 without its last number (`203.0.113.x`), the first three groups of IPv6. */
export function shownNetwork(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  // Fills in the groups that `::` leaves out at the end, as browsers do.
  const [front = ''] = plain.split('::');
  const groups = front.split(':').filter(Boolean).slice(0, 3);
  return `${[...groups, ...Array<string>(3 - groups.length).fill('0')].join(':')}:x`;
}
