import { type ListedDestination, readDestination } from '../../shared/destinations/destination.ts';
import { place } from '../../shared/destinations/testing.ts';
import { categoriesOf, filterDestinations } from './filters.ts';

function destination(number: number, over: Parameters<typeof place>[1]): ListedDestination {
  const read = readDestination(place(number, over));
  if (!read) throw new Error('no destination');
  return read;
}

const diving = { en: 'Diving', id: 'Selam', cn: '潜水' };
const city = { en: 'Culture & City', id: 'Budaya & Kota', cn: '人文与城市' };
const LIST = [
  destination(1, { name: { en: 'Bunaken', id: 'Bunaken', cn: '布纳肯' }, category: diving, location: 'Marine Park' }),
  destination(2, {
    name: { en: 'Temple', id: 'Kelenteng', cn: '万兴宫' },
    category: city,
    location: 'Manado',
    description: { en: 'Red and gold' },
  }),
  destination(3, { name: { en: 'Café Reef' }, category: { en: 'Diving' }, location: 'Bitung' }),
];
const names = (destinations: readonly ListedDestination[]) => destinations.map(({ name }) => name.en);

describe('the category options', () => {
  it("are the distinct ones, in the reader's language (DEST-13)", () => {
    expect(categoriesOf(LIST, 'en').map(({ label }) => label)).toEqual(['Culture & City', 'Diving']);
    expect(categoriesOf(LIST, 'id').map(({ label }) => label)).toEqual(['Budaya & Kota', 'Diving', 'Selam']);
  });

  it('keep a choice when the language changes', () => {
    expect(names(filterDestinations(LIST, { search: '', category: 'Culture & City', level: '' }, 'en'))).toEqual(['Temple']);
    expect(names(filterDestinations(LIST, { search: '', category: 'Culture & City', level: '' }, 'cn'))).toEqual(['Temple']);
  });
});

describe('the search', () => {
  it.each([
    ['bunaken', ['Bunaken']],
    ['  BUNA ', ['Bunaken']],
    ['cafe', ['Café Reef']],
    ['万兴', ['Temple']],
    ['manado', ['Temple']],
    ['gold', ['Temple']],
    ['volcano', []],
    ['', ['Bunaken', 'Temple', 'Café Reef']],
  ])('searches names, places and descriptions: "%s" (DEST-12, DEST-14)', (search, found) => {
    expect(names(filterDestinations(LIST, { search, category: '', level: '' }, 'en'))).toEqual(found);
  });

  it('is combined with the category; an unknown category is ignored', () => {
    expect(filterDestinations(LIST, { search: 'manado', category: 'Diving', level: '' }, 'en')).toEqual([]);
    expect(filterDestinations(LIST, { search: '', category: 'Space', level: '' }, 'en')).toHaveLength(3);
  });

  it('keeps destinations that require no licence (EDT-12)', () => {
    const dive = { best_months: [], visibility_by_month: [], water_by_month: [], life: [] };
    const [reef, temple, cafe] = LIST as [ListedDestination, ListedDestination, ListedDestination];
    const list = [
      { ...reef, dive: { ...dive, level: 'open_water' as const } },
      { ...temple, dive: { ...dive, level: 'no_licence' as const } },
      cafe,
    ];
    expect(names(filterDestinations(list, { search: '', category: '', level: 'no_licence' }, 'en'))).toEqual(['Temple']);
    expect(names(filterDestinations(list, { search: 'reef', category: '', level: 'no_licence' }, 'en'))).toEqual([]);
  });
});
