import { depthsOf } from './depths.ts';

describe('the line of the itinerary', () => {
  it('descends at the first destination and rises with each further one', () => {
    const [first = 0, second = 0, third = 0] = depthsOf([true, true, true]);
    expect(first).toBe(1);
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThan(second);
    expect(third).toBeGreaterThan(0);
  });

  it('surfaces at stops without a destination and descends again', () => {
    expect(depthsOf([false, true, false, true])).toEqual([0, 1, 0, 1]);
  });

  it('stays under water for any number of consecutive destinations', () => {
    expect(Math.min(...depthsOf(Array.from({ length: 20 }, () => true)))).toBeGreaterThan(0);
  });
});
