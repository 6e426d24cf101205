import { describe, expect, it } from '@jest/globals';
import { destination, stop, travel, viewsOf } from '../../test/builders.ts';
import { toItineraryView, toTravelPageView } from './travel-page.mapper.ts';

const known = new Map(['reef', 'lake'].map((id) => [id, destination(id)]));
const views = viewsOf('p-picture', 'reef-a', 'reef-b', 'lake-a', 'lake-b');
const comments = (number: number) => ({ en: `Comment ${number}`, id: `Comment ${number} (id)`, cn: `Comment ${number} (cn)` });

const inEnglish = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, en]) => [name, { en, id: '', cn: '' }]));

describe('the travel page', () => {
  it('has one entry per stop with a visible destination, in order of creation (ENT-10)', () => {
    const itinerary = [stop('reef', 4), stop('hidden', 3), stop(null, 2), stop('lake', 1), stop('reef', 0)];
    const page = toTravelPageView(travel('p', { itinerary }), known, views);
    expect(page.destinations.map(({ destinationId }) => destinationId)).toEqual(['reef', 'lake', 'reef']);
    expect(page.destinations.map((entry) => entry.comments.en)).toEqual(['Comment 0', 'Comment 1', 'Comment 4']);
  });

  it('nests the destination with details, comments and gallery (ENT-09, ENT-11, ENT-12, ENT-13, OR-50)', () => {
    const page = toTravelPageView(travel('p', { itinerary: [stop('reef', 0)] }), known, views);
    expect(page.travel).toMatchObject({ id: 'p', travel_id: 'p', slug: 'slug-of-p', name: { en: 'Package p' }, duration: '3 days' });
    expect(page.destinations[0]).toEqual({
      destinationId: 'reef',
      visitDuration: 'Half Day',
      comments: comments(0),
      destination: {
        name: { en: 'Name of reef', id: 'Name of reef (id)', cn: 'Name of reef (cn)' },
        description: { en: 'About reef', id: 'About reef (id)', cn: 'About reef (cn)' },
        category: { en: 'Diving', id: 'Diving (id)', cn: 'Diving (cn)' },
        mainImage: '/media/reef-a',
        defaultImage: '/media/reef-a',
        main_image_meta: views.get('reef-a'),
        details: {
          opening_hours: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
          entry_fee: { local: 10_000, tourist: 150_000 },
          best_time: 'April - November',
          location: 'North Sulawesi',
          ...inEnglish({ locations: 'North Sulawesi', opening_days: 'Monday - Sunday', best_times: 'April - November' }),
        },
        comments: comments(0),
        gallery: [
          { id: 'gallery-reef-a', url: '/media/reef-a', isMain: true, meta: views.get('reef-a') },
          { id: 'gallery-reef-b', url: '/media/reef-b', isMain: false, meta: views.get('reef-b') },
        ],
      },
    });
  });

  it('shows the picture of the package for a destination without a picture (ENT-11)', () => {
    const bare = new Map([['reef', destination('reef', { images: [], visitDuration: '' })]]);
    const [entry] = toTravelPageView(travel('p', { itinerary: [stop('reef', 0)] }), bare, views).destinations;
    expect(entry).toMatchObject({
      visitDuration: 'Full Day',
      destination: { mainImage: '', defaultImage: '/media/p-picture', main_image_meta: views.get('p-picture'), gallery: [] },
    });
  });
});

describe('the itinerary', () => {
  const bare = { title: { en: '', id: '', cn: '' }, image: '', image_meta: null };

  it('lists every stop in order of creation, with its destination (ENT-15, ENT-16, OR-52, OR-53)', () => {
    const view = toItineraryView(travel('p', { itinerary: [stop('reef', 1), stop(null, 0)] }), known, views);
    expect(view).toEqual({
      id: 'p',
      slug: 'slug-of-p',
      name: { en: 'Package p', id: 'Package p (id)', cn: 'Package p (cn)' },
      duration: '3 days',
      stops: [
        { day: 1, time: '08:00', ...bare, comment: comments(0), destination: null },
        {
          day: 1,
          time: '09:00',
          ...bare,
          comment: comments(1),
          destination: {
            id: 'reef',
            name: { en: 'Name of reef', id: 'Name of reef (id)', cn: 'Name of reef (cn)' },
            image: '/media/reef-a',
            image_meta: views.get('reef-a'),
            location: 'North Sulawesi',
            bestTime: 'April - November',
            ...inEnglish({ locations: 'North Sulawesi', best_times: 'April - November' }),
          },
        },
      ],
    });
  });

  it('keeps time and comment of a stop whose destination the caller may not see', () => {
    const view = toItineraryView(travel('p', { itinerary: [stop('hidden', 2)] }), known, views);
    expect(view.stops).toEqual([{ day: 1, time: '10:00', ...bare, comment: comments(2), destination: null }]);
  });

  it('has no stops for a package without items (OR-55)', () => {
    expect(toItineraryView(travel('p'), known, views).stops).toEqual([]);
  });
});
