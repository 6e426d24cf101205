import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import type { ErrorBody } from '@reefdesk/contracts/errors';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { DestinationsRepository } from '../src/destinations/destinations.repository.ts';
import { destination } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { destinationForm, REEF } from './destination-forms.ts';
import { PictureUploads } from './picture-uploads.ts';

interface Answer {
  status: string;
  success: boolean;
  message: string;
  data: DestinationView;
}

const ADD = '/api/add-destination';
const EDIT = '/api/edit-destination/reef';

describe('writing destinations', () => {
  let catalog: CatalogUnderTest;
  let uploads: PictureUploads;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
    uploads = await PictureUploads.start(catalog.media);
  });
  afterAll(async () => {
    await uploads.stop();
    await catalog.stop();
  });
  beforeEach(async () => {
    uploads.reset();
    await catalog.empty();
  });

  const add = (data: unknown, files = {}) => catalog.asAdmin<Answer>('POST', ADD, destinationForm(data, files));
  const edit = (body: unknown, headers = {}) => catalog.asAdmin<Answer>('PATCH', EDIT, body, headers);
  const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return { ...(body as ErrorBody), status };
  };
  const stored = async (id = 'reef') => (await catalog.destinations.findOne({ _id: id })) ?? undefined;

  describe('POST /api/add-destination', () => {
    it('creates a destination with its main image and five more (API-31, ENT-27, ENT-32, ENT-33, MSG-01, CONST-31)', async () => {
      const gallery = ['g1', 'g2', 'g3', 'g4', 'g5'];
      const { status, body, headers } = await add(REEF, { main: 'front', gallery });
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([201, 'no-store', '"1"']);
      expect(body).toMatchObject({
        status: 'success',
        success: true,
        message: 'Destination has been created successfully',
        data: {
          destination_name_en: 'Coral Wall',
          name: REEF.names,
          category: REEF.categories,
          description: REEF.descriptions,
          location: 'Bunaken, North Sulawesi',
          best_time: 'Morning (9AM - 12PM)',
          opening_hour: REEF.opening_hour,
          entry_fee: REEF.entry_fee,
          status: 'active',
          visit_duration: 'Full Day',
          destination_img: '/media/front',
          version: 1,
        },
      });
      expect(body.data.gallery_images.map(({ image_url, is_main }) => [image_url, is_main])).toEqual([
        ['/media/front', true],
        ...gallery.map((id) => [`/media/${id}`, false]),
      ]);
      const read = await catalog.get<Answer>(`/api/destination/${body.data.destination_id}`);
      // Renditions made since are media's to tell; the rest is what was answered.
      expect({ ...read.body.data, ...pictures(body.data) }).toEqual(body.data);
    });

    it('creates one, however often it is sent under one key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const form = () => destinationForm(REEF, { main: 'front' });
      const send = () => catalog.asAdmin<Answer>('POST', ADD, form(), key);
      const answers = [...(await Promise.all([send(), send(), send()])), await send()];
      for (const { status, body } of answers) expect([status, body.data.destination_id]).toEqual([201, key['idempotency-key']]);
      expect(await catalog.destinations.countDocuments()).toBe(1);
    });

    it('needs no image at all: there is no main one then (VAL-11, OR-48)', async () => {
      const { status, body } = await add(REEF);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ destination_img: '', gallery_images: [] });
    });

    it('makes the first gallery image the main one when no main image came (OR-48, ENT-34)', async () => {
      const { body } = await add(REEF, { gallery: ['g1', 'g2'] });
      expect(body.data.destination_img).toBe('/media/g1');
      expect(body.data.gallery_images.map((image) => image.is_main)).toEqual([true, false]);
    });

    it('takes the texts as flat fields too (OR-58)', async () => {
      const { names: _, categories: __, descriptions: ___, ...rest } = REEF;
      const flat = { destination_name_cn: ' 珊瑚墙 ', destination_category_cn: '潜水', destination_desc_cn: '一面珊瑚墙。' };
      const { status, body } = await add({ ...rest, ...flat });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ name: { en: '', id: '', cn: '珊瑚墙' }, destination_desc_cn: '一面珊瑚墙。' });
    });

    it('needs name, category and description of one language, whichever it is (VAL-08, OR-67)', async () => {
      const texts = { names: { id: 'Dinding Karang' }, categories: { id: 'Menyelam' }, descriptions: { id: 'Dinding karang.' } };
      expect((await add({ ...REEF, ...texts })).status).toBe(201);
      const answer = await refused(
        add({ ...REEF, categories: { en: 'Diving' }, names: { en: ' ' }, descriptions: { id: 'Dinding karang.' } }),
      );
      expect(answer).toMatchObject({
        status: 400,
        code: 'validation_failed',
        fields: { 'names.en': 'Name in EN is required', 'descriptions.en': 'Description in EN is required' },
      });
      expect(Object.keys(answer.fields ?? {})).toHaveLength(2);
    });

    it('needs a location and a best time (VAL-09, VAL-10)', async () => {
      const { location: _, ...nowhere } = REEF;
      expect((await refused(add(nowhere))).fields).toEqual({ location: 'Location is required' });
      expect((await refused(add({ ...REEF, best_time: '  ' }))).fields).toEqual({ best_time: 'Best time is required' });
    });

    it.each(['Early Morning (6AM - 9AM)', 'Evening (After 6PM)', 'Any Time', 'April to November'])(
      'takes %s as best time (VAL-10, OR-74)',
      async (best_time) => {
        expect((await add({ ...REEF, best_time })).body.data.best_time).toBe(best_time);
      },
    );

    it('fills what was not said: active, open 09:00 to 17:00 all week, free (CONST-34)', async () => {
      const { opening_hour: _, entry_fee: __, status: ___, ...rest } = REEF;
      const { body } = await add({ ...rest, visitDuration: 'Two weeks', averageVisitors: 12 });
      expect(body.data).toMatchObject({
        status: 'active',
        opening_hour: { day: 'Monday - Sunday', open: '09:00', close: '17:00' },
        entry_fee: { local: 0, tourist: 0 },
        visit_duration: 'Full Day',
      });
    });

    it('refuses a sixth gallery image, and a second main image (VAL-12, CONST-31, OR-46)', async () => {
      const six = await refused(add(REEF, { gallery: ['1', '2', '3', '4', '5', '6'] }));
      expect([six.status, six.code, six.message]).toEqual([400, 'image_limit_reached', 'Maximum number of images reached (5)']);
      const form = destinationForm(REEF, { main: 'a' });
      form.append('mainImage', new Blob(['IMAGE b']), 'b.jpg');
      expect((await catalog.asAdmin('POST', ADD, form)).status).toBe(400);
      expect([await catalog.destinations.countDocuments(), uploads.stored]).toEqual([0, []]);
    });

    it('names each file that is too large or no image, and writes nothing (VAL-13, OR-47)', async () => {
      const tooLarge = destinationForm(REEF, { main: 'fine' });
      tooLarge.append('galleryImages', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'huge.jpg');
      const large = await refused(catalog.asAdmin('POST', ADD, tooLarge));
      expect([large.status, large.fields]).toEqual([413, { 'galleryImages.0': 'huge.jpg is larger than 10 MB' }]);
      const noImage = destinationForm(REEF, { main: 'fine' });
      noImage.append('galleryImages', new Blob(['#!/bin/sh']), 'photo.jpg');
      const wrong = await refused(catalog.asAdmin('POST', ADD, noImage));
      expect([wrong.status, wrong.fields]).toEqual([415, { 'galleryImages.0': 'photo.jpg is not an image this site accepts' }]);
      expect(await catalog.destinations.countDocuments()).toBe(0);
    });

    it('looks at the data before it uploads anything', async () => {
      expect((await add({ ...REEF, location: '' }, { main: 'front' })).status).toBe(400);
      expect(uploads.stored).toEqual([]);
    });
  });

  describe('PATCH /api/edit-destination', () => {
    beforeEach(() => catalog.destinations.insertOne(destination('reef')));

    it('changes what the edit form sends and answers the whole destination (API-32, MSG-12)', async () => {
      const sent = {
        destination_name_en: 'New reef',
        destination_name_id: 'Karang baru',
        destination_name_cn: '新珊瑚礁',
        destination_category_en: 'Snorkelling',
        destination_category_id: 'Snorkeling',
        destination_category_cn: '浮潜',
        destination_desc_en: 'New',
        destination_desc_id: 'Baru',
        destination_desc_cn: '新',
        opening_hour: { day: 'Saturday', open: '9:30', close: '15:00' },
        entry_fee: { local: 0, tourist: '75000' },
        location: 'Siladen',
        best_time: 'Any Time',
        status: 'inactive',
      };
      const { status, body, headers } = await edit(sent);
      expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, '"2"', 'no-store']);
      expect(body).toMatchObject({ status: 'success', success: true, message: 'Destination updated successfully' });
      expect(body.data).toMatchObject({
        ...sent,
        opening_hour: { day: 'Saturday', open: '09:30', close: '15:00' },
        entry_fee: { local: 0, tourist: 75_000 },
        name: { en: 'New reef', id: 'Karang baru', cn: '新珊瑚礁' },
        destination_img: '/media/reef-a',
        version: 2,
      });
      expect(Date.parse(body.data.updated_at)).toBeGreaterThan(Date.parse(body.data.created_at));
      expect((await catalog.get('/api/destination/reef')).status).toBe(404);
      expect((await catalog.get<Answer>('/api/get-destination/reef', 'admin')).body.data).toEqual(body.data);
    });

    it('leaves alone what was not sent, language by language, and takes maps too (OR-58)', async () => {
      const { body } = await edit({ name: { id: 'Karang' }, descriptions: { cn: '描述' }, location: 'Siladen' });
      expect(body.data).toMatchObject({
        name: { en: 'Name of reef', id: 'Karang', cn: 'Name of reef (cn)' },
        description: { en: 'About reef', id: 'About reef (id)', cn: '描述' },
        category: { en: 'Diving' },
        location: 'Siladen',
        best_time: 'April - November',
        entry_fee: { local: 10_000, tourist: 150_000 },
        opening_hour: { open: '07:00' },
        status: 'active',
      });
    });

    it('keeps the status when none is sent: an inactive destination is not published by a new fee (VAL-27)', async () => {
      await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { status: 'inactive' } });
      expect((await edit({ entry_fee: { local: 1 } })).body.data).toMatchObject({
        status: 'inactive',
        entry_fee: { local: 1, tourist: 0 },
      });
    });

    it('stores missing texts as the empty strings they are sent as (VAL-26)', async () => {
      const { status, body } = await edit({
        destination_name_cn: '',
        destination_desc_en: '',
        destination_desc_id: '',
        location: '',
        best_time: '',
      });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        destination_name_cn: '',
        destination_name_en: 'Name of reef',
        destination_desc_en: '',
        location: '',
        best_time: '',
      });
    });

    it('does not take away the last name', async () => {
      const nameless = { destination_name_en: '', destination_name_id: '', destination_name_cn: ' ' };
      expect((await refused(edit(nameless))).fields).toEqual({ names: 'Name is required in at least one language' });
      expect((await stored())?.version).toBe(1);
    });

    it.each<[string, unknown, object]>([
      ['an empty object', {}, { day: '', open: '', close: '' }],
      ['a part of it', { day: 'Sunday', open: null }, { day: 'Sunday', open: '', close: '' }],
      ['broken JSON', '{"day": "Mon', { day: '', open: '', close: '' }],
      ['no JSON', 'always', { day: '', open: '', close: '' }],
      ['JSON', '{"day":"Sunday","open":"8:00","close":"10:00"}', { day: 'Sunday', open: '08:00', close: '10:00' }],
      [
        'JSON in JSON',
        JSON.stringify(JSON.stringify({ day: 'Sunday', open: '08:00', close: '10:00' })),
        { day: 'Sunday', open: '08:00', close: '10:00' },
      ],
    ])('reads opening hours from %s (VAL-28, VAL-29, OR-24)', async (_, given, expected) => {
      for (const name of ['opening_hour', 'opening_hours']) {
        const { status, body } = await edit({ [name]: given });
        expect([status, body.data.opening_hour, body.data.opening_hours]).toEqual([200, expected, expected]);
      }
    });

    it.each<[string, unknown, object]>([
      ['nothing in it', {}, { local: 0, tourist: 0 }],
      ['blanks', { local: '', tourist: null }, { local: 0, tourist: 0 }],
      ['digits', { local: '5000', tourist: ' 7000 ' }, { local: 5_000, tourist: 7_000 }],
      ['broken JSON', '{"local":', { local: 0, tourist: 0 }],
      ['JSON in JSON', JSON.stringify('{"local":"1","tourist":2}'), { local: 1, tourist: 2 }],
    ])('reads fees with %s (VAL-25, VAL-29, CONST-40)', async (_, entry_fee, expected) => {
      const { status, body } = await edit({ entry_fee });
      expect([status, body.data.entry_fee]).toEqual([200, expected]);
    });

    it.each<[string, object, string]>([
      ['24:00', { opening_hour: { open: '24:00' } }, 'opening_hour.open'],
      ['9:60', { opening_hours: { close: '9:60' } }, 'opening_hour.close'],
      ['a time that is a number', { opening_hour: { open: 9 } }, 'opening_hour.open'],
      ['24:00 in JSON', { opening_hour: '{"open":"24:00"}' }, 'opening_hour.open'],
      ['hours that are a list', { opening_hour: [] }, 'opening_hour'],
      ['a fee below 0', { entry_fee: { local: -1 } }, 'entry_fee.local'],
      ['half a rupiah', { entry_fee: { tourist: 0.5 } }, 'entry_fee.tourist'],
      ['a fee in words', { entry_fee: { tourist: 'ten' } }, 'entry_fee.tourist'],
      ['fees that are a number', { entry_fee: 5 }, 'entry_fee'],
      ['a status of its own', { status: 'secret' }, 'status'],
    ])('refuses %s, naming the field (VAL-25)', async (_, body, field) => {
      const answer = await refused(edit({ ...body, location: 'elsewhere' }));
      expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, 'validation_failed', [field]]);
      expect(await stored()).toMatchObject({ version: 1, location: 'North Sulawesi' });
    });

    it('refuses a stale version with what is stored now, and an unreadable one', async () => {
      expect((await edit({ location: 'one' }, { 'if-match': '"1"' })).status).toBe(200);
      const stale = await refused(edit({ location: 'two' }, { 'if-match': '"1"' }));
      expect([stale.status, stale.code]).toEqual([409, 'edit_conflict']);
      expect(stale.current).toMatchObject({ destination_id: 'reef', location: 'one', version: 2 });
      expect((await edit({ location: 'two', version: 1 })).status).toBe(409);
      expect((await edit({ location: 'two' }, { 'if-match': '"soon"' })).status).toBe(409);
      expect((await edit({ location: 'two', version: 2 })).body.data).toMatchObject({ location: 'two', version: 3 });
      expect((await edit({ location: 'three' }, { 'if-match': '*' })).status).toBe(200);
    });

    it('lets one of many parallel edits of the same version through', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => edit({ location: `place ${at}` }, { 'if-match': '"1"' })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
      const winner = answers.find(({ status }) => status === 200);
      expect(await stored()).toMatchObject({ version: 2, location: winner?.body.data.location });
    });

    it('loses nothing of parallel edits of different fields and languages', async () => {
      const edits = [{ location: 'x' }, { best_time: 'x' }, { names: { en: 'x' } }, { names: { cn: 'x' } }, { entry_fee: { local: 7 } }];
      await Promise.all(edits.map((body) => edit(body)));
      expect(await stored()).toMatchObject({
        location: 'x',
        bestTime: 'x',
        name: { en: 'x', id: 'Name of reef (id)', cn: 'x' },
        entryFee: { local: 7, tourist: 0 },
        version: 6,
      });
    });

    it('makes no new version when nothing is sent, or nothing new', async () => {
      expect((await edit({ nonsense: true })).body.data).toMatchObject({ destination_id: 'reef', version: 1 });
      const told = await catalog.seed.listen(DestinationsChanged);
      const { body } = await edit({ location: 'x', names: { en: 'x' }, entry_fee: { local: 7 } });
      await eventually(() => expect(told).toEqual([{ id: 'reef' }]));
      const again = await edit({ location: 'x', names: { en: 'x' }, entry_fee: { local: 7 } }, { 'if-match': '"2"' });
      expect([again.status, again.headers.get('etag'), again.body.data]).toEqual([200, '"2"', body.data]);
      expect((await edit({ location: 'x' }, { 'if-match': '"1"' })).status).toBe(409);
      expect((await edit({ location: 'y' })).body.data.version).toBe(3);
      await eventually(() => expect(told).toEqual([{ id: 'reef' }, { id: 'reef' }]));
    });

    it('never takes away the last name, not even two edits at once that empty one each', async () => {
      const names = { en: 'Reef', id: 'Karang', cn: '' };
      for (let round = 0; round < 20; round++) {
        await edit({ names });
        const answers = await Promise.all([edit({ names: { en: '' } }), edit({ names: { id: '' } })]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
        expect(Object.values((await stored())?.name ?? {}).filter(Boolean)).toHaveLength(1);
      }
    });

    it('is not lost to a removal that is taken back in that very moment', async () => {
      const repository = catalog.service.app.get(DestinationsRepository, { strict: false });
      jest.spyOn(repository, 'update').mockImplementationOnce(async () => null);
      expect((await edit({ location: 'after all' })).body.data).toMatchObject({ location: 'after all', version: 2 });
      expect(await stored()).toMatchObject({ location: 'after all', version: 2 });
    });

    it('reads JSON and nothing else: a body that nobody read, or null, is refused', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
        const { status, code } = await refused(edit('{"location":"x"}', { 'content-type': type }));
        expect([type, status, code]).toEqual([type, 415, 'unsupported_media_type']);
      }
      const { status, code } = await refused(edit('null', { 'content-type': 'application/json' }));
      expect([status, code]).toEqual([400, 'bad_request']);
      expect(await stored()).toMatchObject({ version: 1, location: 'North Sulawesi' });
    });

    it('knows no destination that is not there', async () => {
      const answer = await refused(catalog.asAdmin('PATCH', '/api/edit-destination/nobody', { location: 'x' }));
      expect([answer.status, answer.code, answer.message]).toEqual([404, 'destination_not_found', 'Destination not found']);
    });

    it('shows an admin the tag for the next edit', async () => {
      const { headers } = await catalog.get('/api/get-destination/reef', 'admin');
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"1"', 'no-store']);
    });
  });

  it('tells of what was added and edited', async () => {
    const told = await catalog.seed.listen(DestinationsChanged);
    const { body } = await add(REEF);
    const id = body.data.destination_id;
    await catalog.asAdmin('PATCH', `/api/edit-destination/${id}`, { location: 'x' });
    await eventually(() => expect(told).toEqual([{ id }, { id }]));
  });
});

function pictures({ main_image_meta, gallery_images, images }: DestinationView) {
  return { main_image_meta, gallery_images, images };
}
