import ipaddr from 'ipaddr.js';

/** Of what the internet hands out (RFC 4291): everything else of IPv6 stays within some network. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, unique-local, shared by a provider
 * (100.64.0.0/10), multicast, reserved, nor one of IPv6 with such an address of IPv4 inside.
 */
export function leadsOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}
