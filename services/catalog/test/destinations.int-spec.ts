import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DestinationRowView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { destination } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

interface One {
  data: DestinationView;
}
interface Many {
  data: DestinationView[];
}
interface Paged {
  next_cursor: string | null;
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

  it('return one destination with its gallery at both paths (API-15, API-16, ENT-18, ENT-33, OR-10)', async () => {
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

  it.each(SINGLE)('%s returns 404 for an unknown destination, and to visitors for an inactive one (OR-41)', async (path) => {
    for (const id of ['nobody', 'closed']) {
      const { status, body } = await catalog.get(`${path}/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ status: 'error', success: false, code: 'destination_not_found', message: 'Destination not found' });
    }
    expect((await catalog.get(`${path}/closed`, 'admin')).status).toBe(200);
    expect((await catalog.get(`${path}/closed`, 'customer')).status).toBe(404);
  });

  it('read hours and fees stored as strings by older versions, and tolerate malformed ones (ENT-20, ENT-28, ENT-29, OR-24)', async () => {
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
    '%s returns only the fields of cards in the card view, and only ids in the ids view',
    async (path) => {
      const long = 'A wall of coral that falls into the blue. '.repeat(20);
      const level = 'open_water' as const;
      const dive = { level, best_months: [], visibility_by_month: [], water_by_month: [], life: [] };
      const paragraphs = `${long}\n\nAnd more of it.`;
      await catalog.destinations.updateOne({ _id: 'first' }, { $set: { 'description.en': paragraphs, dive } });
      const listed = async (view: string) => {
        const { body } = await catalog.get<Many & Named>(`${path}?view=${view}`);
        return path === '/api/destinations' ? (body as unknown as Named).data.destinations : body.data;
      };
      const [whole] = (await catalog.get<Many>('/api/get-destinations')).body.data;
      const [card, ...others] = await listed('card');
      const { destination_id, name, description, category, status, updated_at, ...more } = whole as DestinationView;
      const { mainImage, main_image_meta, locations } = more;
      const teaser = { ...description, en: `${long.slice(0, LIMITS.cardTextMaxLength - 1).trimEnd()}…` };
      const shown = { name, description: teaser, category, mainImage, main_image_meta, locations, dive_level: 'open_water' };
      expect(card).toEqual({ destination_id, status, updated_at, ...shown });
      expect(idsOf(others)).toEqual(['second']);
      const [id] = await listed('ids');
      expect(id).toEqual({ destination_id, status, updated_at });
    },
  );

  it('return rows for the back office, with the number of pictures and whether the texts are complete', async () => {
    await catalog.destinations.updateOne({ _id: 'second' }, { $set: { 'description.cn': ' ' } });
    const [whole] = (await catalog.get<Many>('/api/get-destinations', 'admin')).body.data;
    const { body } = await catalog.get<{ data: DestinationRowView[] }>('/api/get-destinations?view=row', 'admin');
    const { destination_id, name, category, location, opening_hour, mainImage, main_image_meta } = whole as DestinationView;
    const { status, version, created_at, updated_at } = whole as DestinationView;
    expect(body.data[0]).toEqual({
      ...{ destination_id, name, category, location, opening_hour, mainImage, main_image_meta },
      ...{ status, version, created_at, updated_at, pictures: 2, is_complete: true },
    });
    expect(body.data.map(({ is_complete }) => is_complete)).toEqual([true, false, true]);
  });

  it('return each text in one language if the request asks for one', async () => {
    const [destination] = (await catalog.get<Many>('/api/get-destinations?view=card&lang=id')).body.data;
    const [whole] = (await catalog.get<Many>('/api/get-destinations')).body.data;
    expect(destination?.name).toEqual({ en: '', id: whole?.name.id, cn: '' });
  });

  it('return less than 20 KB in the card view for fourteen destinations with all texts and pictures', async () => {
    const texts = (length: number) => ({ en: 'a'.repeat(length), id: 'b'.repeat(length), cn: '海'.repeat(length) });
    const places = Array.from({ length: 14 }, (_, at) =>
      destination(`place-${at}`, { name: texts(22), category: texts(14), description: texts(900), location: 'c'.repeat(30) }),
    );
    await catalog.destinations.deleteMany({});
    await catalog.destinations.insertMany(places);
    for (const lang of LANGUAGES) {
      const { body } = await catalog.get(`/api/destinations?view=card&lang=${lang}`);
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(20_000);
    }
  });

  it('return pages on request, with each visible destination once', async () => {
    const page = async (query: string, role?: 'admin') => (await catalog.get<Many & Paged>(`/api/get-destinations?${query}`, role)).body;
    const first = await page('limit=1');
    const second = await page(`limit=1&cursor=${first.next_cursor}`);
    expect([idsOf(first.data), idsOf(second.data), second.next_cursor]).toEqual([['first'], ['second'], null]);
    const all = await page('limit=3', 'admin');
    expect([all.data.length, all.next_cursor]).toEqual([3, null]);
    const named = (await catalog.get<Named & Paged>('/api/destinations?limit=2', 'admin')).body;
    expect([idsOf(named.destinations), named.next_cursor]).toEqual([['first', 'second'], expect.any(String)]);
    expect(named.data.destinations).toEqual(named.destinations);
    expect((await page('utm_source=mail')).next_cursor).toBeNull();
    expect((await catalog.get<ErrorBody>('/api/get-destinations?cursor=nonsense')).body.code).toBe('bad_request');
  });

  it('search names, places and the beginning of descriptions, and filter by category and level (DEST-12, DEST-13, EDT-12)', async () => {
    const dive = { level: 'no_licence' as const, best_months: [], visibility_by_month: [], water_by_month: [], life: [] };
    const texts = (en: string, id: string, cn: string) => ({ en, id, cn });
    await catalog.destinations.insertMany([
      destination('temple', {
        name: texts('Ban Hin Kiong', 'Kelenteng', '万兴宫'),
        category: texts('Culture', 'Budaya', '人文'),
        description: texts(`Red and gold. ${'Incense. '.repeat(30)}The end`, 'Merah dan emas', '红与金'),
        location: 'Café Street',
        locations: texts('', 'Jalan Kopi', ''),
      }),
      destination('cove', { dive }),
    ]);
    const found = async (query: string) => idsOf((await catalog.get<Many>(`/api/get-destinations?${query}`)).body.data);
    expect(await found('q=%20hin%20')).toEqual(['temple']);
    expect(await found(`q=${encodeURIComponent('万兴')}`)).toEqual(['temple']);
    expect(await found('q=cafe')).toEqual(['temple']);
    expect(await found('q=KOPI')).toEqual(['temple']);
    expect(await found('q=gold')).toEqual(['temple']);
    expect(await found('q=The%20end')).toEqual([]);
    expect(await found('q=emas')).toEqual(['temple']);
    expect(await found('q=emas&lang=en')).toEqual([]);
    expect(await found('q=name%20of')).toEqual(['first', 'cove', 'second']);
    expect(await found('category=Culture')).toEqual(['temple']);
    expect(await found('category=Diving&q=north')).toEqual(['first', 'cove', 'second']);
    expect(await found('category=Nowhere')).toEqual([]);
    expect(await found('level=no_licence')).toEqual(['cove']);
    expect(await found('q=&category=')).toHaveLength(4);
    expect(await found('q=.*')).toEqual([]);
    expect((await catalog.get<Many>('/api/get-destinations?q=closed', 'admin')).body.data).toHaveLength(1);
  });

  it('count the matches and name the choices of the filters with pages of cards', async () => {
    interface Counted extends Paged {
      data: DestinationView[];
      total?: number;
      choices?: { categories: { en: string }[]; levels: string[] };
    }
    await catalog.destinations.insertMany([destination('temple', { category: { en: 'Culture', id: 'Budaya', cn: '人文' } })]);
    const page = async (query: string) => (await catalog.get<Counted>(`/api/get-destinations?${query}`)).body;
    const first = await page('view=card&limit=1&category=Diving');
    expect([idsOf(first.data), first.total]).toEqual([['first'], 2]);
    expect(first.choices).toEqual({
      categories: [expect.objectContaining({ en: 'Diving' }), { en: 'Culture', id: 'Budaya', cn: '人文' }],
      levels: [],
    });
    const second = await page(`view=card&limit=1&category=Diving&cursor=${first.next_cursor}`);
    expect([idsOf(second.data), second.total, second.next_cursor]).toEqual([['second'], 2, null]);
    for (const query of ['view=card', 'limit=1', 'q=name']) {
      const { total, choices } = await page(query);
      expect([total, choices]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['of an unknown level', 'level=deep', { level: 'Level must be one of no_licence, open_water, advanced' }],
    [
      'with a long text',
      `q=${'a'.repeat(LIMITS.searchMaxLength + 1)}`,
      { q: `Search is too long (at most ${LIMITS.searchMaxLength} characters)` },
    ],
  ])('reject a filter %s', async (_, search, errors) => {
    for (const path of ['/api/get-destinations', '/api/destinations']) {
      const { status, body } = await catalog.get<ErrorBody>(`${path}?${search}`);
      expect([status, body.code, fieldErrorTexts(body.fields)]).toEqual([400, 'validation_failed', errors]);
    }
  });

  it.each([
    ['view=all', { view: 'View must be one of card, ids' }],
    ['view=', { view: 'View must be one of card, ids' }],
    ['lang=fr', { lang: 'Language must be one of en, id, cn' }],
    ['limit=1001', { limit: 'Limit must be a whole number from 1 to 1000' }],
    ['limit=1&limit=2', { limit: 'Limit must be a whole number from 1 to 1000' }],
    ['view=slim&limit=many', { view: 'View must be one of card, ids', limit: 'Limit must be a whole number from 1 to 1000' }],
  ])('reject %s', async (search, errors) => {
    for (const path of ['/api/get-destinations', '/api/destinations', '/api/packages']) {
      const { status, body } = await catalog.get<ErrorBody>(`${path}?${search}`);
      const wanted = path === '/api/packages' ? errors : JSON.parse(JSON.stringify(errors).replace('card, ids', 'card, ids, row'));
      expect([status, body.code, fieldErrorTexts(body.fields)]).toEqual([400, 'validation_failed', wanted]);
    }
  });
});
