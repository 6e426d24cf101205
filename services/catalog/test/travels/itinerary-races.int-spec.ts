import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rounds } from '@reefdesk/test-kit/rounds';
import { DestinationsRepository } from '../../src/destinations/destinations.repository.ts';
import { destination, travel } from '../builders.ts';
import { BackOffice, ifMatch } from './back-office.ts';

const TRAVEL = 'tour';
const MANY = Array.from({ length: 20 }, (_, at) => at);

describe('concurrent changes of itineraries', () => {
  let office: BackOffice;
  beforeAll(async () => {
    office = await BackOffice.open();
    // The sweep would finish the removals that these tests only begin.
    await office.catalog.endRecurringWork();
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    await office.catalog.empty();
    await office.catalog.destinations.insertMany([destination('reef'), destination('lake')]);
    await office.catalog.travels.insertOne(travel(TRAVEL));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const newItem = async (changes: object = {}) => (await office.addItem(TRAVEL, changes)).body.item.id;
  const atReef = { category: 'destination', destination_id: 'reef' };
  const storedItems = async () => (await office.details(TRAVEL)).destinations;

  it('keep every one of twenty items that are added in parallel', async () => {
    const answers = await Promise.all(MANY.map((at) => office.addItem(TRAVEL, { comment_en: `Stop ${at}` })));
    expect(answers.map(({ status }) => status)).toEqual(MANY.map(() => 201));
    const details = await office.details(TRAVEL);
    expect(new Set(details.destinations.map((item) => item.comment_en))).toEqual(new Set(MANY.map((at) => `Stop ${at}`)));
    expect(details.version).toBe(21);
    expect(new Set(answers.map(({ body }) => body.data.version)).size).toBe(20);
  });

  it('lose nothing of parallel adds, updates, removals and edits of the package', async () => {
    const old = [];
    for (const at of MANY.slice(0, 10)) old.push(await newItem({ comment_en: `Old ${at}` }));
    const [kept, removed] = [old.slice(0, 5), old.slice(5)];
    const answers = await Promise.all([
      ...MANY.slice(0, 10).map((at) => office.addItem(TRAVEL, { comment_en: `New ${at}` })),
      ...kept.map((id, at) => office.updateItem(TRAVEL, id, { time: `1${at}:00` })),
      ...kept.map((id, at) => office.updateItem(TRAVEL, id, { comment_cn: `改 ${at}` })),
      ...removed.map((id) => office.removeItem(TRAVEL, id)),
      ...['en', 'id', 'cn'].map((language) =>
        office.call('PATCH', `/api/edit-travel/${TRAVEL}`, { [`travel_name_${language}`]: `Name ${language}` }),
      ),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    const details = await office.details(TRAVEL);
    expect(details.names).toEqual({ en: 'Name en', id: 'Name id', cn: 'Name cn' });
    expect(details.destinations).toHaveLength(15);
    for (const [at, id] of kept.entries())
      expect(details.destinations.find((item) => item.id === id)).toMatchObject({
        time: `1${at}:00`,
        comment_en: `Old ${at}`,
        comment_cn: `改 ${at}`,
      });
    expect(details.version).toBe(11 + answers.length);
  });

  it('accept one of many changes of the same version (409 for the others)', async () => {
    const id = await newItem();
    const seen = ifMatch(2);
    const answers = await Promise.all([
      ...MANY.slice(0, 4).map(() => office.addItem(TRAVEL, {}, seen)),
      ...MANY.slice(0, 4).map((at) => office.updateItem(TRAVEL, id, { time: `1${at}:30` }, seen)),
      office.removeItem(TRAVEL, id, seen),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    expect((await office.details(TRAVEL)).version).toBe(3);
  });

  describe('while a destination is being removed', () => {
    /** Runs each of `acts` right after a lookup of destinations. */
    function afterEachLook(...acts: (() => Promise<unknown>)[]): void {
      const repository = office.catalog.service.app.get(DestinationsRepository, { strict: false });
      const look = repository.findReferable.bind(repository);
      let looks = 0;
      jest.spyOn(repository, 'findReferable').mockImplementation(async (ids) => {
        const found = await look(ids);
        await acts[looks++ % acts.length]?.();
        return found;
      });
    }
    const beginRemoval = (id: string) =>
      office.catalog.destinations.updateOne({ _id: id }, { $set: { removing: { id: 'removal', startedAt: new Date(), force: true } } });

    it('remove an added item if the removal of its destination began after the first check', async () => {
      const other = await newItem(atReef);
      afterEachLook(() => beginRemoval('reef'));
      const { status, body } = await office.addItem(TRAVEL, atReef);
      expect([status, body.code]).toEqual([404, 'destination_not_found']);
      expect((await storedItems()).map(({ id }) => id)).toEqual([other]);
    });

    it('revert an update of an item', async () => {
      const id = await newItem(atReef);
      const [before] = await storedItems();
      afterEachLook(() => beginRemoval('lake'));
      const { status } = await office.updateItem(TRAVEL, id, { destination_id: 'lake', time: '20:00', comment_en: 'Not to stay' });
      expect(status).toBe(404);
      expect(await storedItems()).toEqual([before]);
    });

    it('revert only the reference if another user changed the item in the meantime', async () => {
      const id = await newItem(atReef);
      let isChanged = false;
      afterEachLook(
        () => beginRemoval('lake'),
        async () => {
          if (isChanged) return;
          isChanged = true;
          await office.updateItem(TRAVEL, id, { time: '21:00' });
        },
      );
      expect((await office.updateItem(TRAVEL, id, { destination_id: 'lake', time: '20:00' })).status).toBe(404);
      expect(await storedItems()).toMatchObject([{ id, destination_id: 'reef', category: 'destination', time: '21:00' }]);
    });

    it('restore an item that was removed with the rejected destination', async () => {
      const id = await newItem(atReef);
      const [before] = await storedItems();
      afterEachLook(
        () => beginRemoval('lake'),
        () => office.catalog.travels.updateOne({ _id: TRAVEL }, { $pull: { itinerary: { destinationId: 'lake' } } }),
      );
      expect((await office.updateItem(TRAVEL, id, { destination_id: 'lake', time: '20:00' })).status).toBe(404);
      expect(await storedItems()).toEqual([before]);
    });

    it('leave an item that already used the destination to the removal', async () => {
      const id = await newItem(atReef);
      afterEachLook(() => beginRemoval('reef'));
      expect((await office.updateItem(TRAVEL, id, { ...atReef, time: '20:00' })).status).toBe(200);
      expect(await storedItems()).toMatchObject([{ id, destination_id: 'reef', time: '20:00' }]);
    });

    it('keep an item without a destination if its previous destination is removed as well', async () => {
      const id = await newItem(atReef);
      afterEachLook(async () => {
        await beginRemoval('lake');
        await beginRemoval('reef');
      });
      expect((await office.updateItem(TRAVEL, id, { destination_id: 'lake' })).status).toBe(404);
      expect(await storedItems()).toMatchObject([{ id, category: 'no-destination', destination_id: null }]);
    });

    it('never leave an item that refers to a missing destination, in any order of adds and removals', async () => {
      afterEachLook(() => new Promise((resolve) => setTimeout(resolve, 30 * Math.random())));
      for (let round = 0; round < rounds(2); round++) {
        const id = `spot-${round}`;
        await office.catalog.destinations.insertOne(destination(id));
        const item = await newItem();
        const use = { category: 'destination', destination_id: id };
        const [removal, ...others] = await Promise.all([
          office.call('DELETE', `/api/remove-destination/${id}?force=true`),
          ...MANY.slice(0, 4).map(() => office.addItem(TRAVEL, use)),
          office.updateItem(TRAVEL, item, use),
        ]);
        expect(removal.status).toBe(200);
        expect(others.every(({ status }) => [200, 201, 404].includes(status))).toBe(true);
        expect(await office.catalog.travels.countDocuments({ 'itinerary.destinationId': id })).toBe(0);
      }
    });
  });
});
