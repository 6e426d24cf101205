import { isNewEnough } from './glibc.ts';

describe('the C library the MongoDB engine needs', () => {
  it.each([
    ['2.36', false],
    ['2.37', false],
    ['2.38', true],
    ['2.41', true],
    ['3.0', true],
  ])('glibc %s: %s', (version, expected) => expect(isNewEnough(version)).toBe(expected));
});
