import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ItineraryView } from '@reefdesk/contracts/travels/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { destination, stop, text, travel } from '../builders.ts';
import { BackOffice, ifMatch } from './back-office.ts';

const TRAVEL = 'tour';
const COMMENTS = { en: 'Meet at the pier', id: 'Bertemu di dermaga', cn: '码头集合' };

describe('the itinerary in the back office', () => {
  let desk: BackOffice;
  beforeAll(async () => {
    desk = await BackOffice.open();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.catalog.empty();
    await desk.catalog.versions.deleteMany({});
    await desk.catalog.destinations.insertMany([destination('reef'), destination('lake', { status: 'inactive' })]);
    await desk.catalog.travels.insertOne(travel(TRAVEL));
  });

  const newItem = async (changes: object = {}) => (await desk.addItem(TRAVEL, changes)).body.item.id;

  describe('adding an item', () => {
    it('returns the item and the new version of the package (API-28, ENT-38, ENT-39, ENT-40, MSG-26)', async () => {
      const { status, body, headers } = await desk.addItem(TRAVEL, { category: 'destination', destination_id: 'reef' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: 'success', success: true, message: 'Itinerary added successfully' });
      expect(body.item).toMatchObject({
        id: expect.any(String),
        category: 'destination',
        destination_id: 'reef',
        destination: { destination_id: 'reef', destination_name_en: 'Name of reef', main_image_meta: { id: 'reef-a' } },
        time: '08:30',
        comments: COMMENTS,
        comment_en: COMMENTS.en,
        comment_id: COMMENTS.id,
        comment_cn: COMMENTS.cn,
        created_at: expect.stringMatching(/Z$/),
      });
      expect(body.data).toMatchObject({ travel_id: TRAVEL, version: 2, destinations: [body.item] });
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"2"', 'no-store']);
      expect(await desk.details(TRAVEL)).toEqual(body.data);
      await eventually(() => expect(desk.announced).toContainEqual({ id: TRAVEL, slug: 'slug-of-tour' }));
    });

    it('has no destination if its category says so, even if one is sent (ENT-39)', async () => {
      const { body } = await desk.addItem(TRAVEL, { category: 'no-destination', destination_id: 'reef' });
      expect(body.item).toMatchObject({ category: 'no-destination', destination_id: null, destination: null });
    });

    it('uses the given day, or the first day; visitors get the items by day', async () => {
      const second = await desk.addItem(TRAVEL, { category: 'no-destination', time: '07:00', day: 2 });
      const first = await desk.addItem(TRAVEL, { category: 'no-destination', time: '09:00' });
      expect([second.body.item.day, first.body.item.day]).toEqual([2, 1]);
      const read = async () =>
        (await desk.call<{ data: ItineraryView }>('GET', `/api/itinerary/${TRAVEL}`)).body.data.stops.map(({ day, time }) => [day, time]);
      expect(await read()).toEqual([
        [1, '09:00'],
        [2, '07:00'],
      ]);
      const edit = { day: 3 };
      expect((await desk.call('PATCH', `/api/update-travel-destination/${TRAVEL}/${first.body.item.id}`, edit)).status).toBe(200);
      expect(await read()).toEqual([
        [2, '07:00'],
        [3, '09:00'],
      ]);
      for (const day of [0, 1.5, 'two', 1000]) {
        const { status, body } = await desk.addItem(TRAVEL, { category: 'no-destination', day });
        expect([day, status, Object.keys(fieldErrorTexts(body.fields))]).toEqual([day, 400, ['day']]);
      }
    });

    it('accepts the comments as a map, and a short time (OR-58)', async () => {
      const { body } = await desk.call('POST', `/api/add-travel-destination/${TRAVEL}`, {
        category: 'no-destination',
        time: '9:05',
        comments: COMMENTS,
      });
      expect(body.item).toMatchObject({ time: '09:05', comments: COMMENTS });
    });

    it('reports every missing field (VAL-21, VAL-23, VAL-24)', async () => {
      const { status, body } = await desk.call('POST', `/api/add-travel-destination/${TRAVEL}`, {
        comment_en: 'Meet',
        comment_cn: '',
      });
      expect(status).toBe(400);
      expect(fieldErrorTexts(body.fields)).toEqual({
        category: 'Category must be one of destination, no-destination',
        time: 'Time is required',
        'comments.id': 'Comment in ID is required',
        'comments.cn': 'Comment in CN is required',
      });
    });

    it.each([{}, { destination_id: null }, { destination_id: ' ' }])(
      'requires a destination for that category, not %j (VAL-22)',
      async (given) => {
        const { status, body } = await desk.addItem(TRAVEL, { destination_id: undefined, ...given, category: 'destination' });
        expect([status, fieldErrorTexts(body.fields)]).toEqual([400, { destination_id: 'Destination is required' }]);
      },
    );

    it.each(['24:00', '12:60', '-1:00', '8', '08:30:00', 'noon', '8.30', 830, null, ['08:30'], {}])(
      'rejects %j as a time (VAL-23)',
      async (time) => {
        const { status, body } = await desk.addItem(TRAVEL, { time });
        expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['time']]);
        expect((await desk.details(TRAVEL)).version).toBe(1);
      },
    );

    it('accepts every time of a 24-hour day (VAL-23)', async () => {
      for (const time of ['00:00', '23:59']) expect((await desk.addItem(TRAVEL, { time })).body.item.time).toBe(time);
    });

    it('rejects a destination that does not exist or is being removed', async () => {
      await desk.catalog.destinations.insertOne(destination('going', { removing: { id: 'removal', startedAt: new Date(), force: true } }));
      for (const id of ['nowhere', 'going']) {
        const { status, body } = await desk.addItem(TRAVEL, { category: 'destination', destination_id: id });
        expect([status, body.code]).toEqual([404, 'destination_not_found']);
      }
      expect(await desk.details(TRAVEL)).toMatchObject({ destinations: [], version: 1 });
    });

    it('accepts an inactive destination, which visitors do not see (OR-41)', async () => {
      const { body } = await desk.addItem(TRAVEL, { category: 'destination', destination_id: 'lake' });
      expect(body.item.destination?.status).toBe('inactive');
      const { body: page } = await desk.catalog.get<{ data: ItineraryView }>(`/api/itinerary/${TRAVEL}`);
      const bare = { title: { en: '', id: '', cn: '' }, image: '', image_meta: null };
      expect(page.data.stops).toEqual([{ day: 1, time: '08:30', ...bare, comment: COMMENTS, destination: null }]);
    });

    it('rejects an item above the maximum of a package', async () => {
      await desk.catalog.travels.updateOne(
        { _id: TRAVEL },
        { $set: { itinerary: Array.from({ length: 98 }, (_, at) => ({ ...stop(null, at), time: '08:00' })) } },
      );
      const answers = await Promise.all(Array.from({ length: 6 }, () => desk.addItem(TRAVEL)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400, 400]);
      const rejected = answers.find(({ status }) => status === 400);
      expect([rejected?.body.code, rejected?.body.message]).toEqual([
        'itinerary_limit_reached',
        'Maximum number of itinerary items reached (100)',
      ]);
      const full = await desk.details(TRAVEL);
      expect(full.destinations).toHaveLength(100);
      await desk.removeItem(TRAVEL, full.destinations[0]?.id ?? '');
      await desk.addItem(TRAVEL);
      expect((await desk.restoreItem(TRAVEL, full.destinations[0]?.id ?? '')).body.code).toBe('itinerary_limit_reached');
    });

    it('adds it once for repeated or parallel requests with the same key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(Array.from({ length: 5 }, () => desk.addItem(TRAVEL, {}, key)));
      // The version in the request is already outdated after the first attempt.
      answers.push(await desk.addItem(TRAVEL, {}, { ...key, ...ifMatch(1) }));
      for (const { status, body } of answers) expect([status, body.item.id]).toEqual([201, key['idempotency-key']]);
      expect(await desk.details(TRAVEL)).toMatchObject({ version: 2, destinations: [{ id: key['idempotency-key'] }] });
      const other = await desk.addItem(TRAVEL, { time: '23:59' }, key);
      expect([other.status, other.body.code, (await desk.details(TRAVEL)).version]).toEqual([422, 'idempotency_key_reused', 2]);
      const { status, body } = await desk.addItem(TRAVEL, {}, { 'idempotency-key': 'seven' });
      expect([status, body.code]).toEqual([400, 'idempotency_key_unreadable']);
    });

    it('adds one item to each of two packages with the same key', async () => {
      await desk.catalog.travels.insertOne(travel('other'));
      const key = { 'idempotency-key': randomUUID() };
      const id = key['idempotency-key'];
      const add = (travelId: string) => desk.addItem(travelId, {}, key);
      // Each request is sent twice, all at the same moment.
      const answers = await Promise.all([TRAVEL, 'other', TRAVEL, 'other'].map(add));
      for (const { status, body } of answers) expect([status, body.item.id]).toEqual([201, id]);
      for (const name of [TRAVEL, 'other']) expect(await desk.details(name)).toMatchObject({ version: 2, destinations: [{ id }] });
      expect((await desk.updateItem('other', id, { time: '10:15' })).status).toBe(200);
      expect((await desk.details(TRAVEL)).destinations).toMatchObject([{ id, time: '08:30' }]);
      expect((await desk.removeItem(TRAVEL, id)).status).toBe(200);
      expect((await desk.details('other')).destinations).toMatchObject([{ id, time: '10:15' }]);
    });

    it('returns 404 for an unknown package', async () => {
      expect((await desk.addItem('nowhere')).body.code).toBe('travel_not_found');
    });
  });

  describe('updating an item', () => {
    it('changes the fields that are sent and keeps the rest (API-29, ENT-40, MSG-28)', async () => {
      const id = await newItem({ category: 'destination', destination_id: 'reef' });
      const { status, body, headers } = await desk.updateItem(TRAVEL, id, { id, time: '10:15', comment_id: 'Ke karang' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        message: 'Itinerary updated successfully',
        item: { id, destination_id: 'reef', time: '10:15', comments: { ...COMMENTS, id: 'Ke karang' }, comment_id: 'Ke karang' },
        data: { version: 3 },
      });
      expect(headers.get('etag')).toBe('"3"');
      const { updated_at: _, ...details } = await desk.details(TRAVEL);
      expect(body.data).toMatchObject(details);
    });

    it('accepts every field of the form, with comments as a map (API-29, OR-58)', async () => {
      const id = await newItem();
      const { body } = await desk.updateItem(TRAVEL, id, {
        id,
        destination_id: 'reef',
        time: '11:00',
        comments: text('Snorkel'),
        category: 'destination',
      });
      expect(body.item).toMatchObject({ id, category: 'destination', destination_id: 'reef', time: '11:00', comments: text('Snorkel') });
    });

    it.each([
      [{ category: 'no-destination' }, null],
      [{ category: 'no-destination', destination_id: 'lake' }, null],
      [{ destination_id: null }, null],
      [{ destination_id: 'lake' }, 'lake'],
      [{ time: '12:00' }, 'reef'],
      [{}, 'reef'],
    ])('with %j sets the destination %j', async (changes, destinationId) => {
      const id = await newItem({ category: 'destination', destination_id: 'reef' });
      const { body } = await desk.updateItem(TRAVEL, id, changes);
      expect(body.item).toMatchObject({ category: destinationId ? 'destination' : 'no-destination', destination_id: destinationId });
    });

    it('makes no new version of the package if nothing changes', async () => {
      const id = await newItem({ category: 'destination', destination_id: 'reef' });
      for (const changes of [{}, { destination_id: 'reef' }, { time: '08:30', comments: COMMENTS }]) {
        const { status, body } = await desk.updateItem(TRAVEL, id, changes);
        expect([status, body.data, body.item]).toMatchObject([200, { version: 2 }, { id, destination_id: 'reef' }]);
      }
    });

    it('rejects what the form would reject, and changes nothing (VAL-22, VAL-23, VAL-24)', async () => {
      const id = await newItem();
      const { status, body } = await desk.updateItem(TRAVEL, id, { category: 'destination', time: '25:00', comments: { en: ' ' } });
      expect(status).toBe(400);
      expect(fieldErrorTexts(body.fields)).toEqual({
        destination_id: 'Destination is required',
        time: 'Time must be a time from 00:00 to 23:59',
        'comments.en': 'Comment in EN is required',
      });
      expect((await desk.details(TRAVEL)).version).toBe(2);
    });

    it('returns 404 for an item of another package and for an unknown item', async () => {
      const id = await newItem();
      await desk.catalog.travels.insertOne(travel('other'));
      const answers = [
        await desk.updateItem('other', id, { time: '10:00' }),
        await desk.updateItem(TRAVEL, 'nothing', { time: '10:00' }),
        await desk.updateItem('nowhere', id, { time: '10:00' }),
        await desk.updateItem(TRAVEL, id, { destination_id: 'nowhere' }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'itinerary_item_not_found'],
        [404, 'itinerary_item_not_found'],
        [404, 'travel_not_found'],
        [404, 'destination_not_found'],
      ]);
    });
  });

  describe('the check of stale versions', () => {
    it('rejects every change of the itinerary with the stored package, and changes nothing', async () => {
      const id = await newItem();
      const stored = await desk.details(TRAVEL);
      const stale = ifMatch(1);
      const answers = [
        await desk.addItem(TRAVEL, {}, stale),
        await desk.addItem(TRAVEL, { version: 1 }),
        await desk.updateItem(TRAVEL, id, { time: '10:00' }, stale),
        await desk.removeItem(TRAVEL, id, stale),
      ];
      for (const { status, body } of answers)
        expect([status, body.code, body.current]).toEqual([409, 'edit_conflict', JSON.parse(JSON.stringify(stored))]);
      expect(await desk.details(TRAVEL)).toEqual(stored);
    });

    it('accepts the version of each response for the next change', async () => {
      const added = await desk.addItem(TRAVEL, {}, ifMatch(1));
      const updated = await desk.updateItem(TRAVEL, added.body.item.id, { time: '10:00' }, ifMatch(added.body.data.version));
      const edited = await desk.call('PATCH', `/api/edit-travel/${TRAVEL}`, { duration: 5 }, ifMatch(updated.body.data.version));
      const removed = await desk.removeItem(TRAVEL, added.body.item.id, ifMatch(edited.body.data.version));
      expect([added, updated, edited, removed].map(({ status, headers }) => [status, headers.get('etag')])).toEqual([
        [201, '"2"'],
        [200, '"3"'],
        [200, '"4"'],
        [200, '"5"'],
      ]);
    });
  });
});
