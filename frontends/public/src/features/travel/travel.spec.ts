import { stopOnPage, travelPage } from './testing.ts';
import { packageIdOf, readTravel } from './travel.ts';

describe('a package read for its page', () => {
  it('has a slide for each of its destinations (ENT-09, ENT-10, ENT-11, ENT-14)', () => {
    const travel = readTravel(travelPage(2), 'trip');
    expect(travel).toMatchObject({ id: 't-1', slug: 'trip', name: { id: 'Bunaken Klasik' } });
    expect(travel?.slides).toHaveLength(2);
    expect(new Set(travel?.slides.map(({ key }) => key)).size).toBe(2);
    expect(travel?.slides[1]).toMatchObject({
      travel_id: 't-1',
      travelSlug: 'trip',
      bgImage: { url: '/media/p2' },
      thumbnail: { url: '/media/p2' },
      name: { en: 'Reef 2' },
      description: { en: 'About reef 2', id: 'About reef 2 (id)', cn: 'About reef 2 (cn)' },
      gallery: [{ url: '/media/g1', isMain: true }, { url: '/media/g2' }, { url: '/media/g3' }],
      visitDuration: 'Half Day',
      comments: { en: 'Comment 2' },
      details: {
        fees: { local: 10_000, tourist: 150_000 },
        openingHour: { open: '07:00' },
        location: { en: 'Bunaken National Marine Park' },
      },
    });
  });

  it('reads hours and fees that are JSON text, and the main picture of the gallery (ENT-12, ENT-13)', () => {
    const details = {
      opening_hours: JSON.stringify({ day: 'Saturday', open: '08:00', close: '12:00' }),
      entry_fee: JSON.stringify({ local: 1, tourist: 2 }),
      best_time: '',
      location: '',
    };
    const [slide] = readTravel(travelPage([stopOnPage(1, { details: details as never })]), 'trip')?.slides ?? [];
    expect(slide?.details).toMatchObject({ openingHour: { day: 'Saturday', open: '08:00' }, fees: { local: 1, tourist: 2 } });
    expect(slide?.gallery.map(({ url, isMain }) => [url, isMain])).toEqual([
      ['/media/g1', true],
      ['/media/g2', false],
      ['/media/g3', false],
    ]);
  });

  it("shows the default picture if there is no main one, and falls back to the destination's comments", () => {
    const bare = { ...stopOnPage(1, { mainImage: '', gallery: [] }), comments: { en: '', id: '', cn: '' } };
    const [slide] = readTravel(travelPage([bare]), 'trip')?.slides ?? [];
    expect(slide?.bgImage.url).toBe('/media/p1');
    expect(slide?.gallery).toMatchObject([{ url: '/media/p1', isMain: true }]);
    expect(slide?.comments.en).toBe('Comment 1');
  });

  it.each([[undefined], [null], ['text'], [{}], [{ travel: null }]])('is not read from %j', (data) => {
    expect(readTravel(data, 'trip')).toBeUndefined();
  });
});

describe('the id for the itinerary request', () => {
  const ids = { travel_id: 'a', id: 'b', packageId: 'c', slug: 'd', travelSlug: 'e' };

  it.each([
    ['a', ids],
    ['b', { ...ids, travel_id: '' }],
    ['c', { packageId: 'c', slug: 'd', travelSlug: 'e' }],
    ['d', { slug: 'd', travelSlug: 'e' }],
    ['e', { travelSlug: 'e' }],
    [undefined, {}],
  ])('is %s, the first one that exists (VAL-05)', (id, from) => {
    expect(packageIdOf(from)).toBe(id);
  });
});
