import { isTooDeep } from './json-depth.ts';

describe('isTooDeep', () => {
  it('lets every form of ours through and stops what would exhaust the stack', () => {
    expect(isTooDeep({ names: { en: 'x' }, list: [{ a: [1] }] })).toBe(false);
    expect(isTooDeep(JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`))).toBe(true);
    expect(isTooDeep(null)).toBe(false);
    expect(isTooDeep('text')).toBe(false);
  });
});
