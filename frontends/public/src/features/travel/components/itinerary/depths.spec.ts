import { depthsOf } from './depths.ts';

describe('the line of the itinerary', () => {
  it('goes down at the first place and rises from place to place', () => {
    const [first = 0, second = 0, third = 0] = depthsOf([true, true, true]);
    expect(first).toBe(1);
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThan(second);
    expect(third).toBeGreaterThan(0);
  });

  it('comes to the surface where there is no place, and dives again', () => {
    expect(depthsOf([false, true, false, true])).toEqual([0, 1, 0, 1]);
  });

  it('stays under water however many places follow', () => {
    expect(Math.min(...depthsOf(Array.from({ length: 20 }, () => true)))).toBeGreaterThan(0);
  });
});
