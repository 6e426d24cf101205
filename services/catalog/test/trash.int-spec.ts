import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { startServiceProcess } from '@reefdesk/test-kit/service-process';
import { DestinationsTrash } from '../src/editing/destinations.trash.ts';
import { TravelsTrash } from '../src/editing/travels.trash.ts';
import { destination, stop, storedImage, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { destinationForm, REEF } from './destination-forms.ts';

const MAIN = join(__dirname, '../dist/main.js');
const DAY_MS = 24 * 60 * 60_000;

describe('the trash', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start({ REMOVAL_SWEEP_SECONDS: '3600' });
    catalog.auth.answer(DescribePeople, ({ ids }) => ({ people: ids.map((id) => ({ id, name: `Name of ${id}`, isStaff: true })) }));
  });
  afterAll(() => catalog.stop());
  beforeEach(() => catalog.empty());

  const trashed = async (kind: string) =>
    (await catalog.asAdmin<{ data: TrashedRecordView[] }>('GET', `/api/trash/${kind}`)).body.data ?? [];
  const restore = (kind: string, id: string) => catalog.asAdmin('POST', `/api/trash/${kind}/${id}/restore`);
  const remove = (path: string) => catalog.asAdmin('DELETE', path);
  const sweepAt = async (now: Date) => {
    await catalog.service.app.get(TravelsTrash, { strict: false }).sweep(now);
    await catalog.service.app.get(DestinationsTrash, { strict: false }).sweep(now);
  };
  const usedOf = async (...ids: string[]) => (await catalog.media.ask(FIND_IMAGE_USES.catalog, { ids })).used;
  const stored = async (id: string) => {
    const { changedIn: _, ...document } = (await catalog.travels.findOne({ _id: id })) ?? {};
    return document;
  };

  it('restores a package unchanged, with its itinerary, picture and slug, which stay reserved meanwhile (EDT-06)', async () => {
    const trip = travel('trip', { slug: 'bunaken', itinerary: [stop(null, 1), stop(null, 0)] });
    await catalog.travels.insertOne(trip);
    const before = await stored('trip');
    const page = (await catalog.get('/api/travel/bunaken')).body;
    expect((await remove('/api/delete-travel/trip')).status).toBe(200);

    for (const path of ['/api/travel/bunaken', '/api/itinerary/trip']) expect((await catalog.get(path)).status).toBe(404);
    for (const path of ['/api/packages', '/api/get-travels-with-stats'])
      expect(JSON.stringify((await catalog.asAdmin('GET', path)).body)).not.toContain('bunaken');
    expect((await catalog.asAdmin('PATCH', '/api/edit-travel/trip', { price: 5 })).status).toBe(404);
    expect(await usedOf('trip-picture', 'nobodys')).toEqual(['trip-picture']);
    expect(await trashed('packages')).toMatchObject([
      {
        kind: 'packages',
        id: 'trip',
        names: { en: 'Package trip' },
        image: '/media/trip-picture',
        address: 'bunaken',
        deleted_by: { user_id: 'test-user', name: 'Name of test-user' },
      },
    ]);
    await catalog.travels.insertOne(travel('other', { slug: 'bunaken-2' }));

    expect((await restore('packages', 'trip')).status).toBe(200);
    expect(await stored('trip')).toEqual(before);
    expect((await catalog.get('/api/travel/bunaken')).body).toEqual(page);
    expect(await trashed('packages')).toEqual([]);
    expect((await restore('packages', 'trip')).body).toMatchObject({ code: 'travel_not_found' });
  });

  it('removes and restores a destination with its stops at their places, also in packages in the trash (EDT-06)', async () => {
    await catalog.destinations.insertMany([destination('reef'), destination('wall')]);
    const stops = [stop('reef', 0), stop('wall', 1), stop('reef', 2), stop(null, 3)];
    await catalog.travels.insertMany(['here', 'deleted', 'gone'].map((id) => travel(id, { itinerary: stops })));
    const itinerary = async () => (await catalog.get<{ data: unknown }>('/api/itinerary/here')).body.data;
    const before = await itinerary();
    await remove('/api/delete-travel/deleted');
    await remove('/api/delete-travel/gone');
    expect((await remove('/api/remove-destination/reef')).status).toBe(409);
    expect((await remove('/api/remove-destination/reef?force=true')).status).toBe(200);
    await catalog.asAdmin('DELETE', '/api/trash/packages/gone');
    const items = async (id: string) => (await catalog.travels.findOne({ _id: id }))?.itinerary.map((item) => item.id);
    expect([await items('here'), await items('deleted')]).toEqual([
      ['stop-1', 'stop-3'],
      ['stop-1', 'stop-3'],
    ]);

    expect((await restore('destinations', 'reef')).status).toBe(200);
    expect(await itinerary()).toEqual(before);
    await restore('packages', 'deleted');
    expect((await items('deleted'))?.toSorted()).toEqual(['stop-0', 'stop-1', 'stop-2', 'stop-3']);
    expect(await catalog.destinations.findOne({ _id: 'reef', 'takenOut.0': { $exists: true } })).toBeNull();
  });

  it('deletes records and releases their pictures after 30 days, not earlier; an owner may delete them at once (EDT-06)', async () => {
    await catalog.travels.insertMany([travel('old'), travel('hasty')]);
    await catalog.destinations.insertOne(destination('reef', { images: [{ id: 'g', image: storedImage('of-reef'), isMain: true }] }));
    for (const path of ['/api/delete-travel/old', '/api/delete-travel/hasty', '/api/remove-destination/reef']) await remove(path);
    const deletedAt = Date.now();
    const editor = await catalog.headersOf('editor');
    const end = (headers: Record<string, string>) => catalog.visitor().request('DELETE', '/api/trash/packages/hasty', { headers });
    expect((await end(editor)).status).toBe(403);
    expect((await end(await catalog.headersOf('owner'))).status).toBe(200);
    expect(await usedOf('hasty-picture')).toEqual([]);

    await sweepAt(new Date(deletedAt + 30 * DAY_MS - 60_000));
    expect([(await trashed('packages')).length, (await trashed('destinations')).length]).toEqual([1, 1]);
    await sweepAt(new Date(deletedAt + 30 * DAY_MS + 60_000));
    expect([await trashed('packages'), await trashed('destinations')]).toEqual([[], []]);
    expect(await usedOf('old-picture', 'of-reef')).toEqual([]);
    expect([await catalog.travels.countDocuments(), await catalog.destinations.countDocuments()]).toEqual([0, 0]);
    expect((await restore('packages', 'old')).status).toBe(404);
  });

  it('restores a deleted record if its create request is repeated, instead of creating a second one', async () => {
    const key = { 'idempotency-key': '7d9d5b44-9a0e-4f05-8f0b-2d1f6f0f8a11' };
    const create = () => catalog.asAdmin<{ data: { destination_id: string } }>('POST', '/api/add-destination', destinationForm(REEF), key);
    const { body } = await create();
    await remove(`/api/remove-destination/${body.data.destination_id}`);
    expect((await create()).body.data.destination_id).toBe(body.data.destination_id);
    expect(await catalog.destinations.countDocuments({ trashed: null })).toBe(1);
  });

  it('completes the steps that a killed process left unfinished (EDT-06)', async () => {
    const taken = [{ travelId: 'trip', item: stop('reef', 2) }];
    await catalog.destinations.insertMany([
      destination('reef', { takenOut: taken }),
      destination('ending', { trashed: { at: new Date(), by: null, isEnding: true } }),
    ]);
    await catalog.travels.insertOne(travel('trip', { itinerary: [stop(null, 0)] }));
    await sweepAt(new Date());
    expect((await catalog.travels.findOne({ _id: 'trip' }))?.itinerary.map(({ id }) => id)).toEqual(['stop-0', 'stop-2']);
    expect(await catalog.destinations.find().toArray()).toMatchObject([{ _id: 'reef', takenOut: [] }]);
  });

  it('loses nothing if the service is killed: every deleted destination is restored with every stop (EDT-06)', async () => {
    const ids = Array.from({ length: 24 }, (_, at) => `place-${at}`);
    await catalog.destinations.insertMany(ids.map((id) => destination(id)));
    await catalog.travels.insertMany(
      ['north', 'south'].map((id) => travel(id, { itinerary: ids.map((place, at) => ({ ...stop(place, at), time: '08:00' })) })),
    );
    const headers = await catalog.headers('admin');
    const itineraries = async () =>
      (await catalog.travels.find().sort({ _id: 1 }).toArray()).map(({ itinerary }) =>
        itinerary.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
      );
    const before = await itineraries();
    for (const during of ['deleting', 'restoring'] as const) {
      const doomed = await startServiceProcess(MAIN, { ...catalog.stack.env('catalog'), REMOVAL_SWEEP_SECONDS: '3600' });
      const client = new HttpClient(doomed.url);
      let answered = 0;
      const act = async (id: string) => {
        const [method, path] =
          during === 'deleting' ? ['DELETE', `remove-destination/${id}?force=true`] : ['POST', `trash/destinations/${id}/restore`];
        await client.request(method as string, `/api/${path}`, { headers }).then(
          () => (answered += 1),
          () => undefined,
        );
      };
      const all = ids.map(act);
      await eventually(() => expect(answered).toBeGreaterThan(6));
      await doomed.kill();
      await Promise.all(all);
    }
    const next = await startServiceProcess(MAIN, { ...catalog.stack.env('catalog'), REMOVAL_SWEEP_SECONDS: '3600' });
    const open = { $or: [{ removing: { $ne: null } }, { trashed: null, 'takenOut.0': { $exists: true } }] };
    await eventually(async () => expect(await catalog.destinations.countDocuments(open as object)).toBe(0));
    const client = new HttpClient(next.url);
    for (const { id } of await trashed('destinations')) await client.request('POST', `/api/trash/destinations/${id}/restore`, { headers });
    expect(await catalog.destinations.countDocuments({ trashed: null })).toBe(ids.length);
    expect(await itineraries()).toEqual(before);
    await next.stop();
  });
});
