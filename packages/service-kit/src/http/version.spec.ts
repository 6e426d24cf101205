import { expectedVersion } from './version.ts';

describe('expectedVersion', () => {
  it.each([
    ['"7"', 7],
    ['W/"7"', 7],
    ['7', 7],
    ['*', null],
    [undefined, null],
    ['"abc"', -1],
    ['', -1],
    ['"1", "2"', -1],
  ])('reads If-Match %p as %p', (tag, version) => {
    expect(expectedVersion({ headers: tag === undefined ? {} : { 'if-match': tag }, body: { version: undefined } })).toBe(version);
  });

  it.each([
    [{ version: 3 }, 3],
    [{ version: '3' }, 3],
    [{ version: null }, null],
    [{}, null],
    [undefined, null],
    [[], null],
    [{ version: 1.5 }, -1],
    [{ version: { $gt: 0 } }, -1],
  ])('reads a body %j as %p', (body, version) => {
    expect(expectedVersion({ headers: {}, body })).toBe(version);
  });
});
