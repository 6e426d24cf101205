import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rounds } from '@reefdesk/test-kit/rounds';
import { DestinationsRepository } from '../../src/destinations/destinations.repository.ts';
import { destination, travel } from '../builders.ts';
import { BackOffice, ifMatch } from './back-office.ts';

const TRAVEL = 'tour';
const MANY = Array.from({ length: 20 }, (_, at) => at);

describe('concurrent changes of itineraries', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
    // The sweep would finish the removals that these tests only begin.
    await backOffice.catalog.endRecurringWork();
  });
  afterAll(() => backOffice.close());
  beforeEach(async () => {
    await backOffice.catalog.empty();
    await backOffice.catalog.destinations.insertMany([destination('reef'), destination('lake')]);
    await backOffice.catalog.travels.insertOne(travel(TRAVEL));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const newItem = async (changes: object = {}) => (await backOffice.addItem(TRAVEL, changes)).body.item.id;
  const atReef = { category: 'destination', destination_id: 'reef' };
  const storedItems = async () => (await backOffice.details(TRAVEL)).destinations;

  it('keep every one of twenty items that are added in parallel', async () => {
    const answers = await Promise.all(MANY.map((at) => backOffice.addItem(TRAVEL, { comment_en: `Stop ${at}` })));
    expect(answers.map(({ status }) => status)).toEqual(MANY.map(() => 201));
    const details = await backOffice.details(TRAVEL);
    expect(new Set(details.destinations.map((item) => item.comment_en))).toEqual(new Set(MANY.map((at) => `Stop ${at}`)));
    expect(details.version).toBe(21);
    expect(new Set(answers.map(({ body }) => body.data.version)).size).toBe(20);
  });

  it('lose nothing of parallel adds, updates, removals and edits of the package', async () => {
    const old = [];
    for (const at of MANY.slice(0, 10)) old.push(await newItem({ comment_en: `Old ${at}` }));
    const [remaining, removed] = [old.slice(0, 5), old.slice(5)];
    const answers = await Promise.all([
      ...MANY.slice(0, 10).map((at) => backOffice.addItem(TRAVEL, { comment_en: `New ${at}` })),
      ...remaining.map((id, at) => backOffice.updateItem(TRAVEL, id, { time: `1${at}:00` })),
      ...remaining.map((id, at) => backOffice.updateItem(TRAVEL, id, { comment_cn: `改 ${at}` })),
      ...removed.map((id) => backOffice.removeItem(TRAVEL, id)),
      ...['en', 'id', 'cn'].map((language) =>
        backOffice.call('PATCH', `/api/edit-travel/${TRAVEL}`, { [`travel_name_${language}`]: `Name ${language}` }),
      ),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    const details = await backOffice.details(TRAVEL);
    expect(details.names).toEqual({ en: 'Name en', id: 'Name id', cn: 'Name cn' });
    expect(details.destinations).toHaveLength(15);
    for (const [at, id] of remaining.entries())
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
      ...MANY.slice(0, 4).map(() => backOffice.addItem(TRAVEL, {}, seen)),
      ...MANY.slice(0, 4).map((at) => backOffice.updateItem(TRAVEL, id, { time: `1${at}:30` }, seen)),
      backOffice.removeItem(TRAVEL, id, seen),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    expect((await backOffice.details(TRAVEL)).version).toBe(3);
  });

  describe('while a destination is being removed', () => {
    /** Runs each of `acts` right after a lookup of destinations. */
    function afterEachLook(...acts: (() => Promise<unknown>)[]): void {
      const repository = backOffice.catalog.service.app.get(DestinationsRepository, { strict: false });
      const look = repository.findReferable.bind(repository);
      let looks = 0;
      jest.spyOn(repository, 'findReferable').mockImplementation(async (ids) => {
        const found = await look(ids);
        await acts[looks++ % acts.length]?.();
        return found;
      });
    }
    const beginRemoval = (id: string) =>
      backOffice.catalog.destinations.updateOne({ _id: id }, { $set: { removing: { id: 'removal', startedAt: new Date(), force: true } } });

    it('remove an added item if the removal of its destination began after the first check', async () => {
      const other = await newItem(atReef);
      afterEachLook(() => beginRemoval('reef'));
      const { status, body } = await backOffice.addItem(TRAVEL, atReef);
      expect([status, body.code]).toEqual([404, 'destination_not_found']);
      expect((await storedItems()).map(({ id }) => id)).toEqual([other]);
    });

    it('revert an update of an item', async () => {
      const id = await newItem(atReef);
      const [before] = await storedItems();
      afterEachLook(() => beginRemoval('lake'));
      const { status } = await backOffice.updateItem(TRAVEL, id, { destination_id: 'lake', time: '20:00', comment_en: 'Not to stay' });
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
          await backOffice.updateItem(TRAVEL, id, { time: '21:00' });
        },
      );
      expect((await backOffice.updateItem(TRAVEL, id, { destination_id: 'lake', time: '20:00' })).status).toBe(404);
      expect(await storedItems()).toMatchObject([{ id, destination_id: 'reef', category: 'destination', time: '21:00' }]);
    });

    it('restore an item that was removed with the rejected destination', async () => {
      const id = await newItem(atReef);
      const [before] = await storedItems();
      afterEachLook(
        () => beginRemoval('lake'),
        () => backOffice.catalog.travels.updateOne({ _id: TRAVEL }, { $pull: { itinerary: { destinationId: 'lake' } } }),
      );
      expect((await backOffice.updateItem(TRAVEL, id, { destination_id: 'lake', time: '20:00' })).status).toBe(404);
      expect(await storedItems()).toEqual([before]);
    });

    it('leave an item that already used the destination to the removal', async () => {
      const id = await newItem(atReef);
      afterEachLook(() => beginRemoval('reef'));
      expect((await backOffice.updateItem(TRAVEL, id, { ...atReef, time: '20:00' })).status).toBe(200);
      expect(await storedItems()).toMatchObject([{ id, destination_id: 'reef', time: '20:00' }]);
    });

    it('keep an item without a destination if its previous destination is removed as well', async () => {
      const id = await newItem(atReef);
      afterEachLook(async () => {
        await beginRemoval('lake');
        await beginRemoval('reef');
      });
      expect((await backOffice.updateItem(TRAVEL, id, { destination_id: 'lake' })).status).toBe(404);
      expect(await storedItems()).toMatchObject([{ id, category: 'no-destination', destination_id: null }]);
    });

    it('never leave an item that refers to a missing destination, in any order of adds and removals', async () => {
      afterEachLook(() => new Promise((resolve) => setTimeout(resolve, 30 * Math.random())));
      for (let round = 0; round < rounds(2); round++) {
        const id = `spot-${round}`;
        await backOffice.catalog.destinations.insertOne(destination(id));
        const item = await newItem();
        const use = { category: 'destination', destination_id: id };
        const [removal, ...others] = await Promise.all([
          backOffice.call('DELETE', `/api/remove-destination/${id}?force=true`),
          ...MANY.slice(0, 4).map(() => backOffice.addItem(TRAVEL, use)),
          backOffice.updateItem(TRAVEL, item, use),
        ]);
        expect(removal.status).toBe(200);
        expect(others.every(({ status }) => [200, 201, 404].includes(status))).toBe(true);
        expect(await backOffice.catalog.travels.countDocuments({ 'itinerary.destinationId': id })).toBe(0);
      }
    });
  });
});
