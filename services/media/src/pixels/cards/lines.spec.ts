import { ELLIPSIS, fitsByTerms, fitsWhole, linesOf } from './lines.ts';

/** Counts Chinese characters as twice as wide as others. */
const measure = (text: string) => [...text].reduce((sum, character) => sum + (/[\p{Script=Han}，：]/u.test(character) ? 2 : 1), 0);
const lines = (text: string, width: number, max = 3) => linesOf(text, width, max, measure);

describe('linesOf', () => {
  it('keeps a text that fits in one line', () => {
    expect(lines('Bunaken', 20)).toEqual(['Bunaken']);
    expect(lines('', 20)).toEqual([]);
  });

  it('makes lines of about the same length, broken between words', () => {
    expect(lines('Bunaken, Siladen and Manado Tua', 28)).toEqual(['Bunaken, Siladen', 'and Manado Tua']);
    expect(lines('Bunaken-Siladen', 10)).toEqual(['Bunaken-', 'Siladen']);
    expect(lines('Wenang – Manado', 10)).toEqual(['Wenang –', 'Manado']);
  });

  it('breaks Chinese lines between words, or after a phrase if there is room', () => {
    expect(lines('潜水与旅行', 6)).toEqual(['潜水与', '旅行']);
    expect(lines('布纳肯与老城：潜水五日', 16)).toEqual(['布纳肯与老城：', '潜水五日']);
    expect(lines('潜水，旅行（五日）', 6).filter((line) => /^[，）]|（$/.test(line))).toEqual([]);
  });

  it('ends the last line with an ellipsis after a whole word if the text is longer', () => {
    expect(lines('one two three four five six', 9, 2)).toEqual(['one two', `three${ELLIPSIS}`]);
    expect(lines('潜水与旅行五日潜水与旅行五日', 8, 2)[1]).toMatch(/[^…]…$/);
  });

  it('breaks a word that is wider than a line', () => {
    expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(lines('abcdefghijklmnop', 4)).toEqual(['abcd', 'efgh', `ijk${ELLIPSIS}`]);
  });
});

it('reports whether words and phrases stay whole', () => {
  expect(fitsByTerms('Manado Tua', 6, 2, measure)).toBe(true);
  expect(fitsByTerms('Manado Tua', 5, 3, measure)).toBe(false);
  expect(fitsByTerms('Manado Tua', 6, 1, measure)).toBe(false);
  expect(fitsWhole('Manado Tua', 6, 2, measure)).toBe(true);
  expect(fitsByTerms('老城：潜水五日', 6, 3, measure)).toBe(true);
  expect(fitsWhole('老城：潜水五日', 6, 3, measure)).toBe(false);
});
