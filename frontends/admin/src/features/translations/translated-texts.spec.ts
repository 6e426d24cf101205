import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { isTranslated, placesOf, sourceOf, textAt, valuesOf } from './translated-texts.ts';

const localised = (en: string, id = '', cn = '') => ({ en, id, cn });
const BRAND = {
  name: 'Reef',
  tagline: localised('Calm'),
  hero: { title: localised('Breathe'), claims: [localised('Blue')] },
  address: { en: ['A'] },
};

const VIEWS: Readonly<Record<TranslatedKind, object>> = {
  packages: { names: localised('Trip', 'Perjalanan'), categories: localised('Diving'), descriptions: localised('Three dives'), price: 5 },
  destinations: {
    ...{ name: localised('Wall'), category: null, description: localised(''), location: 'Bunaken', best_time: 'Any Time' },
    ...{
      opening_hour: { day: 'Monday', open: '', close: '' },
      locations: localised('Bunaken', 'Bunaken'),
      dive: { life: [{ name: localised('Turtle') }] },
    },
  },
  testimonials: { name_en: 'Anna', quote_en: 'Clear', quote_cn: '清澈' },
  slides: { image_title_en: 'Reef', image_desc_en: 'Blue', image_desc_id: 'Biru' },
  site: {
    brand: BRAND,
    questions: [{ question: localised('Cold?'), answer: localised('No.') }],
    pages: { terms: localised('## One') },
    payment: { deposit: localised('By card') },
    retention: {},
  },
};

function translated(kind: TranslatedKind) {
  const values = valuesOf(kind, VIEWS[kind]);
  const places = placesOf(kind, values).filter((place) => isTranslated(place, 'cn') && sourceOf(place, values, 'cn'));
  return places.map((place) => [place.field, place.paths.cn, sourceOf(place, values, 'cn')?.text, place.max]);
}

describe('the translatable texts of a record (EDT-08)', () => {
  it.each([
    [
      'packages',
      [
        ['names', 'names.cn', 'Trip', 200],
        ['categories', 'categories.cn', 'Diving', 100],
        ['descriptions', 'descriptions.cn', 'Three dives', 10_000],
      ],
    ],
    [
      'destinations',
      [
        ['names', 'names.cn', 'Wall', 200],
        ['locations', 'locations.cn', 'Bunaken', 200],
        ['opening_days', 'opening_days.cn', 'Monday', 100],
        ['best_times', 'best_times.cn', 'Any Time', 100],
        ['dive.life.0.name', 'dive.life.0.name.cn', 'Turtle', 80],
      ],
    ],
    [
      'testimonials',
      [
        ['name', 'name.cn', 'Anna', 200],
        ['quote', 'quote.cn', 'Clear', 2_000],
      ],
    ],
    [
      'slides',
      [
        ['image_title', 'image_title_cn', 'Reef', 200],
        ['image_desc', 'image_desc_cn', 'Blue', 10_000],
      ],
    ],
    [
      'site',
      [
        ['brand.tagline', 'brand.tagline.cn', 'Calm', 500],
        ['brand.hero.title', 'brand.hero.title.cn', 'Breathe', 120],
        ['brand.hero.claims.0', 'brand.hero.claims.0.cn', 'Blue', 120],
        ['questions.0.question', 'questions.0.question.cn', 'Cold?', 120],
        ['questions.0.answer', 'questions.0.answer.cn', 'No.', 1_500],
        ['pages.terms', 'pages.terms.cn', '## One', 30_000],
        ['payment.deposit', 'payment.deposit.cn', 'By card', 500],
      ],
    ],
  ] as const)('have the paths and lengths of the edit endpoint: %s', (kind, expected) => {
    expect(translated(kind)).toEqual(expected);
  });

  it('have English as their source, else another language', () => {
    const values = valuesOf('packages', { names: localised('', 'Perjalanan') });
    const [names] = placesOf('packages', values);
    expect(names && sourceOf(names, values, 'cn')).toEqual({ language: 'id', text: 'Perjalanan' });
    expect(names && sourceOf(names, values, 'id')).toBeUndefined();
    expect(textAt(values, 'names.id')).toBe('Perjalanan');
  });

  it('do not include the main value of a text that is the same in all languages', () => {
    const location = placesOf('destinations', valuesOf('destinations', VIEWS.destinations)).find(({ field }) => field === 'locations');
    expect(location && [isTranslated(location, 'en'), isTranslated(location, 'id')]).toEqual([false, true]);
  });
});
