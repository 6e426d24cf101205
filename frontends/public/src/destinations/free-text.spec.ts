import { localiseRange } from './free-text.ts';

describe('best times and opening days of one text', () => {
  it.each([
    ['April - November', 'id', 'April - November'],
    ['May - October', 'id', 'Mei - Oktober'],
    ['April - November', 'cn', '4月至11月'],
    ['Monday - Friday', 'id', 'Senin - Jumat'],
    ['Saturday', 'cn', '周六'],
  ] as const)('are said in the language of the reader: %s in %s', (text, language, said) => {
    expect(localiseRange(text, language)).toBe(said);
  });

  it.each([['After the rain'], ['April - whenever'], ['May - June - July']])(
    'stay as they are where they are something else: %s',
    (text) => {
      expect(localiseRange(text, 'cn')).toBeUndefined();
    },
  );
});
