import { ELLIPSIS, fitsByWords, fitsWhole, linesOf } from './lines.ts';

/** A Chinese character is twice as wide as any other. */
const measure = (text: string) => [...text].reduce((sum, character) => sum + (/[\p{Script=Han}，：]/u.test(character) ? 2 : 1), 0);
const lines = (text: string, width: number, max = 3) => linesOf(text, width, max, measure);

describe('linesOf', () => {
  it('leaves what fits in one line', () => {
    expect(lines('Bunaken', 20)).toEqual(['Bunaken']);
    expect(lines('', 20)).toEqual([]);
  });

  it('makes lines of about the same length, between words', () => {
    expect(lines('Bunaken, Siladen and Manado Tua', 28)).toEqual(['Bunaken, Siladen', 'and Manado Tua']);
    expect(lines('Bunaken-Siladen', 10)).toEqual(['Bunaken-', 'Siladen']);
    expect(lines('Wenang – Manado', 10)).toEqual(['Wenang –', 'Manado']);
  });

  it('ends lines of Chinese between words, and behind a phrase where there is room', () => {
    expect(lines('潜水与旅行', 6)).toEqual(['潜水与', '旅行']);
    expect(lines('布纳肯与老城：潜水五日', 16)).toEqual(['布纳肯与老城：', '潜水五日']);
    expect(lines('潜水，旅行（五日）', 6).filter((line) => /^[，）]|（$/.test(line))).toEqual([]);
  });

  it('ends the last line in an ellipsis behind a whole word when there is more', () => {
    expect(lines('one two three four five six', 9, 2)).toEqual(['one two', `three${ELLIPSIS}`]);
    expect(lines('潜水与旅行五日潜水与旅行五日', 8, 2)[1]).toMatch(/[^…]…$/);
  });

  it('breaks a word that has no room in a line', () => {
    expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(lines('abcdefghijklmnop', 4)).toEqual(['abcd', 'efgh', `ijk${ELLIPSIS}`]);
  });
});

it('says whether words and phrases stay whole', () => {
  expect(fitsByWords('Manado Tua', 6, 2, measure)).toBe(true);
  expect(fitsByWords('Manado Tua', 5, 3, measure)).toBe(false);
  expect(fitsByWords('Manado Tua', 6, 1, measure)).toBe(false);
  expect(fitsWhole('Manado Tua', 6, 2, measure)).toBe(true);
  expect(fitsByWords('老城：潜水五日', 6, 3, measure)).toBe(true);
  expect(fitsWhole('老城：潜水五日', 6, 3, measure)).toBe(false);
});
