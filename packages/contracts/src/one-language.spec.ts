import { expect, it } from '@jest/globals';
import { inOneLanguage } from './one-language.ts';

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

it('keeps short texts in every language where that is wanted', () => {
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
