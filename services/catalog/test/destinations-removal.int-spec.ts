import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { ItineraryView } from '@reefdesk/contracts/travels/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { rounds } from '@reefdesk/test-kit/rounds';
import type { Removal } from '../src/destinations/destination.schema.ts';
import { DestinationRemovalsRepository } from '../src/destinations-admin/destination-removals.repository.ts';
import { TravelsRepository } from '../src/travels/travels.repository.ts';
import { destination, stop, text, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { galleryForm } from './destination-forms.ts';

type Answer = { status: string; success: boolean; message: string; data: unknown } & Partial<ErrorBody>;

const IN_USE = 'This destination is being used in travel packages';
const tombstone = (force: boolean): Removal => ({ id: 'a-removal', startedAt: new Date(), force });

describe('DELETE /api/remove-destination', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    // Only the initial sweep runs, so that these tests see the work of the requests.
    catalog = await CatalogUnderTest.start({ REMOVAL_SWEEP_SECONDS: '3600' });
  });
  afterAll(() => catalog.stop());
  beforeEach(async () => {
    await catalog.empty();
    await catalog.destinations.insertMany([destination('reef'), destination('lake')]);
  });

  const remove = (id: string, query = '', headers = {}) =>
    catalog.asAdmin<Answer>('DELETE', `/api/remove-destination/${id}${query}`, undefined, headers);
  const force = (id: string) => remove(id, '?force=true');
  const present = async () => (await catalog.destinations.find({ trashed: null }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  const stops = async (id: string) => (await catalog.travels.findOne({ _id: id }))?.itinerary.map((item) => item.destinationId);

  it('removes a destination that no package uses (API-37, MSG-08)', async () => {
    const { status, body, headers } = await remove('reef');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ status: 'success', success: true, message: 'Destination deleted successfully' });
    expect(await present()).toEqual(['lake']);
    expect((await catalog.get('/api/destination/reef')).status).toBe(404);
  });

  it('rejects one in use and names the packages that use it (API-37, ERR-49, OR-64)', async () => {
    await catalog.travels.insertMany([
      travel('day', { name: text('Day trip'), itinerary: [stop('reef', 0), stop('reef', 1)] }),
      travel('week', { name: text('A week'), status: 'draft', itinerary: [stop('lake', 0), stop('reef', 1)] }),
    ]);
    const announced = await catalog.media.listen(DestinationsChanged, catalog.bus);
    for (const query of ['', '?force=false', '?force=', '?force=1', '?force=true&force=true']) {
      const { status, body } = await remove('reef', query);
      expect([status, body.code, body.success]).toEqual([409, 'destination_in_use', false]);
      expect(body.message).toContain('being used in travel packages');
      expect(body.params).toEqual({ count: 2, packages: 'Day trip, A week' });
    }
    expect([await present(), await stops('day')]).toEqual([
      ['lake', 'reef'],
      ['reef', 'reef'],
    ]);
    // It was never hidden from visitors.
    await catalog.media.hearAll(DestinationsChanged, catalog.bus);
    expect(announced).toEqual([]);
  });

  it('with force removes it and the itinerary items that use it, in every package (API-37, MSG-09, OR-64)', async () => {
    await catalog.travels.insertMany([
      travel('day', { itinerary: [stop('reef', 0), stop('lake', 1), stop('reef', 2)] }),
      travel('week', { status: 'archived', itinerary: [stop('reef', 0), stop(null, 1)] }),
      travel('other', { itinerary: [stop('lake', 0)] }),
    ]);
    const [destinations, travels] = [
      await catalog.media.listen(DestinationsChanged, catalog.bus),
      await catalog.media.listen(TravelsChanged, catalog.bus),
    ];
    const { status, body } = await force('reef');
    expect([status, body.message]).toEqual([200, 'Destination and all related records deleted successfully']);
    expect([await present(), await stops('day'), await stops('week'), await stops('other')]).toEqual([
      ['lake'],
      ['lake'],
      [null],
      ['lake'],
    ]);
    const versions = await catalog.travels.find().sort({ _id: 1 }).toArray();
    expect(versions.map(({ _id, version }) => [_id, version])).toEqual([
      ['day', 2],
      ['other', 1],
      ['week', 2],
    ]);
    await eventually(() => {
      expect(destinations).toEqual([{ id: 'reef' }]);
      expect(travels.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
        { id: 'day', slug: 'slug-of-day' },
        { id: 'week', slug: 'slug-of-week' },
      ]);
    });
  });

  it('returns 404 for an unknown destination', async () => {
    for (const query of ['', '?force=true']) {
      const { status, body } = await remove('nobody', query);
      expect([status, body.code, body.message]).toEqual([404, 'destination_not_found', 'Destination not found']);
    }
    expect((await force('reef')).status).toBe(200);
    expect((await force('reef')).status).toBe(404);
  });

  it('remembers removed destinations, for items that are being written at that moment', async () => {
    await remove('lake');
    await force('reef');
    expect((await catalog.removedDestinations.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual(['lake', 'reef']);
  });

  it('does not remove a destination that another user has saved since', async () => {
    const stale = await remove('reef', '?force=true', { 'if-match': '"7"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit_conflict']);
    expect(stale.body.current).toMatchObject({ destination_id: 'reef', version: 1 });
    expect(await catalog.destinations.findOne({ _id: 'reef' })).not.toHaveProperty('removing');
    expect((await remove('reef', '', { 'if-match': '"1"' })).status).toBe(200);
  });

  it('does not remove in two steps, first without and then with force, a destination that another user saved in between', async () => {
    await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0)] }));
    const seen = { 'if-match': '"1"' };
    expect((await remove('reef', '', seen)).body.code).toBe('destination_in_use');
    await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { location: 'Elsewhere', version: 2 } });
    for (const query of ['', '?force=true']) {
      const { status, body } = await remove('reef', query, seen);
      expect([status, body.code]).toEqual([409, 'edit_conflict']);
      expect(body.current).toMatchObject({ version: 2, location: 'Elsewhere' });
    }
    expect((await remove('reef', '?force=true', { 'if-match': '"2"' })).status).toBe(200);
  });

  it.each([true, false])('hides a destination that is being removed (with force: %s) from every read and write', async (isForced) => {
    await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0), stop('lake', 1)] }));
    await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { removing: tombstone(isForced) } });
    for (const role of [undefined, 'admin'] as const) {
      for (const path of ['/api/destination/reef', '/api/get-destination/reef']) expect((await catalog.get(path, role)).status).toBe(404);
      const list = await catalog.get<{ data: DestinationView[] }>('/api/get-destinations', role);
      expect(list.body.data.map((one) => one.destination_id)).toEqual(['lake']);
      const named = await catalog.get<{ destinations: DestinationView[] }>('/api/destinations', role);
      expect(named.body.destinations.map((one) => one.destination_id)).toEqual(['lake']);
      const itinerary = await catalog.get<{ data: ItineraryView }>('/api/itinerary/day', role);
      expect(itinerary.body.data.stops.map((one) => [one.time, one.destination?.id ?? null])).toEqual([
        ['08:00', null],
        ['09:00', 'lake'],
      ]);
      const page = await catalog.get<{ data: { destinations: { destinationId: string }[] } }>('/api/travel/slug-of-day', role);
      expect(page.body.data.destinations.map((one) => one.destinationId)).toEqual(['lake']);
      const packages = await catalog.get<{ data: { features: string[] }[] }>('/api/packages', role);
      expect(packages.body.data[0]?.features).toEqual(['Name of lake']);
    }
    const stats = await catalog.get<{ data: { stats: { destinations: number } } }>('/api/get-travels-with-stats', 'admin');
    expect(stats.body.data.stats.destinations).toBe(1);
    const writes = [
      await catalog.asAdmin('PATCH', '/api/edit-destination/reef', { location: 'x' }),
      await catalog.asAdmin('PUT', '/api/destinations/reef/gallery/gallery-reef-b/main'),
      await catalog.asAdmin('DELETE', '/api/destinations/reef/gallery/gallery-reef-b'),
      await catalog.asAdmin('POST', '/api/add-images/reef', galleryForm({ gallery: ['x'] })),
      await catalog.asAdmin('PATCH', '/api/edit-destination-gallery/reef', galleryForm({ main: 'x' })),
      await catalog.asAdmin('POST', '/api/add-travel-destination/day', item('reef')),
    ];
    expect(writes.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect(await catalog.destinations.findOne({ _id: 'reef' })).toMatchObject({ version: 1, location: 'North Sulawesi' });
    expect(await stops('day')).toEqual(['reef', 'lake']);
  });

  it.each<[string, boolean, string, [number, string[]]]>([
    ['a plain removal of a used one takes back what it finds begun', false, '', [409, ['lake', 'reef']]],
    ['a forced removal carries on what a plain one began', false, '?force=true', [200, ['lake']]],
    ['a plain removal carries on what a forced one began', true, '', [200, ['lake']]],
  ])('%s', async (_, begunWithForce, query, [status, left]) => {
    await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0)] }));
    await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { removing: tombstone(begunWithForce) } });
    expect((await remove('reef', query)).status).toBe(status);
    expect([await present(), await stops('day')]).toEqual([left, left.includes('reef') ? ['reef'] : []]);
    expect(await catalog.destinations.countDocuments({ removing: { $exists: true } })).toBe(0);
  });

  it('leaves no reference if items are added during a forced removal (OR-64)', async () => {
    for (let round = 0; round < rounds(5); round++) {
      const id = `spot-${round}`;
      await catalog.destinations.insertOne(destination(id));
      await catalog.travels.insertMany([
        travel(`a-${round}`, { itinerary: [stop(id, 0)] }),
        travel(`b-${round}`, { itinerary: [stop('lake', 0)] }),
      ]);
      const add = (package_: string) => catalog.asAdmin('POST', `/api/add-travel-destination/${package_}-${round}`, item(id));
      const [removed, ...added] = await Promise.all([
        soon(() => force(id)),
        ...['a', 'b', 'a', 'b', 'a', 'b'].map((package_) => soon(() => add(package_))),
      ]);
      expect(removed.status).toBe(200);
      for (const { status } of added) expect([201, 404]).toContain(status);
      expect([await stops(`a-${round}`), await stops(`b-${round}`)]).toEqual([[], ['lake']]);
      expect(await present()).toEqual(['lake', 'reef']);
    }
  });

  it('either keeps every acknowledged item or removes an unused destination, never both, with many parallel requests', async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < rounds(8); round++) {
      const id = `spot-${round}`;
      await catalog.destinations.insertOne(destination(id));
      await catalog.travels.insertOne(travel(`t-${round}`));
      const add = () => catalog.asAdmin('POST', `/api/add-travel-destination/t-${round}`, item(id));
      const adding = () => Promise.all([soon(add), soon(add), soon(add)]);
      const removing = () => Promise.all([soon(() => remove(id)), soon(() => remove(id)), soon(() => remove(id))]);
      // The first two rounds have certain outcomes, the others are races.
      const earlier = round === 0 ? await adding() : undefined;
      const removals = round === 1 ? await removing() : removing();
      const [added, removed] = await Promise.all([earlier ?? adding(), removals]);
      const acknowledged = added.filter(({ status }) => status === 201).length;
      const isRemoved = removed.some(({ status }) => status === 200);
      const document = await catalog.destinations.findOne({ _id: id, trashed: null });
      outcomes.add(isRemoved ? 200 : 409);
      expect([isRemoved, document === null]).toEqual([isRemoved, isRemoved]);
      expect(document ?? {}).not.toHaveProperty('removing');
      expect([isRemoved, acknowledged]).toEqual([isRemoved, isRemoved ? 0 : acknowledged]);
      expect(await stops(`t-${round}`)).toEqual(Array(acknowledged).fill(id));
      for (const { status } of removed) expect([200, 404, 409]).toContain(status);
    }
    expect(outcomes).toEqual(new Set([200, 409]));
  });

  it('keeps the destination and the new item if other requests cancelled the removal', async () => {
    await catalog.travels.insertOne(travel('day'));
    const travels = catalog.service.app.get(TravelsRepository, { strict: false });
    jest.spyOn(travels, 'countItemsOf').mockImplementationOnce(async () => {
      // Between the count and the decision an item is added, and a second request sees it and removes the tombstone.
      await catalog.travels.updateOne({ _id: 'day' }, { $set: { itinerary: [stop('reef', 0)] } });
      expect((await remove('reef')).status).toBe(409);
      return 0;
    });
    expect((await remove('reef')).status).toBe(409);
    expect([await present(), await stops('day')]).toEqual([['lake', 'reef'], ['reef']]);
    expect(await catalog.destinations.findOne({ _id: 'reef' })).not.toHaveProperty('removing');
  });

  it('is not reported as done while another removal, which is cancelled later, hides the destination', async () => {
    const removals = catalog.service.app.get(DestinationRemovalsRepository, { strict: false });
    jest
      .spyOn(removals, 'begin')
      // The first attempt finds its tombstone removed; so does the second, before a third request begins a removal that an item cancels.
      .mockImplementationOnce(async () => tombstone(false))
      .mockImplementationOnce(async () => {
        await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0)] }));
        await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { removing: { ...tombstone(false), id: 'another' } } });
        return 'not-begun';
      });
    expect((await remove('reef')).status).toBe(409);
    expect([await present(), await stops('day')]).toEqual([['lake', 'reef'], ['reef']]);
    expect(await catalog.destinations.findOne({ _id: 'reef' })).not.toHaveProperty('removing');
  });

  it('joins the same removal for parallel requests', async () => {
    await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0)] }));
    const answers = await Promise.all([...Array(8)].map((_, at) => (at % 2 ? force('reef') : remove('reef'))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const { status, body } of answers) {
      expect([200, 404, 409]).toContain(status);
      if (status === 409) expect(body.message).toBe(IN_USE);
    }
    expect([await present(), await stops('day')]).toEqual([['lake'], []]);
  });
});

function item(destination_id: string) {
  return { destination_id, category: 'destination', time: '10:00', comment_en: 'A', comment_id: 'B', comment_cn: 'C' };
}

/** Random delay, so that the order differs between rounds. */
async function soon<Result>(act: () => Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
  return act();
}
