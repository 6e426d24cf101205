import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { destination, stop, storedImage, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

interface Packages {
  status: string;
  success: boolean;
  data: PackageView[];
}

describe('GET /api/packages', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
  });
  afterAll(() => catalog.stop());
  beforeEach(() => catalog.empty());

  const second = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, number));

  it('lists the active packages with their active destinations to visitors, in order of creation (API-10, ENT-03, ENT-05, ENT-06, OR-41)', async () => {
    await catalog.destinations.insertMany([destination('reef'), destination('closed', { status: 'inactive' })]);
    await catalog.travels.insertMany([
      travel('later', { createdAt: second(9), itinerary: [stop('closed', 0), stop('reef', 1)] }),
      travel('earlier', { createdAt: second(1) }),
      travel('off', { status: 'inactive' }),
      travel('sketch', { status: 'draft' }),
      travel('old', { status: 'archived' }),
    ]);
    const { status, body } = await catalog.get<Packages>('/api/packages');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.data.map((item) => item.travel_id)).toEqual(['earlier', 'later']);
    expect(body.data[1]).toMatchObject({
      slug: 'slug-of-later',
      travel_slug: 'slug-of-later',
      travel_name: { en: 'Package later', id: 'Package later (id)', cn: 'Package later (cn)' },
      duration: '3 days',
      image: '/media/later-picture',
      destinations: [{ destination_id: 'reef', destination_name_en: 'Name of reef', description: 'About reef' }],
      features: ['Name of reef'],
    });
  });

  it('shows staff who read content every package and every destination, with no-store (OR-41, PPL-04)', async () => {
    await catalog.destinations.insertOne(destination('closed', { status: 'inactive' }));
    await catalog.travels.insertMany([
      travel('off', { status: 'inactive', itinerary: [stop('closed', 0)] }),
      travel('sketch', { status: 'draft' }),
    ]);
    const admin = await catalog.get<Packages>('/api/packages', 'admin');
    expect(admin.body.data.map(({ status, features }) => [status, features])).toEqual([
      ['inactive', ['Name of closed']],
      ['draft', []],
    ]);
    expect(admin.headers.get('cache-control')).toBe('no-store');
    expect(admin.headers.get('etag')).toBeNull();

    const customer = await catalog.get<Packages>('/api/packages', 'customer');
    expect(customer.body.data).toEqual([]);
    expect(customer.headers.get('cache-control')).toBe('no-store');

    const staff = async (position: 'editor' | 'translator' | 'agent') => {
      const headers = await catalog.headersOf(position);
      return (await catalog.visitor().request<Packages>('GET', '/api/packages', { headers })).body.data.length;
    };
    expect([await staff('editor'), await staff('translator'), await staff('agent')]).toEqual([2, 2, 0]);
  });

  it('requests all pictures from media once, and shows the current renditions', async () => {
    await catalog.travels.insertMany([travel('one'), travel('two')]);
    const { body } = await catalog.get<Packages>('/api/packages');
    expect(catalog.described.map((ids) => ids.toSorted())).toEqual([['one-picture', 'two-picture']]);
    expect(body.data.map((item) => item.image_meta?.widths)).toEqual([
      [320, 640, 960],
      [320, 640, 960],
    ]);
  });

  it('shows pictures as stored if media does not know them', async () => {
    catalog.unknownImages.add('forgotten');
    await catalog.travels.insertOne(travel('one', { image: storedImage('forgotten') }));
    const { body } = await catalog.get<Packages>('/api/packages');
    expect(body.data[0]?.image_meta).toMatchObject({ id: 'forgotten', url: '/media/forgotten', width: 2000, height: 1250, widths: [640] });
  });

  it('returns 304 for the current ETag, and the new list after a change', async () => {
    await catalog.travels.insertOne(travel('one'));
    await catalog.get('/api/packages'); // Media's answer is cached from here on.
    const first = await catalog.get<Packages>('/api/packages');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toContain('public');
    const again = await catalog.visitor().get('/api/packages', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);

    await catalog.travels.updateOne({ _id: 'one' }, { $set: { durationDays: 1 } });
    const changed = await catalog.visitor().get<Packages>('/api/packages', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.body.data[0]?.duration).toBe('1 day');
  });

  it('answers HEAD like GET, without a body', async () => {
    const head = await catalog.visitor().request('HEAD', '/api/packages');
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await catalog.get('/api/packages')).headers.get('etag'));
  });

  it('has the unique index on slugs, and the indexes for reads, from the first request on', async () => {
    const shape = async (collection: { indexes(): Promise<{ key: unknown; unique?: boolean }[]> }) =>
      (await collection.indexes()).map(({ key, unique }) => ({ key, ...(unique && { unique }) }));
    const byDestination = { key: { 'itinerary.destinationId': 1 } };
    expect(await shape(catalog.travels)).toEqual(
      expect.arrayContaining([{ key: { slug: 1 }, unique: true }, { key: { status: 1, place: 1 } }, byDestination]),
    );
    expect(await shape(catalog.destinations)).toEqual(expect.arrayContaining([{ key: { status: 1, place: 1 } }]));
  });

  it('filters by destination', async () => {
    await catalog.destinations.insertMany([destination('reef'), destination('crater')]);
    const visits = (...places: string[]) => ({ itinerary: places.map((place, at) => stop(place, at)) });
    await catalog.travels.insertMany([travel('one', visits('reef', 'crater', 'reef')), travel('two', visits('crater')), travel('three')]);
    const whole = (await catalog.get<Packages>('/api/packages')).body.data;
    const there = async (query: string) => (await catalog.get<Packages>(`/api/packages?destination=${query}`)).body.data;
    expect(await there('reef')).toEqual(whole.slice(0, 1));
    expect((await there('crater&view=ids')).map(({ travel_id }) => travel_id)).toEqual(['one', 'two']);
    expect(await there('nowhere')).toEqual([]);
  });

  interface Page extends Packages {
    next_cursor: string | null;
    total?: number;
    choices?: { days: string[]; kinds: string[] };
  }

  async function withFiveTravels(): Promise<void> {
    const added = (id: string, at: number, change: Parameters<typeof travel>[1]) => travel(id, { createdAt: second(at), ...change });
    await catalog.travels.insertMany([
      added('reef', 1, { durationDays: 1, price: 1_650_000, level: 'certified' }),
      added('forest', 2, { durationDays: 2, price: 2_350_000, level: 'no_diving' }),
      added('course', 3, { durationDays: 4, level: 'course' }),
      added('lakes', 4, { durationDays: 3, price: 950_000, level: 'no_diving' }),
      added('cove', 5, { durationDays: 1, price: 950_000 }),
      added('off', 6, { durationDays: 9, level: 'families', status: 'inactive' }),
    ]);
  }

  const page = async (query: string, role?: 'admin') => (await catalog.get<Page>(`/api/packages?${query}`, role)).body;
  const idsOf = ({ data }: Packages) => data.map(({ travel_id }) => travel_id);

  it.each([
    ['days=1', ['reef', 'cove']],
    ['days=2-3', ['forest', 'lakes']],
    ['days=4%2B', ['course']],
    ['kind=no_diving', ['forest', 'lakes']],
    ['kind=no_licence', ['forest', 'course', 'lakes']],
    ['kind=families', []],
    ['kind=no_diving&days=2-3&sort=price', ['lakes', 'forest']],
    ['sort=ours', ['reef', 'forest', 'course', 'lakes', 'cove']],
    ['sort=price', ['lakes', 'cove', 'reef', 'forest', 'course']],
    ['sort=days', ['reef', 'cove', 'forest', 'lakes', 'course']],
    ['slugs=slug-of-cove,slug-of-reef,slug-of-off,nowhere,', ['reef', 'cove']],
    ['slugs=slug-of-cove,slug-of-reef&sort=price', ['cove', 'reef']],
  ])('filters and sorts: %s (EDT-12)', async (query, ids) => {
    await withFiveTravels();
    expect(idsOf(await page(query))).toEqual(ids);
  });

  it.each(['sort=price', 'sort=days', 'sort=ours', '', 'view=card'])('continues each order on the next page: %s', async (query) => {
    await withFiveTravels();
    const whole = idsOf(await page(query));
    const first = await page(`${query}&limit=2`);
    const next = await page(`${query}&limit=2&cursor=${first.next_cursor}`);
    // Removing the entry at the end of a page changes nothing.
    await catalog.travels.deleteOne({ _id: idsOf(next)[1] as string });
    const last = await page(`${query}&limit=2&cursor=${next.next_cursor}`);
    expect([first, next, last].flatMap(idsOf)).toEqual(whole);
    expect(last.next_cursor).toBeNull();
    expect((await catalog.get(`/api/packages?${query}&cursor=nonsense`)).body).toMatchObject({ code: 'bad_request' });
  });

  it('counts the matches and names the choices of the filters with pages of cards', async () => {
    await withFiveTravels();
    const first = await page('view=card&limit=1&days=1');
    expect([idsOf(first), first.total]).toEqual([['reef'], 2]);
    expect(first.choices).toEqual({ days: ['1', '2-3', '4+'], kinds: ['no_licence', 'no_diving', 'course'] });
    expect((await page('view=card&limit=24', 'admin')).choices?.kinds).toContain('families');
    for (const query of ['view=card', 'limit=1', 'sort=price']) {
      const { total, choices } = await page(query);
      expect([total, choices]).toEqual([undefined, undefined]);
    }
  });

  it.each(['days=5', 'kind=everybody', 'sort=', 'sort=price&sort=days'])('rejects %s', async (query) => {
    const { status, body } = await catalog.get(`/api/packages?${query}`);
    expect([status, body]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  it('returns a card view without destinations and inclusions, an ids view, and pages of both', async () => {
    await catalog.destinations.insertOne(destination('reef'));
    await catalog.travels.insertMany([travel('one', { itinerary: [stop('reef', 0)] }), travel('two')]);
    const [whole] = (await catalog.get<Packages>('/api/packages')).body.data;
    const { travel_slug: _slug, destinations: _destinations, features: _features, ...shown } = whole as PackageView;
    const texts: readonly string[] = OPTIONAL_TEXT_NAMES;
    const card = Object.fromEntries(Object.entries(shown).filter(([name]) => !texts.includes(name)));
    const updated_at = travel('one').updatedAt.toISOString();
    const cards = (await catalog.get<Packages>('/api/packages?view=card')).body.data;
    expect([cards.length, cards[0]]).toEqual([2, { ...card, updated_at }]);
    const { body } = await catalog.get<{ next_cursor: string }>('/api/packages?view=ids&limit=1');
    const ids = [{ travel_id: 'one', slug: 'slug-of-one', status: 'active', updated_at }];
    expect(body).toMatchObject({ data: ids, next_cursor: expect.any(String) });
    const { body: rest } = await catalog.get(`/api/packages?view=ids&limit=1&cursor=${body.next_cursor}`);
    expect(rest).toMatchObject({ data: [{ travel_id: 'two' }], next_cursor: null });
  });
});
