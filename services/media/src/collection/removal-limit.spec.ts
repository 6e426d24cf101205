import { removalLimit } from './removal-limit.ts';

describe('removalLimit', () => {
  const usual = { percent: 10, minimum: 10 };

  it('is a tenth of all images', () => {
    expect(removalLimit(1_000, usual)).toBe(100);
    expect(removalLimit(1_009, usual)).toBe(100);
  });

  it('is never below the minimum, so that a small site can remove a destination', () => {
    expect(removalLimit(40, usual)).toBe(10);
    expect(removalLimit(0, usual)).toBe(10);
  });

  it('can be 0', () => {
    expect(removalLimit(1_000, { percent: 0, minimum: 0 })).toBe(0);
  });
});
