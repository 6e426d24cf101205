import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { FIND_IMAGE_USES, REPLACE_IMAGE } from '@reefdesk/contracts/messages/media.messages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { destination, galleryImage, stop, storedImage, text, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

describe('the versions of a record', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start({ REMOVAL_SWEEP_SECONDS: '3600' });
    catalog.auth.answer(DescribePeople, ({ ids }) => ({ people: ids.map((id) => ({ id, name: `Name of ${id}`, isStaff: true })) }));
  });
  afterAll(() => catalog.stop());
  beforeEach(async () => {
    await catalog.empty();
    await catalog.versions.deleteMany({});
  });

  const at = (kind: string, id: string, rest = '') => `/api/versions/${kind}/${id}${rest}`;
  const list = async (kind: string, id: string) => (await catalog.asAdmin<{ data: VersionSummaryView[] }>('GET', at(kind, id))).body.data;
  const get = async (kind: string, id: string, version: number) =>
    (await catalog.asAdmin<{ data: VersionView }>('GET', at(kind, id, `/${version}`))).body.data;
  const restore = (kind: string, id: string, version: number | string, headers = {}) =>
    catalog.asAdmin<{ data: { version: number }; code?: string; current?: unknown }>(
      'POST',
      at(kind, id, `/${version}/restore`),
      undefined,
      headers,
    );
  const draftFrom = (kind: string, id: string, version: number | string) =>
    catalog.asAdmin<{ data: { id: string; version: number }; code?: string }>('POST', at(kind, id, `/${version}/draft`));
  const draft = (kind: string, id: string, method = 'GET', rest = '', body?: object) =>
    catalog.asAdmin<{ data: DraftView }>(method, `/api/drafts/${kind}/${id}${rest}`, body);
  const edit = (body: object) => catalog.asAdmin('PATCH', '/api/edit-travel/trip', body);
  const usedOf = async (...ids: string[]) => (await catalog.media.ask(FIND_IMAGE_USES.catalog, { ids })).used;

  it('contain the user, the time and the changes by field and language, and can be restored (EDT-05)', async () => {
    await catalog.travels.insertOne(travel('trip', { price: 500_000 }));
    await edit({ travel_name_en: 'Second', price: null });
    await edit({ travel_desc_cn: '蓝色' });
    expect(await list('packages', 'trip')).toMatchObject([
      { version: 3, is_current: true, by: { user_id: 'test-user', name: 'Name of test-user' } },
      { version: 2, is_current: false, by: { user_id: 'test-user' } },
      { version: 1, at: '2026-01-02T03:04:05.000Z', by: { user_id: null, name: null } },
    ]);
    expect(await get('packages', 'trip', 2)).toMatchObject({
      previous: 1,
      changes: [
        { field: 'name.en', before: 'Package trip', after: 'Second' },
        { field: 'price', before: '500000', after: null },
      ],
      until_now: [{ field: 'description.cn', before: '蓝色', after: 'All about trip (cn)' }],
    });
    const before = (await catalog.get<{ data: object }>('/api/travel/slug-of-trip')).body.data;

    expect((await restore('packages', 'trip', 1, { 'if-match': '"2"' })).body).toMatchObject({
      code: 'edit_conflict',
      current: { version: 3 },
    });
    const { status, body, headers } = await restore('packages', 'trip', 1, { 'if-match': '"3"' });
    expect([status, body.data.version, headers.get('etag')]).toEqual([200, 4, '"4"']);
    const { version: _, updatedAt: __, changedIn: ___, publishedBy, ...document } = (await catalog.travels.findOne({ _id: 'trip' })) ?? {};
    const { version: _v, updatedAt: _u, ...first } = travel('trip', { price: 500_000 });
    expect([document, publishedBy]).toEqual([first, 'test-user']);
    expect((await list('packages', 'trip')).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect((await get('packages', 'trip', 3)).until_now.map(({ field }) => field)).toEqual(['name.en', 'description.cn', 'price']);
    await restore('packages', 'trip', 3);
    expect((await catalog.get<{ data: object }>('/api/travel/slug-of-trip')).body.data).toEqual(before);

    for (const nowhere of ['99', '0', 'x', '1e1']) expect((await restore('packages', 'trip', nowhere)).status).toBe(404);
    expect((await catalog.asAdmin('GET', at('packages', 'nobody'))).body).toMatchObject({ code: 'travel_not_found' });
    expect((await restore('packages', 'trip', 3)).body.data.version).toBe(5);
  });

  it('keep their pictures in use until the record is deleted permanently (EDT-05, EDT-06)', async () => {
    await catalog.destinations.insertOne(destination('reef', { images: [galleryImage('a', true), galleryImage('b')] }));
    await catalog.asAdmin('DELETE', '/api/destinations/reef/gallery/gallery-b');
    expect(await usedOf('a', 'b', 'c')).toEqual(['a', 'b']);
    await restore('destinations', 'reef', 1);
    expect((await catalog.destinations.findOne({ _id: 'reef' }))?.images.map(({ id }) => id)).toEqual(['gallery-a', 'gallery-b']);
    await catalog.asAdmin('DELETE', '/api/remove-destination/reef');
    expect((await catalog.asAdmin('GET', at('destinations', 'reef'))).status).toBe(404);
    await catalog.asAdmin('POST', '/api/trash/destinations/reef/restore');
    expect((await list('destinations', 'reef')).map(({ version }) => version)).toEqual([3, 2, 1]);
    await catalog.asAdmin('DELETE', '/api/remove-destination/reef');
    await catalog.asAdmin('DELETE', '/api/trash/destinations/reef');
    expect([await usedOf('a', 'b'), await catalog.versions.countDocuments()]).toEqual([[], 0]);
  });

  it('are kept if a picture is replaced everywhere, also in the trash; the user is recorded, and a repeated request changes nothing (LIB-07)', async () => {
    await catalog.travels.insertMany([
      travel('trip', { image: storedImage('a') }),
      travel('other', { image: storedImage('b') }),
      travel('stops', { itinerary: [{ ...stop('reef', 0), image: storedImage('a') }] }),
    ]);
    await catalog.destinations.insertMany([
      destination('reef', { images: [galleryImage('b', true), galleryImage('a')] }),
      destination('gone', { images: [galleryImage('a', true)] }),
    ]);
    await catalog.asAdmin('DELETE', '/api/remove-destination/gone');
    const announced = await catalog.media.listen(DestinationsChanged, catalog.bus);
    const by = { userId: 'somebody', position: 'editor', network: '192.0.2.0' };
    const to = imageViewOf(storedImage('c'));
    const replace = () => catalog.media.ask(REPLACE_IMAGE.catalog, { from: 'a', to, by });
    // Another user saves one of the records at the same time.
    const [answer] = await Promise.all([replace(), ...[1, 2, 3].map((price) => edit({ price }))]);
    expect(answer).toEqual({ changed: 4 });
    expect((await catalog.travels.findOne({ _id: 'stops' }))?.itinerary[0]?.image?.id).toBe('c');
    const trip = await catalog.travels.findOne({ _id: 'trip' });
    expect([trip?.image?.id, trip?.version]).toEqual(['c', 5]);
    expect((await catalog.travels.findOne({ _id: 'other' }))?.version).toBe(1);
    const imagesOf = async (id: string) =>
      (await catalog.destinations.findOne({ _id: id }))?.images.map(({ id: place, image }) => [place, image.id]);
    expect(await imagesOf('reef')).toEqual([
      ['gallery-b', 'b'],
      ['gallery-a', 'c'],
    ]);
    expect(await imagesOf('gone')).toEqual([['gallery-a', 'c']]);
    expect((await catalog.destinations.findOne({ _id: 'gone' }))?.trashed).toBeTruthy();
    await catalog.media.hearAll(DestinationsChanged, catalog.bus);
    expect(announced).toContainEqual({ id: 'reef' });
    expect((await list('destinations', 'reef')).map(({ version, by: who }) => [version, who.user_id])).toEqual([
      [2, 'somebody'],
      [1, null],
    ]);
    expect(await get('destinations', 'reef', 1)).toMatchObject({ until_now: [{ field: 'images', before: 'b, c', after: 'b, a' }] });
    expect(await usedOf('a', 'c')).toEqual(['a', 'c']);
    expect(await catalog.audit.findOne({ recordId: 'reef', userId: 'somebody' })).toMatchObject({
      ...{ call: 'POST /api/library/{id}/replace', kind: 'destinations', action: 'changed', userId: 'somebody', network: '192.0.2.0' },
      ...{ state: 'settled', changes: [{ field: 'images', before: 'b, a', after: 'b, c' }] },
    });
    expect(await replace()).toEqual({ changed: 0 });
  });

  it('are restored without stops at removed destinations; a stop that was removed with one is in the version before (EDT-05)', async () => {
    await catalog.destinations.insertMany([destination('reef'), destination('wall')]);
    await catalog.travels.insertOne(travel('trip', { itinerary: [stop('reef', 0), stop('wall', 1)] }));
    await catalog.asAdmin('DELETE', '/api/remove-destination/reef?force=true');
    expect((await list('packages', 'trip')).map(({ version }) => version)).toEqual([2, 1]);
    const stops = async () => (await catalog.travels.findOne({ _id: 'trip' }))?.itinerary.map(({ id }) => id);
    expect((await restore('packages', 'trip', 1)).body.data.version).toBe(2);
    expect(await stops()).toEqual(['stop-1']);
    await catalog.asAdmin('POST', '/api/trash/destinations/reef/restore');
    expect((await stops())?.toSorted()).toEqual(['stop-0', 'stop-1']);
  });

  it('start a draft of the fields and pictures that a draft can have; a record keeps the draft that it has (EDT-05)', async () => {
    const stops = [{ ...stop('reef', 0), image: storedImage('a') }];
    const first = travel('trip', { price: 500_000, included: text('Boat'), image: storedImage('a'), itinerary: stops });
    await catalog.destinations.insertOne(destination('reef'));
    await catalog.travels.insertOne(first);
    await edit({ travel_name_en: 'Second', price: null, level: 'families', duration: 5, included: { en: 'Raft' }, to_bring: text('Hat') });
    const by = { userId: 'somebody', position: 'editor', network: '192.0.2.0' };
    await catalog.media.ask(REPLACE_IMAGE.catalog, { from: 'a', to: imageViewOf(storedImage('b')), by });
    const page = () => catalog.get('/api/travel/slug-of-trip');
    const { body: before } = await page();
    const started = await draftFrom('packages', 'trip', 1);
    expect([started.status, started.body.data]).toEqual([201, { id: 'trip', version: 1 }]);
    expect((await draft('packages', 'trip')).body.data).toMatchObject({
      fields: {
        ...{ names: { en: 'Package trip' }, price: 500_000, level: null, duration: 3, included: { en: 'Boat' } },
        to_bring: { en: '', id: '', cn: '' },
      },
      ...{ based_on: 3, updated_by: { user_id: 'test-user' }, draft: { image_meta: { id: 'a' } } },
    });
    expect((await page()).body).toEqual(before);
    expect((await draftFrom('packages', 'trip', 2)).body).toMatchObject({ code: 'draft_exists' });
    expect((await draft('packages', 'trip')).body.data.version).toBe(1);

    expect((await draft('packages', 'trip', 'POST', '/publish', {})).status).toBe(200);
    const [now] = (await get('packages', 'trip', 1)).until_now.map(({ field }) => field);
    expect(now).toMatch(/^itinerary/);
    expect((await catalog.travels.findOne({ _id: 'trip' }))?.image?.id).toBe('a');
    for (const unknown of ['99', '0', 'x']) expect((await draftFrom('packages', 'trip', unknown)).status).toBe(404);
    expect((await draftFrom('packages', 'nobody', 1)).body).toMatchObject({ code: 'travel_not_found' });
  });

  it('of a destination start a draft of everything but its gallery (EDT-05)', async () => {
    const dive = { depth_from: 5, best_months: [4, 5], visibility_by_month: [], water_by_month: [], life: [] };
    const words = { locations: { id: 'Sulut', cn: '' }, openingDays: { id: 'Setiap hari', cn: '每天' }, bestTimes: { id: '', cn: '四月' } };
    const first = destination('reef', { ...words, dive });
    await catalog.destinations.insertOne(first);
    await catalog.asAdmin('PATCH', '/api/edit-destination/reef', {
      ...{ names: { cn: '' }, categories: { en: 'Snorkelling' }, descriptions: text('New'), location: 'Bali', best_time: 'May' },
      ...{ locations: { cn: '巴厘岛' }, opening_days: { id: '', cn: '' }, best_times: { cn: '' }, visit_duration: 'Full Day', dive: {} },
      ...{ opening_hour: { day: 'Friday', open: '08:00', close: '09:00' }, entry_fee: { local: 0, tourist: 1 }, status: 'inactive' },
    });
    await catalog.asAdmin('DELETE', '/api/destinations/reef/gallery/gallery-reef-b');
    await draftFrom('destinations', 'reef', 1);
    expect((await draft('destinations', 'reef', 'POST', '/publish', {})).status).toBe(200);
    const { until_now: left } = await get('destinations', 'reef', 1);
    expect(left).toEqual([{ field: 'images', before: 'reef-a', after: 'reef-a, reef-b' }]);
    const { images } = (await catalog.destinations.findOne({ _id: 'reef' })) ?? {};
    expect(await catalog.destinations.findOne({ _id: 'reef' })).toMatchObject({
      ...first,
      ...{ images, version: 4 },
      updatedAt: expect.any(Date),
    });
  });

  it('with an outdated translation start a draft that leaves it outdated (EDT-05, EDT-07)', async () => {
    await catalog.travels.insertOne(travel('trip'));
    await edit({ travel_name_en: 'Second' });
    await edit({ travel_name_cn: '新' });
    const outdated = async () => {
      const { body } = await catalog.asAdmin<{ data: TranslationView[] }>('GET', '/api/translations/packages');
      return body.data.flatMap(({ language, stale }) => (language === 'cn' ? stale : []));
    };
    expect(await outdated()).toEqual([]);
    await draftFrom('packages', 'trip', 2);
    await draft('packages', 'trip', 'POST', '/publish', { force: true });
    expect(await outdated()).toEqual(['names']);
  });

  it('are limited to 200 per record: the older half is thinned, the first and the latest stay (EDT-05)', async () => {
    await catalog.travels.insertOne(travel('trip', { version: 200 }));
    const [kind, recordId] = ['packages', 'trip'];
    await catalog.versions.insertMany(
      Array.from({ length: 199 }, (_, index) => ({
        ...{ _id: `packages/trip/${index + 1}`, kind, recordId, version: index + 1, at: new Date(), by: null },
        ...{ content: {}, images: [] },
      })),
    );
    await edit({ travel_name_en: 'Second' });
    expect(await catalog.versions.countDocuments()).toBe(200);
    await edit({ travel_name_en: 'Third' });
    const left = (await list('packages', 'trip')).map(({ version }) => version);
    expect([left.length, left.at(-1), left[0], left[1], left[100], left[101], left[102]]).toEqual([152, 1, 202, 201, 102, 101, 99]);
  });

  it('can only be read and restored by users who may edit (PPL-05)', async () => {
    await catalog.travels.insertOne(travel('trip'));
    for (const position of ['agent', 'translator'] as const) {
      const headers = await catalog.headersOf(position);
      for (const [method, rest] of [
        ['GET', ''],
        ['POST', '/1/restore'],
        ['POST', '/1/draft'],
      ] as const)
        expect((await catalog.visitor().request(method, at('packages', 'trip', rest), { headers })).status).toBe(403);
    }
  });
});
