import { describe, expect, it } from '@jest/globals';
import { networkOf, networksOf } from './client-network.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('takes %p for one of %p', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('distinguishes sites that have many lines', () => {
    expect(networkOf('2001:db8:1:2::1', 48)).toBe(networkOf('2001:db8:1:ffff::1', 48));
    expect(networkOf('2001:db8:2::1', 48)).not.toBe(networkOf('2001:db8:1::1', 48));
  });
});

describe('networksOf', () => {
  it('returns one network for an IPv4 address, and a line and its site for an IPv6 address', () => {
    expect(networksOf('203.0.113.9')).toEqual([{ name: '203.0.113.9', shares: 1 }]);
    expect(networksOf('2001:db8:1:2::1')).toEqual([
      { name: '2001:db8:1:2::/64', shares: 1 },
      { name: '2001:db8:1::/48', shares: 3 },
    ]);
    expect(networksOf(undefined)).toEqual([{ name: '', shares: 1 }]);
  });
});
