import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { firstBytes } from './first-bytes.ts';

describe('firstBytes', () => {
  it.each([
    [1, 'a'],
    [3, 'abc'],
    [4, 'abcd'],
    [99, 'abcdef'],
  ])('passes on %i bytes', async (length, expected) => {
    const source = Readable.from([Buffer.from('ab'), Buffer.from('cd'), Buffer.from('ef')]);
    expect((await buffer(source.pipe(firstBytes(length)))).toString()).toBe(expected);
  });
});
