import ipaddr from 'ipaddr.js';

/** Global unicast range of IPv6 (RFC 4291); all other ranges are local or reserved. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True if an IP address belongs to the public internet: not private, loopback, link-local, unique-local, carrier-grade NAT
 * (100.64.0.0/10), multicast or reserved, and not an IPv6 address that embeds such an IPv4 address.
 */
export function leadsOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}
