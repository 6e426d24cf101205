import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import type { ErrorBody } from '@reefdesk/contracts/error-body';
import type { PageView } from '@reefdesk/contracts/lists';
import { faultTexts } from '@reefdesk/test-kit/faults';
import { destination } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

interface One {
  data: DestinationView;
}
interface Many {
  data: DestinationView[];
}
interface Paged {
  page?: PageView;
}
interface Named {
  data: { destinations: DestinationView[] };
  destinations: DestinationView[];
}

const SINGLE = ['/api/destination', '/api/get-destination'];

describe('reads of destinations', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
  });
  afterAll(() => catalog.stop());
  beforeEach(async () => {
    await catalog.empty();
    await catalog.destinations.insertMany([
      destination('second', { createdAt: new Date('2026-02-02') }),
      destination('first', { createdAt: new Date('2026-01-01') }),
      destination('closed', { status: 'inactive', createdAt: new Date('2026-03-03') }),
    ]);
  });

  const idsOf = (views: readonly DestinationView[]) => views.map((view) => view.destination_id);

  it('list the active ones to visitors in order of creation (API-13, OR-09, OR-41)', async () => {
    const { status, body } = await catalog.get<Many>('/api/get-destinations');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(idsOf(body.data)).toEqual(['first', 'second']);
  });

  it('list the same under data.destinations and destinations (API-14, OR-09, OR-11)', async () => {
    const { body } = await catalog.get<Named>('/api/destinations');
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.destinations).toEqual(body.data.destinations);
    expect(body.destinations).toEqual((await catalog.get<Many>('/api/get-destinations')).body.data);
  });

  it.each(['/api/get-destinations', '/api/destinations'])('%s lists all to an admin and never to a customer (OR-41)', async (path) => {
    const listed = async (role: 'admin' | 'customer') => {
      const { body, headers } = await catalog.get<Many & Named>(path, role);
      return [idsOf(body.destinations ?? body.data), headers.get('cache-control')];
    };
    expect(await listed('admin')).toEqual([['first', 'second', 'closed'], 'no-store']);
    expect(await listed('customer')).toEqual([['first', 'second'], 'no-store']);
  });

  it('give one destination with its gallery under both addresses (API-15, API-16, ENT-18, ENT-33, OR-10)', async () => {
    const [one, other] = await Promise.all(SINGLE.map((path) => catalog.get<One>(`${path}/first`)));
    expect(one?.status).toBe(200);
    expect(one?.body).toEqual(other?.body);
    expect(one?.body).toMatchObject({
      status: 'success',
      success: true,
      message: expect.any(String),
      data: {
        destination_id: 'first',
        name: { en: 'Name of first' },
        destination_img: '/media/first-a',
        opening_hour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
        entry_fee: { local: 10_000, tourist: 150_000 },
        gallery_images: [
          { gallery_id: 'gallery-first-a', image_url: '/media/first-a', is_main: true },
          { gallery_id: 'gallery-first-b', image_url: '/media/first-b', is_main: false },
        ],
      },
    });
  });

  it.each(SINGLE)('%s answers 404 for an unknown one, and to visitors for an inactive one (OR-41)', async (path) => {
    for (const id of ['nobody', 'closed']) {
      const { status, body } = await catalog.get(`${path}/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ status: 'error', success: false, code: 'destination_not_found', message: 'Destination not found' });
    }
    expect((await catalog.get(`${path}/closed`, 'admin')).status).toBe(200);
    expect((await catalog.get(`${path}/closed`, 'customer')).status).toBe(404);
  });

  it('read hours and fees that older data holds as strings, and survive malformed ones (ENT-20, ENT-28, ENT-29, OR-24)', async () => {
    const hours = { day: 'Monday', open: '08:00', close: '16:00' };
    await catalog.destinations.insertMany([
      destination('encoded', {
        openingHour: JSON.stringify(JSON.stringify(hours)),
        entryFee: JSON.stringify({ local: 5_000, tourist: 9_000 }),
      }),
      destination('broken', { openingHour: '{"day": "Mon', entryFee: ['no'] }),
    ]);
    const encoded = (await catalog.get<One>('/api/destination/encoded')).body.data;
    expect([encoded.opening_hour, encoded.opening_hours, encoded.entry_fee]).toEqual([hours, hours, { local: 5_000, tourist: 9_000 }]);
    const broken = (await catalog.get<One>('/api/destination/broken')).body.data;
    expect([broken.opening_hour, broken.entry_fee]).toEqual([
      { day: '', open: '', close: '' },
      { local: 0, tourist: 0 },
    ]);
  });

  it.each(['/api/get-destinations', '/api/destinations'])(
    '%s tells in a slim view what a card shows, and by ids only what there is',
    async (path) => {
      const listed = async (view: string) => {
        const { body } = await catalog.get<Many & Named>(`${path}?view=${view}`);
        return body.destinations ?? body.data;
      };
      const [whole] = (await catalog.get<Many>('/api/get-destinations')).body.data;
      const [slim, ...others] = await listed('slim');
      const { destination_id, name, description, category, destination_img, mainImage, main_image_meta, location, status, updated_at } =
        whole as DestinationView;
      const shown = { name, description, category, destination_img, mainImage, main_image_meta, location };
      expect(slim).toEqual({ destination_id, status, updated_at, ...shown });
      expect(idsOf(others)).toEqual(['second']);
      const [id] = await listed('ids');
      expect(id).toEqual({ destination_id, status, updated_at });
    },
  );

  it('come in pages to whoever asks for them, as far as the caller may see them', async () => {
    const { body } = await catalog.get<Many & Paged>('/api/get-destinations?page=2&limit=1');
    expect([idsOf(body.data), body.page]).toEqual([['second'], { page: 2, limit: 1, total: 2 }]);
    const named = (await catalog.get<Named & Paged>('/api/destinations?limit=2', 'admin')).body;
    expect([idsOf(named.destinations), named.page]).toEqual([['first', 'second'], { page: 1, limit: 2, total: 3 }]);
    expect(named.data.destinations).toEqual(named.destinations);
    const behind = (await catalog.get<Many & Paged>('/api/get-destinations?page=9')).body;
    expect([behind.data, behind.page]).toEqual([[], { page: 9, limit: 100, total: 2 }]);
    expect((await catalog.get<Paged>('/api/get-destinations?utm_source=mail')).body.page).toBeUndefined();
  });

  it.each([
    ['view=all', { view: 'View must be one of slim, ids' }],
    ['view=', { view: 'View must be one of slim, ids' }],
    ['page=0', { page: 'Page must be a whole number from 1 to 10000' }],
    ['limit=101', { limit: 'Limit must be a whole number from 1 to 100' }],
    ['limit=1&limit=2', { limit: 'Limit must be a whole number from 1 to 100' }],
    ['page=-1&limit=many', { page: 'Page must be a whole number from 1 to 10000', limit: 'Limit must be a whole number from 1 to 100' }],
  ])('refuse %s', async (search, faults) => {
    for (const path of ['/api/get-destinations', '/api/destinations', '/api/packages']) {
      const { status, body } = await catalog.get<ErrorBody>(`${path}?${search}`);
      expect([status, body.code, faultTexts(body.fields)]).toEqual([400, 'validation_failed', faults]);
    }
  });
});
