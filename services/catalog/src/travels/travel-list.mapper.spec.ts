import { describe, expect, it } from '@jest/globals';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { destination, stop, travel, viewsOf } from '../../test/builders.ts';
import { toPackageView, toTravelListItemView } from './travel-list.mapper.ts';

const known = new Map(['reef', 'lake'].map((id) => [id, destination(id)]));
const views = viewsOf('p-picture');

describe('toPackageView', () => {
  it('contains texts as maps, the slug under both names, and a server-relative image (ENT-03, ENT-04, OR-27)', () => {
    expect(toPackageView(travel('p', { price: 1_100_000 }), known, views)).toEqual({
      travel_id: 'p',
      slug: 'slug-of-p',
      travel_slug: 'slug-of-p',
      travel_name: { en: 'Package p', id: 'Package p (id)', cn: 'Package p (cn)' },
      travel_desc: { en: 'All about p', id: 'All about p (id)', cn: 'All about p (cn)' },
      travel_category: { en: 'Island hopping', id: 'Island hopping (id)', cn: 'Island hopping (cn)' },
      duration: '3 days',
      image: '/media/p-picture',
      image_meta: views.get('p-picture'),
      status: 'active',
      destinations: [],
      features: [],
      gradient: '#0a5a7d, #073d59',
      price: 1_100_000,
      ...each(OPTIONAL_TEXT_NAMES, () => EMPTY_TEXT),
    });
  });

  it('lists each destination once in order of the first visit, their English names as features (ENT-05, ENT-06, OR-27)', () => {
    const view = toPackageView(
      travel('p', { itinerary: [stop('reef', 3), stop(null, 0), stop('lake', 1), stop('reef', 2)] }),
      known,
      views,
    );
    expect(view.destinations).toEqual([
      {
        destination_id: 'lake',
        destination_name_en: 'Name of lake',
        name: { en: 'Name of lake', id: 'Name of lake (id)', cn: 'Name of lake (cn)' },
        description: 'About lake',
      },
      expect.objectContaining({ destination_id: 'reef' }),
    ]);
    expect(view.features).toEqual(['Name of lake', 'Name of reef']);
  });

  it('omits destinations that the caller may not see', () => {
    const view = toPackageView(travel('p', { itinerary: [stop('hidden', 0), stop('reef', 1)] }), known, views);
    expect(view.features).toEqual(['Name of reef']);
  });

  it('has an empty image and no price if none is set', () => {
    const view = toPackageView(travel('p', { image: null }), known, views);
    expect(view).toMatchObject({ image: '', image_meta: null });
    expect(view).not.toHaveProperty('price');
  });
});

describe('toTravelListItemView', () => {
  it('contains English strings, the maps next to them, and only stored values (API-23, OR-61)', () => {
    expect(toTravelListItemView(travel('p', { status: 'draft', itinerary: [stop('reef', 0)] }), known, views)).toEqual({
      id: 'p',
      travel_id: 'p',
      slug: 'slug-of-p',
      name: 'Package p',
      names: { en: 'Package p', id: 'Package p (id)', cn: 'Package p (cn)' },
      description: 'All about p',
      descriptions: { en: 'All about p', id: 'All about p (id)', cn: 'All about p (cn)' },
      duration: '3 days',
      image: '/media/p-picture',
      image_meta: views.get('p-picture'),
      status: 'draft',
      destinations: [
        { destination_id: 'reef', name: 'Name of reef', names: { en: 'Name of reef', id: 'Name of reef (id)', cn: 'Name of reef (cn)' } },
      ],
      version: 1,
      created_at: '2026-01-02T03:04:05.000Z',
      updated_at: '2026-01-02T03:04:05.000Z',
    });
  });
});
