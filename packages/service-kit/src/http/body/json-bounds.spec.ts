import { isOutOfBounds } from './json-bounds.ts';

describe('isOutOfBounds', () => {
  it('is false for valid bodies and true for nesting that would exhaust the stack', () => {
    expect(isOutOfBounds({ names: { en: 'x' }, list: [{ a: [1] }] })).toBe(false);
    expect(isOutOfBounds(JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`))).toBe(true);
    expect(isOutOfBounds(null)).toBe(false);
    expect(isOutOfBounds('text')).toBe(false);
  });

  it('is true for an object with too many keys, and false for a long list', () => {
    const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
    expect(isOutOfBounds(wide(1_001))).toBe(true);
    expect(isOutOfBounds({ names: wide(1_001) })).toBe(true);
    expect(isOutOfBounds(wide(1_000))).toBe(false);
    expect(isOutOfBounds({ list: Array.from({ length: 5_000 }, () => 1) })).toBe(false);
  });
});
