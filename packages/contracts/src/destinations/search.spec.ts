import { EMPTY_TEXT, type Localised } from '../languages.ts';
import { choicesOf, type DestinationFilters, matchesFilters, type SearchableDestination } from './search.ts';

const diving = { en: 'Diving', id: 'Selam', cn: '潜水' };
const city = { en: 'Culture & City', id: 'Budaya & Kota', cn: '人文与城市' };
const text = (texts: Partial<Localised>): Localised => ({ ...EMPTY_TEXT, ...texts });
const LIST: SearchableDestination[] = [
  {
    name: { en: 'Bunaken', id: 'Bunaken', cn: '布纳肯' },
    category: diving,
    location: text({ en: 'Marine Park' }),
    description: EMPTY_TEXT,
    level: 'open_water',
  },
  {
    name: { en: 'Temple', id: 'Kelenteng', cn: '万兴宫' },
    category: city,
    location: text({ en: 'Manado' }),
    description: text({ en: 'Red and gold', id: 'Merah dan emas' }),
    level: 'no_licence',
  },
  { name: text({ en: 'Café Reef' }), category: text({ en: 'Diving' }), location: text({ en: 'Bitung' }), description: EMPTY_TEXT },
];
const found = (filters: DestinationFilters, ...language: ['en' | 'id'] | []) =>
  LIST.filter((destination) => matchesFilters(destination, filters, ...language)).map(({ name }) => name.en);

describe('the search for destinations', () => {
  it.each([
    ['bunaken', ['Bunaken']],
    ['  BUNA ', ['Bunaken']],
    ['cafe', ['Café Reef']],
    ['万兴', ['Temple']],
    ['manado', ['Temple']],
    ['gold', ['Temple']],
    ['volcano', []],
    ['', ['Bunaken', 'Temple', 'Café Reef']],
  ])('covers names, places and descriptions: "%s" (DEST-12, DEST-14)', (q, names) => {
    expect(found({ q }, 'en')).toEqual(names);
  });

  it("covers descriptions in the reader's language, or in all without one", () => {
    expect(found({ q: 'emas' }, 'en')).toEqual([]);
    expect(found({ q: 'emas' }, 'id')).toEqual(['Temple']);
    expect(found({ q: 'emas' })).toEqual(['Temple']);
  });

  it('is combined with the category and the level (DEST-13, EDT-12)', () => {
    expect(found({ category: 'Diving' })).toEqual(['Bunaken', 'Café Reef']);
    expect(found({ q: 'bitung', category: 'Diving' })).toEqual(['Café Reef']);
    expect(found({ q: 'manado', category: 'Diving' })).toEqual([]);
    expect(found({ level: 'no_licence' })).toEqual(['Temple']);
    expect(found({ q: 'reef', level: 'no_licence' })).toEqual([]);
  });
});

it('the choices of the filters are the distinct categories and the levels of the list (DEST-13)', () => {
  const nameless = { ...(LIST[0] as SearchableDestination), category: EMPTY_TEXT };
  const choices = choicesOf([...LIST, nameless]);
  expect(choices.categories.map(({ en }) => en)).toEqual(['Diving', 'Culture & City']);
  expect(choices.categories[0]).toEqual(diving);
  expect(choices.levels).toEqual(['no_licence', 'open_water']);
  expect(choicesOf([])).toEqual({ categories: [], levels: [] });
});
