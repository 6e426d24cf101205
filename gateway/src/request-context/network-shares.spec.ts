import { describe, expect, it } from '@jest/globals';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import { NetworkShares } from './network-shares.ts';

describe('NetworkShares', () => {
  it('gives an IPv6 line one share, its site three, and other networks their own', () => {
    const shares = new NetworkShares(2);
    const enter = (address: string) => {
      const networks = networksOf(address);
      const hasRoom = shares.haveRoom(networks, 1);
      if (hasRoom) shares.take(networks, 1);
      return hasRoom;
    };
    const lines = [1, 2, 3, 4].map((line) => [1, 2, 3].map((host) => enter(`2001:db8:1:${line}::${host}`)));
    expect(lines).toEqual([
      [true, true, false],
      [true, true, false],
      [true, true, false],
      [false, false, false],
    ]);
    expect([enter('2001:db8:2:1::1'), enter('192.0.2.1')]).toEqual([true, true]);
    shares.take(networksOf('2001:db8:1:1::1'), -1);
    expect([enter('2001:db8:1:4::1'), enter('2001:db8:1:4::2')]).toEqual([true, false]);
  });
});
