import { matches } from './matches.ts';

describe('the search of a list', () => {
  it.each([
    ['', true],
    ['manado', true],
    ['TUA manado', true],
    ['cafe', true],
    ['２０２６', true],
    ['珊瑚', true],
    ['manado lembeh', false],
  ])('finds by every word of "%s": %s', (search, found) => {
    expect(matches(search, ['Manado Tua', undefined, 'Café on the reef 2026', '布纳肯的珊瑚'])).toBe(found);
  });
});
