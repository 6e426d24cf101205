import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { LIMITS } from '@reefdesk/contracts/limits';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { destination } from './builders.ts';
import { destinationForm, REEF } from './destination-forms.ts';
import { type DestinationAnswer, DestinationsDesk, refused } from './destinations-desk.ts';

const ADD = '/api/add-destination';

describe('adding destinations', () => {
  let desk: DestinationsDesk;
  let catalog: DestinationsDesk['catalog'];
  let uploads: DestinationsDesk['uploads'];
  beforeAll(async () => {
    desk = await DestinationsDesk.start();
    ({ catalog, uploads } = desk);
  });
  afterAll(() => desk?.stop());
  beforeEach(() => desk.empty());

  const add = (data: unknown, files = {}) => desk.add(data, files);

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
    const read = await catalog.get<DestinationAnswer>(`/api/destination/${body.data.destination_id}`);
    // Media may have made more renditions since.
    expect({ ...read.body.data, ...pictures(body.data) }).toEqual(body.data);
  });

  it('creates one destination for repeated requests with one key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const form = () => destinationForm(REEF, { main: 'front' });
    const send = () => catalog.asAdmin<DestinationAnswer>('POST', ADD, form(), key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { status, body } of answers) expect([status, body.data.destination_id]).toEqual([201, key['idempotency-key']]);
    expect(await catalog.destinations.countDocuments()).toBe(1);
  });

  it('rejects one more than the limit, and stores no picture of it', async () => {
    await catalog.destinations.insertMany(Array.from({ length: LIMITS.destinations }, (_, at) => destination(`d${at}`)));
    const { status, code, message } = await refused(add(REEF, { main: 'front' }));
    expect([status, code, message]).toEqual([
      409,
      'destination_limit_reached',
      `Maximum number of destinations reached (${LIMITS.destinations})`,
    ]);
    expect(uploads.stored).toEqual([]);
    await catalog.destinations.deleteOne({ _id: 'd0' });
    expect((await add(REEF)).status).toBe(201);
  });

  it('rejects another destination, picture or user under a used key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = (data: object, files: object) => catalog.asAdmin<{ code: string }>('POST', ADD, destinationForm(data, files), key);
    expect((await send(REEF, { main: 'front' })).status).toBe(201);
    const stored = await catalog.destinations.find().toArray();
    const others = [
      await send({ ...REEF, location: 'Siladen' }, { main: 'front' }),
      await send(REEF, { main: 'back' }),
      await send(REEF, {}),
      await send(REEF, { gallery: ['front'] }),
      await catalog.asAdmin<{ code: string }>('POST', ADD, destinationForm(REEF, { main: 'front' }), {
        ...key,
        ...(await catalog.headers('admin', 'somebody-else')),
      }),
    ];
    for (const { status, body } of others) expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await catalog.destinations.find().toArray()).toEqual(stored);
  });

  it('accepts a destination without images, which then has no main image (VAL-11, OR-48)', async () => {
    const { status, body } = await add(REEF);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ destination_img: '', gallery_images: [] });
  });

  it('makes the first gallery image the main image if none was sent (OR-48, ENT-34)', async () => {
    const { body } = await add(REEF, { gallery: ['g1', 'g2'] });
    expect(body.data.destination_img).toBe('/media/g1');
    expect(body.data.gallery_images.map((image) => image.is_main)).toEqual([true, false]);
  });

  it('accepts the texts as flat fields too (OR-58)', async () => {
    const { names: _, categories: __, descriptions: ___, ...rest } = REEF;
    const flat = { destination_name_cn: ' 珊瑚墙 ', destination_category_cn: '潜水', destination_desc_cn: '一面珊瑚墙。' };
    const { status, body } = await add({ ...rest, ...flat });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: { en: '', id: '', cn: '珊瑚墙' }, destination_desc_cn: '一面珊瑚墙。' });
  });

  it('requires name, category and description in any one language (VAL-08, OR-67)', async () => {
    const texts = { names: { id: 'Dinding Karang' }, categories: { id: 'Menyelam' }, descriptions: { id: 'Dinding karang.' } };
    expect((await add({ ...REEF, ...texts })).status).toBe(201);
    const answer = await refused(
      add({ ...REEF, categories: { en: 'Diving' }, names: { en: ' ' }, descriptions: { id: 'Dinding karang.' } }),
    );
    expect(answer).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { 'names.en': [{ text: 'Name in EN is required' }], 'descriptions.en': [{ text: 'Description in EN is required' }] },
    });
    expect(Object.keys(answer.fields ?? {})).toHaveLength(2);
  });

  it('requires a location and a best time (VAL-09, VAL-10)', async () => {
    const { location: _, ...nowhere } = REEF;
    expect(fieldErrorTexts((await refused(add(nowhere))).fields)).toEqual({ location: 'Location is required' });
    expect(fieldErrorTexts((await refused(add({ ...REEF, best_time: '  ' }))).fields)).toEqual({ best_time: 'Best time is required' });
  });

  it.each(['Early Morning (6AM - 9AM)', 'Evening (After 6PM)', 'Any Time', 'April to November'])(
    'takes %s as best time (VAL-10, OR-74)',
    async (best_time) => {
      expect((await add({ ...REEF, best_time })).body.data.best_time).toBe(best_time);
    },
  );

  it('uses defaults for missing values: active, open 09:00 to 17:00 all week, free (CONST-34)', async () => {
    const { opening_hour: _, entry_fee: __, status: ___, ...rest } = REEF;
    const { body } = await add({ ...rest, visitDuration: 'Two weeks', averageVisitors: 12 });
    expect(body.data).toMatchObject({
      status: 'active',
      opening_hour: { day: 'Monday - Sunday', open: '09:00', close: '17:00' },
      entry_fee: { local: 0, tourist: 0 },
      visit_duration: 'Full Day',
    });
  });

  it('stores the visit duration of new and edited destinations, and shows the default if there is none (OR-50)', async () => {
    const shown = async () => (await catalog.get<DestinationAnswer>(`/api/destination/${id}`)).body.data.visit_duration;
    const { body } = await add({ ...REEF, visit_duration: ' 2 hours ' });
    const id = body.data.destination_id;
    expect([body.data.visit_duration, await shown()]).toEqual(['2 hours', '2 hours']);
    const edit = (visit_duration: unknown) =>
      catalog.asAdmin<DestinationAnswer>('PATCH', `/api/edit-destination/${id}`, { visit_duration });
    expect((await edit('Half Day')).body.data.visit_duration).toBe('Half Day');
    expect((await refused(edit('x'.repeat(101)))).fields).toHaveProperty('visit_duration');
    expect(await shown()).toBe('Half Day');
    expect((await edit('')).body.data.visit_duration).toBe('Full Day');
  });

  it('rejects a sixth gallery image and a second main image (VAL-12, CONST-31, OR-46)', async () => {
    const six = await refused(add(REEF, { gallery: ['1', '2', '3', '4', '5', '6'] }));
    expect([six.status, six.code, six.message]).toEqual([400, 'image_limit_reached', 'Maximum number of images reached (5)']);
    const form = destinationForm(REEF, { main: 'a' });
    form.append('mainImage', new Blob(['IMAGE b']), 'b.jpg');
    expect((await catalog.asAdmin('POST', ADD, form)).status).toBe(400);
    expect([await catalog.destinations.countDocuments(), uploads.stored]).toEqual([0, []]);
  });

  it('reports each file that is too large or no image, and writes nothing (VAL-13, OR-47)', async () => {
    const tooLarge = destinationForm(REEF, { main: 'fine' });
    tooLarge.append('galleryImages', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'huge.jpg');
    const large = await refused(catalog.asAdmin('POST', ADD, tooLarge));
    expect([large.status, fieldErrorTexts(large.fields)]).toEqual([413, { 'galleryImages.0': 'huge.jpg is larger than 10 MB' }]);
    const noImage = destinationForm(REEF, { main: 'fine' });
    noImage.append('galleryImages', new Blob(['#!/bin/sh']), 'photo.jpg');
    const wrong = await refused(catalog.asAdmin('POST', ADD, noImage));
    expect([wrong.status, fieldErrorTexts(wrong.fields)]).toEqual([
      415,
      { 'galleryImages.0': 'photo.jpg is not an image this site accepts' },
    ]);
    expect(await catalog.destinations.countDocuments()).toBe(0);
  });

  it('validates the data before any upload', async () => {
    expect((await add({ ...REEF, location: '' }, { main: 'front' })).status).toBe(400);
    expect(uploads.stored).toEqual([]);
  });
});

function pictures({ main_image_meta, gallery_images, images }: DestinationView) {
  return { main_image_meta, gallery_images, images };
}
