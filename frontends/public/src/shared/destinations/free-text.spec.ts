import cn from '../../locales/cn/destination-facts.json';
import id from '../../locales/id/destination-facts.json';
import { understood, type Vocabulary } from './free-text.ts';

function vocabulary(language: 'id' | 'cn'): Vocabulary {
  const { words: terms, phrases } = { id, cn }[language];
  return {
    language,
    terms,
    phrase: (key, values = {}) => phrases[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  };
}

describe('best times and opening days with one text for all languages', () => {
  it.each([
    ['April - November', 'id', 'April - November'],
    ['May - October', 'id', 'Mei - Oktober'],
    ['April - November', 'cn', '4月至11月'],
    ['Monday - Friday', 'id', 'Senin - Jumat'],
    ['Monday - Sunday', 'id', 'Setiap hari'],
    ['Saturday', 'cn', '周六'],
    ['All year, best July - October', 'id', 'Sepanjang tahun, terbaik Juli - Oktober'],
    ['all year round, best in March', 'cn', '全年皆宜，3月最佳'],
    ['June - September, at high tide', 'cn', '6月至9月，涨潮时分'],
    ['Early Morning (6AM - 9AM)', 'id', 'Pagi-pagi sekali (6.00-9.00)'],
    ['Late Morning (9:30 am – 12pm)', 'id', 'Menjelang siang (9.30-12.00)'],
    ['Late Afternoon (3PM - 6PM)', 'cn', '傍晚前（15:00-18:00）'],
    ['Evening (After 6PM)', 'id', 'Malam (setelah pukul 18.00)'],
    ['Sunrise (before 6AM)', 'cn', '日出时分（6:00 以前）'],
    ['Any Time', 'cn', '任何时候'],
  ] as const)('are said in the language of the reader: %s in %s', (text, language, translation) => {
    expect(understood(text, vocabulary(language))).toBe(translation);
  });

  it.each([
    ['After the rain'],
    ['April - whenever'],
    ['May - June - July'],
    ['All year, when the mangoes are ripe'],
    ['Morning (with a guide)'],
    ['Morning (25PM - 26PM)'],
    ['constructor'],
    [','],
  ])('stay whole, as they are, where any of it is something else: %s', (text) => {
    expect(understood(text, vocabulary('cn'))).toBeUndefined();
  });
});
