import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of an IPv6 address that name the network; the rest, anybody behind it chooses freely. */
const NETWORK_GROUPS = 4;

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string | undefined): string {
  const plain = (address ?? '').split('%')[0] ?? '';
  const mapped = MAPPED_IPV4.exec(plain);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(plain) ? `${expand(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
}

/** The eight groups, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '')));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last];
}
