import { termFilters, termsOf } from './search-terms.ts';

const TEXTS = ['Ana Wénas', 'TA-7QX3MD', 'ana@reef.example', '+62 812 3456', '我想去布纳肯潜水', null, ''];

/** Matches like the database. */
function finds(search: string): boolean {
  const terms = termsOf(TEXTS);
  return termFilters(search).every(({ words: condition }) =>
    typeof condition === 'string' ? terms.includes(condition) : terms.some((term) => new RegExp(condition.$regex).test(term)),
  );
}

it.each([
  ['', true],
  ['wen', true],
  ['WENAS ana', true],
  ['ta-7qx', true],
  ['ana@reef.example', true],
  ['+62 812', true],
  ['628123456', true],
  ['布纳肯', true],
  ['潜', true],
  ['潜水 ana', true],
  ['enas', false],
  ['ana budi', false],
  ['纳布', false],
  ['.*', true],
  ['$ne', false],
])('a search for %j finds it: %s (ENQ-09)', (search, found) => expect(finds(search)).toBe(found));
