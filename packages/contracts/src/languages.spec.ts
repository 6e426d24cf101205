import { describe, expect, it } from '@jest/globals';
import { inOneLanguage, localise, parseLanguage, toLanguage, toLanguageCode } from './languages.ts';

describe('languages', () => {
  it('parses the codes of the interface, of the data and of browsers', () => {
    expect(['EN', 'en-GB', 'ID', 'id', 'in', 'CN', 'zh-Hans-CN', 'zh'].map(parseLanguage)).toEqual([
      'en',
      'en',
      'id',
      'id',
      'id',
      'cn',
      'cn',
      'cn',
    ]);
  });

  it('reads an unknown language as EN (I18N-21)', () => {
    expect([toLanguage('fr'), toLanguage(undefined), toLanguage(7), toLanguageCode('xx')]).toEqual(['en', 'en', 'en', 'EN']);
  });

  it('shows the current language first, then en, id, cn (I18N-08, ENT-19)', () => {
    const full = { en: 'reef', id: 'terumbu', cn: '珊瑚礁' };
    expect(localise(full, 'cn')).toBe('珊瑚礁');
    expect(localise({ ...full, cn: '' }, 'cn')).toBe('reef');
    expect(localise({ en: '', id: 'terumbu', cn: '珊瑚礁' }, 'en')).toBe('terumbu');
    expect(localise({ en: '', id: '', cn: '珊瑚礁' }, 'id')).toBe('珊瑚礁');
    expect(localise(undefined, 'id')).toBe('');
  });
});

const VIEW = {
  id: 'reef',
  name: { en: 'Reef', id: 'Karang', cn: '礁石' },
  image: { alt: { en: 'A turtle', id: '', cn: '' }, widths: [320] },
  stops: [{ name_en: 'Wall', name_id: 'Dinding', name_cn: '', destination_name_en: 'Bunaken' }],
  nothing: null,
};

it('keeps one language of each text, in maps and flat fields, and leaves all other values unchanged', () => {
  expect(inOneLanguage(VIEW, 'id')).toEqual({
    ...VIEW,
    name: { en: '', id: 'Karang', cn: '' },
    stops: [{ name_en: '', name_id: 'Dinding', name_cn: '', destination_name_en: 'Bunaken' }],
  });
});

it('keeps the fallback text when there is none in the language', () => {
  const { image, stops } = inOneLanguage(VIEW, 'cn');
  expect(image.alt).toEqual({ en: 'A turtle', id: '', cn: '' });
  expect(stops[0]).toMatchObject({ name_en: 'Wall', name_id: '', name_cn: '' });
});

it('keeps short texts in every language up to the given length', () => {
  const long = { en: 'A wall that falls away', id: 'Tebing', cn: '岩壁' };
  const view = { ...VIEW, about: long, about_en: long.en, about_id: long.id, about_cn: long.cn };
  expect(inOneLanguage(view, 'id', 10)).toEqual({
    ...VIEW,
    about: { en: '', id: 'Tebing', cn: '' },
    about_en: '',
    about_id: 'Tebing',
    about_cn: '',
  });
});
