import { isTooDeep } from './json-depth.ts';

describe('isTooDeep', () => {
  it('lets every form of ours through and stops what would exhaust the stack', () => {
    expect(isTooDeep({ names: { en: 'x' }, list: [{ a: [1] }] })).toBe(false);
    expect(isTooDeep(JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`))).toBe(true);
    expect(isTooDeep(null)).toBe(false);
    expect(isTooDeep('text')).toBe(false);
  });

  it('is true for an object of more keys than any form has, and not for a long list', () => {
    const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
    expect(isTooDeep(wide(1_001))).toBe(true);
    expect(isTooDeep({ names: wide(1_001) })).toBe(true);
    expect(isTooDeep(wide(1_000))).toBe(false);
    expect(isTooDeep({ list: Array.from({ length: 5_000 }, () => 1) })).toBe(false);
  });
});
