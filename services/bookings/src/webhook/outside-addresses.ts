import ipaddr from 'ipaddr.js';

/** Global unicast range of IPv6 (RFC 4291); all other ranges are local or reserved. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns false for private, loopback, link-local, carrier-grade NAT, multicast and reserved addresses, also if embedded in IPv6. */
export function leadsOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}
