import { isOutOfBounds } from './json-bounds.ts';

describe('isOutOfBounds', () => {
  it('lets every form of ours through and stops what would exhaust the stack', () => {
    expect(isOutOfBounds({ names: { en: 'x' }, list: [{ a: [1] }] })).toBe(false);
    expect(isOutOfBounds(JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`))).toBe(true);
    expect(isOutOfBounds(null)).toBe(false);
    expect(isOutOfBounds('text')).toBe(false);
  });

  it('is true for an object of more keys than any form has, and not for a long list', () => {
    const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
    expect(isOutOfBounds(wide(1_001))).toBe(true);
    expect(isOutOfBounds({ names: wide(1_001) })).toBe(true);
    expect(isOutOfBounds(wide(1_000))).toBe(false);
    expect(isOutOfBounds({ list: Array.from({ length: 5_000 }, () => 1) })).toBe(false);
  });
});
