import { typedNumber, typedRupiah } from './typed-number.ts';

describe('typed number', () => {
  it.each([
    ['1650000', 1_650_000],
    [' 1.650.000 ', 1_650_000],
    ['1,650,000', 1_650_000],
    ['0', 0],
  ])('is read with its thousands grouped as well: %j', (typed, number) => {
    expect(typedNumber(typed)).toBe(number);
  });

  it.each(['', '  '])('is null for empty input: %j', (typed) => {
    expect(typedNumber(typed)).toBeNull();
  });

  it.each(['about 5', '-1', '1.5', '12abc', '1.65'])('stays as typed if invalid, so that the rules reject it: %j', (typed) => {
    expect(typedNumber(typed)).toBe(typed);
  });
});

describe('typed price', () => {
  it.each([
    'Rp 600.000',
    'Rp600.000',
    'Rp. 600.000,-',
    'rp 600000',
    'IDR 600,000',
    '600,000',
    '600.000 IDR',
    '600 000',
    '600000',
    '６００，０００',
  ])('is read with or without its currency, grouped in any way: %j', (typed) => {
    expect(typedRupiah(typed)).toBe(600_000);
  });

  it.each(['', '  '])('is null for empty input: %j', (typed) => {
    expect(typedRupiah(typed)).toBeNull();
  });

  it.each(['Rp', 'USD 600', 'Rp -5', 'Rp 1.5', '600k', 'about Rp 600.000'])('stays as typed if invalid: %j', (typed) => {
    expect(typedRupiah(typed)).toBe(typed);
  });
});
