import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { text } from '../builders.ts';
import { picture } from '../picture-uploads.ts';
import { BackOffice, ifMatch, travelForm } from './back-office.ts';

describe('travel packages in the back office', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
  });
  afterAll(() => backOffice.close());
  beforeEach(() => backOffice.catalog.empty());

  describe('the details of one', () => {
    it('carry texts as maps and flat, and the version as a tag (API-25, ENT-35, ENT-36, ENT-37)', async () => {
      const id = await backOffice.newTravel();
      const { status, body, headers } = await backOffice.call('GET', `/api/get-travel-details/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        data: {
          travel_id: id,
          names: text('Bunaken Escape'),
          categories: text('Diving'),
          descriptions: text('Walls and turtles'),
          travel_name_en: 'Bunaken Escape',
          travel_name_id: 'Bunaken Escape (id)',
          travel_name_cn: 'Bunaken Escape (cn)',
          travel_category_en: 'Diving',
          travel_desc_cn: 'Walls and turtles (cn)',
          image_meta: { widths: [320, 640, 960] },
        },
      });
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"1"', 'no-store']);
    });

    it('return 404 for an unknown id', async () => {
      const { status, body } = await backOffice.call('GET', '/api/get-travel-details/nowhere');
      expect([status, body.message]).toEqual([404, 'Travel package not found']);
    });
  });

  describe('editing one', () => {
    it('changes the fields that are sent and keeps the rest, as maps and as flat keys (API-26, OR-58, MSG-22)', async () => {
      const id = await backOffice.newTravel({ price: 900_000 });
      const { status, body, headers } = await backOffice.call('PATCH', `/api/edit-travel/${id}`, {
        travel_name_en: 'Siladen Escape',
        categories: { cn: '潜水' },
        duration: '4 days',
        status: 'inactive',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        message: 'Travel package updated successfully',
        data: {
          names: { ...text('Bunaken Escape'), en: 'Siladen Escape' },
          categories: { ...text('Diving'), cn: '潜水' },
          descriptions: text('Walls and turtles'),
          duration: '4 days',
          status: 'inactive',
          price: 900_000,
          slug: 'bunaken-escape',
          version: 2,
        },
      });
      expect(headers.get('etag')).toBe('"2"');
      expect(await backOffice.details(id)).toEqual(body.data);
      await eventually(() => expect(backOffice.announced.filter((change) => change.id === id)).toHaveLength(2));
    });

    it('removes the price for null or an empty field, and keeps it if it is not sent', async () => {
      const id = await backOffice.newTravel({ price: 900_000 });
      const edit = async (changes: object) => (await backOffice.call('PATCH', `/api/edit-travel/${id}`, changes)).body.data.price;
      expect(await edit({ duration: 2 })).toBe(900_000);
      expect(await edit({ price: null })).toBeUndefined();
      expect(await edit({ price: 0 })).toBe(0);
      expect(await edit({ price: '' })).toBeUndefined();
    });

    it('rejects an empty text, and then changes nothing (VAL-19)', async () => {
      const id = await backOffice.newTravel();
      const { status, body } = await backOffice.call('PATCH', `/api/edit-travel/${id}`, {
        names: { en: ' ' },
        travel_desc_id: '',
        duration: 9,
      });
      expect([status, fieldErrorTexts(body.fields)]).toEqual([
        400,
        { 'names.en': 'Name in EN is required', 'descriptions.id': 'Description in ID is required' },
      ]);
      expect(await backOffice.details(id)).toMatchObject({ duration: '3 days', version: 1 });
    });

    it('keeps every text if several users edit different languages in parallel', async () => {
      const id = await backOffice.newTravel();
      const edits = ['name', 'category', 'desc'].flatMap((field) => ['en', 'id', 'cn'].map((language) => `travel_${field}_${language}`));
      const answers = await Promise.all(edits.map((key) => backOffice.call('PATCH', `/api/edit-travel/${id}`, { [key]: `New ${key}` })));
      expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
      const details = await backOffice.details(id);
      expect(details).toMatchObject({ ...Object.fromEntries(edits.map((key) => [key, `New ${key}`])), version: 10 });
    });

    it('accepts one of many edits of the same version; the others get 409 with the stored package', async () => {
      const id = await backOffice.newTravel();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, days) => backOffice.call('PATCH', `/api/edit-travel/${id}`, { duration: days + 10 }, ifMatch(1))),
      );
      const [winner, ...others] = answers.toSorted((one, other) => one.status - other.status);
      expect(winner?.status).toBe(200);
      for (const { status, body } of others) {
        expect([status, body.code]).toEqual([409, 'edit_conflict']);
        expect(body.current).toEqual(winner?.body.data);
      }
      expect(await backOffice.details(id)).toEqual(winner?.body.data);
    });

    it('makes no new version if nothing changes', async () => {
      const id = await backOffice.newTravel();
      const { updated_at, travel_name_en } = await backOffice.details(id);
      for (const body of [{}, { fuzzed: 1 }, { duration: 3 }, { travel_name_en, price: null }]) {
        const { status, body: answer } = await backOffice.call('PATCH', `/api/edit-travel/${id}`, body, ifMatch(1));
        expect([status, answer.data]).toMatchObject([200, { version: 1, updated_at }]);
      }
      expect((await backOffice.call('PATCH', `/api/edit-travel/${id}`, { price: 5 }, ifMatch(1))).status).toBe(200);
      expect((await backOffice.call('PATCH', `/api/edit-travel/${id}`, { price: 5 }, ifMatch(1))).status).toBe(409);
    });

    it.each([
      ['a stale If-Match', {}, { 'if-match': '"7"' }],
      ['an If-Match that cannot be read', {}, { 'if-match': 'abc' }],
      ['a stale version in the body', { version: 7 }, {}],
    ])('is rejected with %s', async (_, body, headers) => {
      const id = await backOffice.newTravel();
      expect((await backOffice.call('PATCH', `/api/edit-travel/${id}`, { duration: 9, ...body }, headers)).status).toBe(409);
      expect((await backOffice.details(id)).duration).toBe('3 days');
    });

    it('returns 404 for an unknown id', async () => {
      const { status, body } = await backOffice.call('PATCH', '/api/edit-travel/nowhere', { duration: 2 }, ifMatch(1));
      expect([status, body.code]).toEqual([404, 'travel_not_found']);
    });
  });

  describe('replacing the picture of one', () => {
    const replace = (id: string, file: Blob | null, headers = {}) =>
      backOffice.call('PATCH', `/api/edit-travel/${id}/image`, travelForm(undefined, file), headers);

    it('shows the new picture and makes a new version', async () => {
      const id = await backOffice.newTravel();
      const { status, body, headers } = await replace(id, picture('sunset'));
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ travel_img: '/media/sunset', version: 2 });
      expect(headers.get('etag')).toBe('"2"');
      expect(await backOffice.details(id)).toEqual(body.data);
    });

    it('requires a picture (VAL-16)', async () => {
      const id = await backOffice.newTravel();
      const { status, body } = await replace(id, null);
      expect([status, fieldErrorTexts(body.fields)]).toEqual([400, { mainImage: 'Travel image is required' }]);
    });

    it('uploads nothing for a package that does not exist or has changed', async () => {
      const id = await backOffice.newTravel();
      const before = backOffice.uploads.stored.length;
      const inForm = travelForm(undefined, picture('sunset'));
      inForm.append('version', '9');
      const answers = [
        await replace('nowhere', picture('sunset')),
        await replace(id, picture('sunset'), ifMatch(9)),
        await backOffice.call('PATCH', `/api/edit-travel/${id}/image`, inForm),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 409, 409]);
      expect(backOffice.uploads.stored).toHaveLength(before);
    });
  });

  describe('deleting one', () => {
    it('removes it with its itinerary, for visitors too (API-27, MSG-24)', async () => {
      const id = await backOffice.newTravel();
      await backOffice.addItem(id);
      const { status, body } = await backOffice.call('DELETE', `/api/delete-travel/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'success', success: true, message: 'Travel package deleted successfully' });
      expect((await backOffice.catalog.get('/api/travel/bunaken-escape')).status).toBe(404);
      expect((await backOffice.call('GET', `/api/get-travel-details/${id}`)).status).toBe(404);
      expect((await backOffice.addItem(id)).body.code).toBe('travel_not_found');
      expect(await backOffice.catalog.travels.countDocuments({ trashed: null })).toBe(0);
      await eventually(() => expect(backOffice.announced.filter((change) => change.id === id)).toHaveLength(3));
    });

    it('is rejected if another user has saved since, and done once for parallel requests', async () => {
      const id = await backOffice.newTravel();
      expect((await backOffice.call('DELETE', `/api/delete-travel/${id}`, undefined, ifMatch(3))).status).toBe(409);
      const answers = await Promise.all(Array.from({ length: 5 }, () => backOffice.call('DELETE', `/api/delete-travel/${id}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    });
  });

  it('hides an inactive package from visitors, and shows it once it is active (OR-41)', async () => {
    const id = await backOffice.newTravel({ status: 'draft' });
    expect((await backOffice.catalog.get('/api/itinerary/bunaken-escape')).status).toBe(404);
    await backOffice.call('PATCH', `/api/edit-travel/${id}`, { status: 'active' });
    expect((await backOffice.catalog.get('/api/itinerary/bunaken-escape')).status).toBe(200);
  });

  it.each([
    ['GET', '/api/get-travel-details/tour'],
    ['POST', '/api/add-travel'],
    ['PATCH', '/api/edit-travel/tour'],
    ['PATCH', '/api/edit-travel/tour/image'],
    ['DELETE', '/api/delete-travel/tour'],
    ['POST', '/api/add-travel-destination/tour'],
    ['PATCH', '/api/update-travel-destination/tour/stop'],
    ['DELETE', '/api/remove-travel-destination/tour/stop'],
  ])('allows %s %s to admins only (OR-40)', async (method, path) => {
    const visitor = backOffice.catalog.visitor();
    expect((await visitor.request(method, path)).status).toBe(401);
    expect((await visitor.request(method, path, { headers: await backOffice.catalog.headers('customer') })).status).toBe(403);
  });
});
