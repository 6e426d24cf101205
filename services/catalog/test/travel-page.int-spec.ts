import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ItineraryView, TravelPageView } from '@reefdesk/contracts/travels/views';
import { destination, stop, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const ID = '5f0c1f0e-7a31-4b52-9d3f-0c6a3b1d2e4f';

interface Page {
  data: TravelPageView;
}
interface Itinerary {
  data: ItineraryView;
}

describe('reading one package', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
  });
  afterAll(() => catalog.stop());
  beforeEach(async () => {
    await catalog.empty();
    await catalog.destinations.insertMany([destination('reef'), destination('lake'), destination('closed', { status: 'inactive' })]);
    await catalog.travels.insertMany([
      travel(ID, { slug: 'four-islands', itinerary: [stop('lake', 3), stop('closed', 2), stop(null, 1), stop('reef', 0)] }),
      travel('empty', { slug: 'no-plans-yet' }),
      travel('off', { slug: 'off-season', status: 'inactive', itinerary: [stop('reef', 0)] }),
    ]);
  });

  it('returns the travel page with one entry per visible stop, in order of creation (API-17, ENT-09, ENT-10, ENT-11, OR-41)', async () => {
    const { status, body } = await catalog.get<Page>('/api/travel/four-islands');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      success: true,
      data: { travel: { id: ID, slug: 'four-islands', name: { en: `Package ${ID}` } } },
    });
    expect(body.data.destinations.map(({ destinationId, comments }) => [destinationId, comments.cn])).toEqual([
      ['reef', 'Comment 0 (cn)'],
      ['lake', 'Comment 3 (cn)'],
    ]);
    expect(body.data.destinations[0]?.destination).toMatchObject({
      mainImage: '/media/reef-a',
      details: {
        opening_hours: { open: '07:00' },
        entry_fee: { tourist: 150_000 },
        best_time: 'April - November',
        location: 'North Sulawesi',
      },
      comments: { en: 'Comment 0' },
      gallery: [{ id: 'gallery-reef-a', url: '/media/reef-a', isMain: true }, { isMain: false }],
    });
  });

  it('requests every picture of the page from media once', async () => {
    await catalog.destinations.insertMany([destination('cave'), destination('bay')]);
    await catalog.travels.insertOne(travel('tour', { itinerary: [stop('cave', 0), stop('bay', 1), stop('cave', 2)] }));
    await catalog.get('/api/travel/slug-of-tour');
    expect(catalog.described.map((ids) => ids.toSorted())).toEqual([['bay-a', 'bay-b', 'cave-a', 'cave-b', 'tour-picture']]);
  });

  it.each([
    ['by id', ID],
    ['by slug', 'four-islands'],
  ])('give the itinerary %s, every stop in order of creation (API-18, ENT-15, ENT-16, OR-53)', async (_, reference) => {
    const { status, body } = await catalog.get<Itinerary>(`/api/itinerary/${reference}?language=en`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      success: true,
      message: expect.any(String),
      data: { id: ID, slug: 'four-islands', duration: '3 days' },
    });
    expect(body.data.stops.map((entry) => [entry.time, entry.comment.en, entry.destination?.id ?? null])).toEqual([
      ['08:00', 'Comment 0', 'reef'],
      ['09:00', 'Comment 1', null],
      ['10:00', 'Comment 2', null],
      ['11:00', 'Comment 3', 'lake'],
    ]);
    expect(body.data.stops[0]?.destination).toMatchObject({
      image: '/media/reef-a',
      location: 'North Sulawesi',
      bestTime: 'April - November',
    });
  });

  it('returns the itinerary in all three languages for any requested language (API-18)', async () => {
    const answers = await Promise.all(
      ['?language=en', '?language=id', '?language=cn', '?language=xx', '?language=en&language=id', ''].map((query) =>
        catalog.get<Itinerary>(`/api/itinerary/four-islands${query}`),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data.name).toEqual({ en: `Package ${ID}`, id: `Package ${ID} (id)`, cn: `Package ${ID} (cn)` });
    }
  });

  it('returns 200 with no stops for a package without items (OR-55)', async () => {
    const { status, body } = await catalog.get<Itinerary>('/api/itinerary/no-plans-yet');
    expect([status, body.data.stops]).toEqual([200, []]);
    expect((await catalog.get<Page>('/api/travel/no-plans-yet')).body.data.destinations).toEqual([]);
  });

  it('shows inactive packages and destinations to an admin (OR-41)', async () => {
    expect((await catalog.get<Page>('/api/travel/off-season', 'admin')).status).toBe(200);
    const { body } = await catalog.get<Itinerary>('/api/itinerary/four-islands', 'admin');
    expect(body.data.stops.map((entry) => entry.destination?.id ?? null)).toEqual(['reef', null, 'closed', 'lake']);
  });

  it.each(['/api/travel/nowhere', '/api/travel/off-season', '/api/itinerary/nowhere', '/api/itinerary/off-season', '/api/itinerary/off'])(
    'answer 404 to a visitor who asks for %s (OR-41)',
    async (path) => {
      const { status, body, headers } = await catalog.get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ status: 'error', success: false, code: 'travel_not_found', message: 'Travel package not found' });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
