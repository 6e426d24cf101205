import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address tells a customer of a provider from the next: one of them holds all addresses behind it. */
const CUSTOMER_BITS = 64;

/** A site of IPv6 has many lines, of a whole house of guests or of one attacker: all of them together may have three times as much as one. */
const SITE_SHARES = 3;

/** A network that a client counts for. */
export interface ClientNetwork {
  name: string;
  /** How many times the share of one line it may have. */
  shares: number;
}

/**
 * The network that an address stands for where a sender is limited: an IPv4 address itself (also within IPv6), of IPv6 the first
 * BITS (64: a line; 48: a site). What is no address is a network of its own.
 */
export function networkOf(address: string | undefined, bits: 48 | typeof CUSTOMER_BITS = CUSTOMER_BITS): string {
  if (address === undefined || !ipaddr.isValid(address)) return address ?? '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)}/${bits}`;
}

/** The networks that a client counts for, the narrowest first: an IPv4 address; of IPv6 the line (/64), and the site (/48) of that line. */
export function networksOf(address: string | undefined): readonly ClientNetwork[] {
  const [line, site] = [networkOf(address), networkOf(address, 48)];
  return [{ name: line, shares: 1 }, ...(site === line ? [] : [{ name: site, shares: SITE_SHARES }])];
}

/** As much of an address as is kept and shown: IPv4 without its last number (`203.0.113.x`), of IPv6 the first three groups. */
export function shownNetwork(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  // The browser's own way of writing it, which fills in what `::` leaves out at the end.
  const [front = ''] = plain.split('::');
  const groups = front.split(':').filter(Boolean).slice(0, 3);
  return `${[...groups, ...Array<string>(3 - groups.length).fill('0')].join(':')}:x`;
}
