import { choosePackages, type PackageFilters, packageChoices, type SearchablePackage } from './search.ts';

const travel = (slug: string, duration: string, over: Partial<SearchablePackage> = {}) => ({ slug, duration, ...over });
const PACKAGES = [
  travel('reef', '1 day', { price: 1_650_000, level: 'certified' }),
  travel('forest', '2 days', { price: 2_350_000, level: 'no_diving' }),
  travel('course', '4 days', { level: 'course' }),
  travel('lakes', '3 days', { price: 950_000, level: 'no_diving' }),
];
const slugs = (filters: PackageFilters) => choosePackages(PACKAGES, filters).map(({ slug }) => slug);

describe('choosing among the packages', () => {
  it("keeps the operator's order without filters", () => {
    expect(slugs({})).toEqual(['reef', 'forest', 'course', 'lakes']);
  });

  it('filters by one day, two or three, four and more', () => {
    expect(slugs({ days: '1' })).toEqual(['reef']);
    expect(slugs({ days: '2-3' })).toEqual(['forest', 'lakes']);
    expect(slugs({ days: '4+' })).toEqual(['course']);
  });

  it('filters those without diving, and combines kind and length', () => {
    expect(slugs({ kind: 'no_diving' })).toEqual(['forest', 'lakes']);
    expect(slugs({ kind: 'course', days: '1' })).toEqual([]);
  });

  it('filters those that require no licence: on land, with children, and courses (EDT-12)', () => {
    expect(slugs({ kind: 'no_licence' })).toEqual(['forest', 'course', 'lakes']);
  });

  it('sorts by price, with packages without a price last, and by days', () => {
    expect(slugs({ sort: 'price' })).toEqual(['lakes', 'reef', 'forest', 'course']);
    expect(slugs({ sort: 'days' })).toEqual(['reef', 'forest', 'lakes', 'course']);
  });

  it('offers what matches a package', () => {
    expect(packageChoices(PACKAGES)).toEqual({ days: ['1', '2-3', '4+'], kinds: ['no_licence', 'no_diving', 'course'] });
    expect(packageChoices([travel('reef', 'half a day')])).toEqual({ days: ['1'], kinds: [] });
  });
});
