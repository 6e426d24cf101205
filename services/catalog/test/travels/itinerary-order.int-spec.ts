import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FIND_IMAGE_USES, LIST_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import type { ItineraryView } from '@reefdesk/contracts/travels/views';
import { destination, travel } from '../builders.ts';
import { picture } from '../picture-uploads.ts';
import { BackOffice, ifMatch, itemData } from './back-office.ts';

const TRAVEL = 'tour';

describe('the itinerary in the back office: removal, order, titles and pictures', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
  });
  afterAll(() => backOffice.close());
  beforeEach(async () => {
    await backOffice.catalog.empty();
    await backOffice.catalog.versions.deleteMany({});
    await backOffice.catalog.destinations.insertMany([destination('reef'), destination('lake', { status: 'inactive' })]);
    await backOffice.catalog.travels.insertOne(travel(TRAVEL));
  });

  const newItem = async (changes: object = {}) => (await backOffice.addItem(TRAVEL, changes)).body.item.id;

  describe('removing an item', () => {
    it('removes only that item, at any place (API-30, MSG-30, OR-53)', async () => {
      const [first, second, third] = [await newItem(), await newItem(), await newItem()];
      const { status, body } = await backOffice.removeItem(TRAVEL, second);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'success', message: 'Itinerary has been deleted', data: { version: 5 } });
      expect(body.data.destinations.map(({ id }) => id)).toEqual([first, third]);
    });

    it('is done once for parallel requests', async () => {
      const id = await newItem();
      const answers = await Promise.all(Array.from({ length: 5 }, () => backOffice.removeItem(TRAVEL, id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
      expect((await backOffice.details(TRAVEL)).version).toBe(3);
    });
  });

  describe('the order set by staff', () => {
    const order = async () => (await backOffice.details(TRAVEL)).destinations.map(({ comment_en, day }) => `${comment_en} ${day}`);
    const asVisitor = async () => (await backOffice.catalog.get<{ data: ItineraryView }>(`/api/itinerary/${TRAVEL}`)).body.data.stops;
    const three = async () => {
      const ids = [];
      for (const name of ['One', 'Two', 'Three']) ids.push(await newItem({ comment_en: name }));
      return ids as [string, string, string];
    };

    it('inserts an item at any place, and moves it behind any other, into its day, or to the first place of a day (EDT-10)', async () => {
      const [one, two, three_] = await three();
      await backOffice.addItem(TRAVEL, { comment_en: 'Between', after: one });
      await backOffice.addItem(TRAVEL, { comment_en: 'First', after: null });
      await backOffice.addItem(TRAVEL, { comment_en: 'Late', day: 2 });
      expect(await order()).toEqual(['First 1', 'One 1', 'Between 1', 'Two 1', 'Three 1', 'Late 2']);
      const moved = await backOffice.updateItem(TRAVEL, three_, { after: one }, ifMatch(7));
      expect([moved.status, moved.headers.get('etag'), moved.body.item.comment_en]).toEqual([200, '"8"', 'Three']);
      await backOffice.updateItem(TRAVEL, two, { day: 2, after: null });
      await backOffice.updateItem(TRAVEL, one, { after: two });
      expect(await order()).toEqual(['First 1', 'Three 1', 'Between 1', 'Two 2', 'One 2', 'Late 2']);
      expect((await asVisitor()).map(({ comment, day }) => `${comment.en} ${day}`)).toEqual(await order());
      await newItem({ comment_en: 'Newest' });
      expect((await order())[3]).toBe('Newest 1');
      const again = await backOffice.updateItem(TRAVEL, one, { after: two });
      expect(again.body.data.version).toBe((await backOffice.details(TRAVEL)).version);
      expect((await backOffice.updateItem(TRAVEL, one, { after: 'nowhere' })).body.code).toBe('itinerary_item_not_found');
      expect((await backOffice.updateItem(TRAVEL, one, { after: null }, ifMatch(3))).body.code).toBe('edit_conflict');
    });

    it('keeps all items in parallel moves, and is the same for staff and visitors (EDT-10)', async () => {
      const ids = await three();
      const answers = await Promise.all(
        ids.flatMap((id, at) => [null, ids[(at + 1) % 3]].map((after) => backOffice.updateItem(TRAVEL, id, { after }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await order()).toSorted()).toEqual(['One 1', 'Three 1', 'Two 1']);
      expect((await asVisitor()).map(({ comment }) => `${comment.en} 1`)).toEqual(await order());
    });

    it('restores a removed item once, at its old place, and rejects an outdated version (EDT-10)', async () => {
      const [one, two] = await three();
      await backOffice.updateItem(TRAVEL, two, { title_en: 'Coffee', after: null });
      const before = (await backOffice.details(TRAVEL)).destinations;
      const removed = await backOffice.removeItem(TRAVEL, two);
      await backOffice.updateItem(TRAVEL, one, { time: '09:00' });
      expect((await backOffice.restoreItem(TRAVEL, two, ifMatch(removed.body.data.version))).body.code).toBe('edit_conflict');
      const { status, body } = await backOffice.restoreItem(TRAVEL, two);
      expect([status, body.item]).toEqual([200, before[0]]);
      expect(body.data.destinations.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect((await backOffice.restoreItem(TRAVEL, two)).body.data.version).toBe(body.data.version);
      expect((await backOffice.restoreItem(TRAVEL, 'nowhere')).body.code).toBe('itinerary_item_not_found');
      expect((await backOffice.restoreItem('nowhere', two)).body.code).toBe('travel_not_found');
    });

    it('does not restore an item whose destination no longer exists (EDT-10)', async () => {
      const id = await newItem({ category: 'destination', destination_id: 'reef' });
      await backOffice.removeItem(TRAVEL, id);
      await backOffice.catalog.destinations.deleteOne({ _id: 'reef' });
      expect((await backOffice.restoreItem(TRAVEL, id)).body.code).toBe('destination_not_found');
      expect(await order()).toEqual([]);
    });
  });

  describe('the title and picture of an item', () => {
    const send = (method: string, path: string, itemData: object, image?: Blob) => {
      const form = new FormData();
      form.append('itemData', JSON.stringify(itemData));
      if (image) form.append('image', image, 'pier.jpg');
      return backOffice.call(method, `/api/${path}`, form as never);
    };
    const uses = async (...ids: string[]) => (await backOffice.catalog.media.ask(FIND_IMAGE_USES.catalog, { ids })).used;

    it('are returned in addition to the destination, to staff and visitors, and can be removed (EDT-10)', async () => {
      const data = { ...itemData(), category: 'destination', destination_id: 'reef', title: { en: 'Dawn dive', cn: '晨潜' } };
      const { status, body } = await send('POST', `add-travel-destination/${TRAVEL}`, data, picture('pier'));
      expect([status, body.item]).toMatchObject([201, { titles: { en: 'Dawn dive', id: '', cn: '晨潜' }, image: '/media/pier' }]);
      expect(body.item.image_meta?.id).toBe('pier');
      const read = async () => (await backOffice.catalog.get<{ data: ItineraryView }>(`/api/itinerary/${TRAVEL}`)).body.data.stops[0];
      expect(await read()).toMatchObject({
        title: { cn: '晨潜' },
        image: '/media/pier',
        image_meta: { id: 'pier' },
        destination: { id: 'reef', image: '/media/reef-a' },
      });
      expect(await uses('pier', 'nothing')).toEqual(['pier']);
      const { uses: listed } = await backOffice.catalog.media.ask(LIST_IMAGE_USES.catalog, { ids: ['pier'] });
      expect(listed).toMatchObject([{ imageId: 'pier', kind: 'packages', recordId: TRAVEL }]);

      const path = `update-travel-destination/${TRAVEL}/${body.item.id}`;
      expect((await send('PATCH', path, { title_en: '' }, picture('dawn'))).body.item).toMatchObject({
        titles: { en: '' },
        image: '/media/dawn',
      });
      expect((await send('PATCH', path, { time: '05:30' })).body.item).toMatchObject({ image: '/media/dawn', time: '05:30' });
      expect((await backOffice.call('PATCH', `/api/${path}`, { without_image: true })).body.item).toMatchObject({
        image: '',
        image_meta: null,
      });
      expect((await read())?.image).toBe('');
      // Both pictures are part of versions that can be restored.
      expect(await uses('pier', 'dawn')).toEqual(['pier', 'dawn']);
      const { status: rejected, body: error } = await send('PATCH', path, {}, new Blob(['no picture'], { type: 'image/jpeg' }));
      expect([rejected, error.code]).toEqual([415, 'image_not_accepted']);
    });
  });

  it('shows visitors the stops in order of creation (OR-53, API-18)', async () => {
    for (const time of ['15:00', '08:00', '12:00']) await newItem({ time });
    const { body } = await backOffice.catalog.get<{ data: ItineraryView }>(`/api/itinerary/${TRAVEL}?language=cn`);
    expect(body.data.stops.map(({ time }) => time)).toEqual(['15:00', '08:00', '12:00']);
  });
});
