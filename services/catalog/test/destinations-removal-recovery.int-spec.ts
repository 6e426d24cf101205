import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { RunningService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { MongoProxy } from '@reefdesk/test-kit/mongo-proxy';
import { rounds } from '@reefdesk/test-kit/rounds';
import { startServiceProcess } from '@reefdesk/test-kit/service-process';
import type { DestinationDocument } from '../src/destinations/destination.schema.ts';
import { DestinationRemovalService } from '../src/destinations-admin/destination-removal.service.ts';
import { destination, stop, travel } from './builders.ts';
import { CatalogUnderTest, startReplica } from './catalog-under-test.ts';

const MAIN = join(__dirname, '../dist/main.js');
const SWEEPING = { REMOVAL_SWEEP_SECONDS: '0.1' };

interface HalfState {
  force: boolean;
  isUsed: boolean;
  isRemembered?: boolean;
}

describe('interrupted removals', () => {
  let catalog: CatalogUnderTest;
  let replicas: RunningService[] = [];
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start({ REMOVAL_SWEEP_SECONDS: '3600' });
  });
  afterAll(() => catalog.stop());
  beforeEach(() => catalog.empty());
  afterEach(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    replicas = [];
  });

  const boot = async (count = 1, settings: Record<string, string> = { REMOVAL_SWEEP_SECONDS: '3600' }) => {
    const started = await Promise.all(Array.from({ length: count }, () => startReplica(catalog.stack, settings)));
    replicas.push(...started);
  };

  async function state() {
    const destinations = await catalog.destinations.find({ trashed: null }).sort({ _id: 1 }).toArray();
    const known = new Set(destinations.map(({ _id }) => _id));
    const items = (await catalog.travels.find().toArray()).flatMap(({ itinerary }) => itinerary);
    return {
      present: destinations.filter(({ removing }) => !removing).map(({ _id }) => _id),
      unfinished: destinations.filter(({ removing }) => removing).length,
      dangling: items.filter(({ destinationId }) => destinationId !== null && !known.has(destinationId)).length,
    };
  }

  /** Inserts the destination last, because a sweep may finish its removal at once and must find its uses. */
  async function leave(id: string, { force, isUsed, isRemembered }: HalfState): Promise<void> {
    const removing = { id: `removal-of-${id}`, startedAt: new Date(Date.now() - 60_000), force };
    await catalog.travels.insertOne(travel(`trip-to-${id}`, { itinerary: [stop(null, 0), ...(isUsed ? [stop(id, 1)] : [])] }));
    if (isRemembered) await catalog.removedDestinations.insertOne({ _id: id, removedAt: new Date(Date.now() - 60_000) });
    await catalog.destinations.insertOne(destination(id, { removing }));
  }

  it.each<[string, HalfState, string[]]>([
    ['with force, before the items: is completed', { force: true, isUsed: true }, []],
    ['with force, after the items: is completed', { force: true, isUsed: false }, []],
    ['just before the destination went: is completed', { force: true, isUsed: false, isRemembered: true }, []],
    ['without force, used: is taken back', { force: false, isUsed: true }, ['reef']],
    ['without force, unused: is completed', { force: false, isUsed: false }, []],
  ])('at the next start: %s', async (_, half, expected) => {
    await leave('reef', half);
    const announced = {
      destinations: await catalog.media.listen(DestinationsChanged, catalog.bus),
      travels: await catalog.media.listen(TravelsChanged, catalog.bus),
    };
    await boot();
    await eventually(async () => expect(await state()).toEqual({ present: expected, unfinished: 0, dangling: 0 }));
    const isStored = expected.length > 0;
    expect((await catalog.get('/api/destination/reef')).status).toBe(isStored ? 200 : 404);
    const trip = await catalog.travels.findOne({ _id: 'trip-to-reef' });
    expect(trip?.itinerary.map((item) => item.destinationId)).toEqual(isStored ? [null, 'reef'] : [null]);
    await eventually(() => expect(announced.destinations).toEqual([{ id: 'reef' }]));
    const changed = half.force && half.isUsed ? [{ id: 'trip-to-reef', slug: 'slug-of-trip-to-reef' }] : [];
    await eventually(() => expect(announced.travels).toEqual(changed));
  });

  it('are completed if they were written by hand, without an id', async () => {
    for (const [id, force, isUsed] of [
      ['forced', true, true],
      ['used', false, true],
      ['unused', false, false],
    ] as const) {
      await leave(id, { force, isUsed });
      await catalog.destinations.updateOne({ _id: id }, { $unset: { 'removing.id': 1 } });
    }
    await boot();
    await eventually(async () => expect(await state()).toEqual({ present: ['used'], unfinished: 0, dangling: 0 }));
  });

  it('are found by the periodic sweep, with several replicas in parallel', async () => {
    await boot(2, SWEEPING);
    for (let round = 0; round < rounds(1); round++) {
      const halves = [true, false].flatMap((force) => [true, false].map((isUsed) => ({ force, isUsed })));
      await Promise.all(halves.flatMap((half, at) => [0, 1, 2].map((copy) => leave(`r${round}-${at}-${copy}`, half))));
      const stored = await eventually(async () => {
        const { present, unfinished, dangling } = await state();
        expect([unfinished, dangling]).toEqual([0, 0]);
        return present;
      });
      // Only destinations that were in use and not forced remain: the third state.
      expect(stored.filter((id) => id.startsWith(`r${round}-`))).toEqual([0, 1, 2].map((copy) => `r${round}-2-${copy}`));
    }
  });

  it('remove an item that is written after its destination was removed, and forget the destination later', async () => {
    await catalog.removedDestinations.insertOne({ _id: 'reef', removedAt: new Date() });
    await catalog.travels.insertOne(travel('late', { itinerary: [stop('reef', 0), stop(null, 1)] }));
    await boot(2, SWEEPING);
    await eventually(async () => expect((await catalog.travels.findOne({ _id: 'late' }))?.itinerary).toHaveLength(1));
    expect(await catalog.removedDestinations.countDocuments()).toBe(1);
    await catalog.removedDestinations.updateOne({ _id: 'reef' }, { $set: { removedAt: new Date(Date.now() - 3_600_000) } });
    await eventually(async () => expect(await catalog.removedDestinations.countDocuments()).toBe(0));
  });

  it('keep the items of a destination that exists again', async () => {
    await catalog.destinations.insertOne(destination('reef'));
    await catalog.removedDestinations.insertOne({ _id: 'reef', removedAt: new Date() });
    await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0)] }));
    await boot();
    await replicas[0]?.app.get(DestinationRemovalService, { strict: false }).sweep();
    expect((await catalog.travels.findOne({ _id: 'day' }))?.itinerary).toHaveLength(1);
  });

  it('are completed after a restart if the process is killed during many removals, without dangling references', async () => {
    const count = 200;
    const ids = Array.from({ length: count }, (_, at) => `spot-${String(at).padStart(3, '0')}`);
    await catalog.destinations.insertMany(ids.map((id): DestinationDocument => destination(id)));
    await catalog.travels.insertMany(
      ids.map((id, at) => travel(`t-${id}`, { itinerary: [stop(id, 0), stop(ids[(at + 1) % count] ?? null, 1)] })),
    );
    const proxy = await MongoProxy.to(catalog.stack.mongoUri);
    const doomed = await startServiceProcess(MAIN, {
      ...catalog.stack.env('catalog'),
      MONGODB_URI: proxy.uri,
      REMOVAL_SWEEP_SECONDS: '3600',
    });
    const headers = await catalog.headers('admin');
    const client = new HttpClient(doomed.url);
    const remove = (id: string) => client.delete(`/api/remove-destination/${id}?force=true`, { headers }).catch(() => undefined);
    const first = await Promise.all(ids.slice(0, 20).map(remove));
    expect(first.map((answer) => answer?.status)).toEqual(first.map(() => 200));
    // The database no longer answers on `travels`, so the other removals begin but do not finish.
    proxy.do({ hold: true }, { collection: 'travels' });
    const others = ids.slice(20).map(remove);
    await eventually(async () => expect((await state()).unfinished).toBeGreaterThan(4));
    await doomed.kill();
    await Promise.all(others);
    await proxy.close();
    const answered = ids.slice(0, 20);
    expect((await state()).unfinished).toBeGreaterThan(4);

    const next = await startServiceProcess(MAIN, { ...catalog.stack.env('catalog'), REMOVAL_SWEEP_SECONDS: '3600' });
    await eventually(async () => expect(await state()).toMatchObject({ unfinished: 0, dangling: 0 }));
    await next.stop();
    const { present } = await state();
    expect(present.filter((id) => answered.includes(id))).toEqual([]);
    // Destinations that were not reached are unchanged, with every item that visits them.
    const items = (await catalog.travels.find().toArray()).flatMap(({ itinerary }) => itinerary.map((item) => item.destinationId));
    expect(items.toSorted()).toEqual([...present, ...present].toSorted());
  });
});
