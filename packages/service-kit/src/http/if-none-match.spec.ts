import { describe, expect, it } from '@jest/globals';
import { isHeld } from './if-none-match.ts';

const held = (header: string | undefined, etag: string) =>
  isHeld({ headers: header === undefined ? {} : { 'if-none-match': header } }, etag);

describe('If-None-Match', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"other", W/"a"', '"a"'],
    ['*', '"a"'],
  ])('%s holds %s', (header, etag) => expect(held(header, etag)).toBe(true));

  it.each([
    [undefined, '"a"'],
    ['', '"a"'],
    ['a', '"a"'],
    ['"A"', '"a"'],
    ['"other"', '"a"'],
    ['"*"', '"a"'],
  ])('%s does not hold %s', (header, etag) => expect(held(header, etag)).toBe(false));
});
