import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { FIRST_PLACES } from '@reefdesk/service-kit/records/ordered.schema';
import { destination, stop, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { destinationForm, galleryForm, REEF } from './destination-forms.ts';
import { PictureUploads } from './picture-uploads.ts';

const HALF_A_PAIR = 'x\\ud800';
const LONG = 'x'.repeat(1_000_000);
const DEEP = 10_000;
const nested = (open: string, close: string) => `${open.repeat(DEEP)}0${close.repeat(DEEP)}`;

/** Raw strings, because objects cannot express duplicate keys, prototype keys or lone surrogates. */
const REJECTED: [string, string][] = [
  ['no JSON', '{"location":'],
  ['a text', '"location"'],
  ['a number', '7'],
  ['a list', '[{"location":"x"}]'],
  ['names that are a text', '{"names":"Reef"}'],
  ['names that are a list', '{"names":["Reef"]}'],
  ['a name that is a number', '{"destination_name_en":5}'],
  ['a name that is an object', '{"names":{"en":{"$gt":""}}}'],
  ['a name too long', `{"names":{"en":"${'x'.repeat(201)}"}}`],
  ['a location that is an operator', '{"location":{"$gt":""}}'],
  ['a location that is a list', '{"location":["x"]}'],
  ['a location of almost a megabyte', `{"location":"${LONG}"}`],
  ['NUL', '{"location":"a\\u0000b"}'],
  ['half a surrogate pair', `{"best_time":"${HALF_A_PAIR}"}`],
  ['half a surrogate pair in a name', `{"names":{"cn":"${HALF_A_PAIR}"}}`],
  ['a status that is an object', '{"status":{}}'],
  ['an unknown status', '{"status":"deleted"}'],
  ['hours that are a number', '{"opening_hour":7}'],
  ['hours at 24:00', '{"opening_hour":{"day":"Monday","open":"24:00","close":"25:00"}}'],
  ['a day that is an object', '{"opening_hour":{"day":{"$ne":1}}}'],
  ['a day too long', `{"opening_hour":{"day":"${'x'.repeat(101)}"}}`],
  ['NUL in a day, in JSON', JSON.stringify({ opening_hour: JSON.stringify({ day: 'a\u0000b' }) })],
  ['a day nested deep, in JSON', JSON.stringify({ opening_hour: `{"day":${'['.repeat(10_000)}${']'.repeat(10_000)}}` })],
  ['fees out of range', '{"entry_fee":{"local":1e21}}'],
  ['fees beyond all numbers', '{"entry_fee":{"local":1e999}}'],
  ['fees that are objects', '{"entry_fee":{"local":{},"tourist":[]}}'],
  ['fees that are a truth', '{"entry_fee":true}'],
  ['dive facts that are a list', '{"dive":[]}'],
  ['a depth that is an operator', '{"dive":{"depth_from":{"$gt":1}}}'],
  ['a 13th month', '{"dive":{"best_months":[13]}}'],
  ['an animal that is a number', '{"dive":{"life":[7]}}'],
  ['deep nesting of lists', nested('[', ']')],
  ['deep nesting in a field', `{"location":${nested('{"a":', '}')}}`],
];

/** Unknown keys are dropped and never stored. */
const HARMLESS: [string, string][] = [
  ['prototype keys', '{"__proto__":{"status":"inactive"},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['operators and dotted keys', '{"$set":{"status":"inactive"},"images.0.isMain":false,"name.en":"x","removing":{"force":true}}'],
  [
    'what only the server sets',
    '{"_id":"x","destination_id":"y","seedKey":"k","place":"a0","images":[],"createdAt":0,"updated_at":"never"}',
  ],
  ['unknown languages', '{"names":{"fr":"Récif","__proto__":"x"},"destination_name_fr":"Récif"}'],
  ['nulls', '{"names":null,"location":null,"opening_hour":null,"entry_fee":null,"status":null,"version":null}'],
];

const BAD_IDS = [
  '%24gt',
  '%7B%22%24gt%22%3A%22%22%7D',
  '..%2F..%2Fetc',
  '%00',
  'a%00b',
  '%F0%9F%90%A0',
  'x'.repeat(10_000),
  '__proto__',
  '%5B%5D',
  '0',
  'true',
];

describe('bad input to the destination endpoints', () => {
  let catalog: CatalogUnderTest;
  let uploads: PictureUploads;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
    uploads = await PictureUploads.start(catalog.media);
    await catalog.destinations.insertOne(destination('reef'));
    await catalog.travels.insertOne(travel('day', { itinerary: [stop('reef', 0)] }));
  });
  afterAll(async () => {
    await uploads.stop();
    await catalog.stop();
  });

  beforeEach(() => uploads.reset());

  const everything = async () => ({
    destinations: await catalog.destinations.find().toArray(),
    travels: await catalog.travels.find().toArray(),
  });
  const edit = (body: string) =>
    catalog.asAdmin<ErrorBody>('PATCH', '/api/edit-destination/reef', body, { 'content-type': 'application/json' });
  const add = (data: string) => catalog.asAdmin<ErrorBody>('POST', '/api/add-destination', destinationForm(data, { main: 'x' }));
  /** Expects a client error, and that nothing was written or uploaded. */
  async function expectError(act: () => Promise<{ status: number; body: ErrorBody }>, statuses: number[]): Promise<void> {
    const before = await everything();
    const { status, body } = await act();
    expect(statuses).toContain(status);
    expect(body).toMatchObject({ status: 'error', success: false, message: expect.any(String), code: expect.any(String) });
    expect([await everything(), uploads.stored]).toEqual([before, []]);
  }

  it.each(REJECTED)('is rejected on edit: %s', (_, body) => expectError(() => edit(body), [400]));

  it.each(REJECTED)('is rejected on add: %s', (_, body) => {
    const isObject = body.startsWith('{"');
    // All required fields are valid, so that only the tested one is wrong.
    return expectError(() => add(isObject ? `${JSON.stringify(REEF).slice(0, -1)},${body.slice(1)}` : body), [400]);
  });

  it.each(HARMLESS)('is ignored on edit: %s', async (_, body) => {
    const before = await everything();
    expect((await edit(body)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it.each(HARMLESS)('is ignored on add: %s', async (_, body) => {
    const { names: _names, opening_hour: _hours, ...rest } = REEF;
    const flat = { ...rest, location: undefined, destination_name_en: 'Coral Wall' };
    const text = `${body.slice(0, -1)},${JSON.stringify({ ...flat, location: 'Bunaken' }).slice(1)}`;
    const { status, body: answer } = await add(text);
    expect([status, answer]).toEqual([201, expect.objectContaining({ status: 'success' })]);
    const [made] = await catalog.destinations.find({ _id: { $ne: 'reef' } }).toArray();
    expect(made?.place).toBe(FIRST_PLACES.last(made?.createdAt as Date));
    expect(made).toMatchObject({ name: { en: 'Coral Wall', id: '', cn: '' }, status: 'active', version: 1, location: 'Bunaken' });
    expect(Object.keys(made ?? {}).toSorted()).toEqual([
      '_id',
      'bestTime',
      'bestTimes',
      'category',
      'changedIn',
      'createdAt',
      'createdByCall',
      'description',
      'dive',
      'entryFee',
      'images',
      'location',
      'locations',
      'name',
      'openingDays',
      'openingHour',
      'place',
      'publishedBy',
      'status',
      'updatedAt',
      'version',
      'visitDuration',
    ]);
    await catalog.destinations.deleteMany({ _id: { $ne: 'reef' } });
  });

  it('is rejected in form fields: missing, duplicate, too large, a file for the data, another content type', async () => {
    const twice = destinationForm(REEF);
    twice.append('destinationData', '{"location":7}');
    const asFile = new FormData();
    asFile.append('destinationData', new Blob([JSON.stringify(REEF)]), 'data.json');
    const post =
      (body: unknown, headers = {}) =>
      () =>
        catalog.asAdmin<ErrorBody>('POST', '/api/add-destination', body, headers);
    await expectError(post(destinationForm(undefined)), [400]);
    await expectError(post(twice), [400]);
    await expectError(post(destinationForm(`"${'x'.repeat(2_000_000)}"`)), [400, 413]);
    await expectError(post(asFile), [400]);
    await expectError(post(REEF), [415]);
    await expectError(post('nothing of a form', { 'content-type': 'multipart/form-data' }), [400]);
    await expectError(post('--x\r\nContent-Disposition: form-data; na', { 'content-type': 'multipart/form-data; boundary=x' }), [400]);
  });

  it('returns 404 in paths', async () => {
    for (const id of BAD_IDS) {
      const calls = [
        () => catalog.asAdmin<ErrorBody>('PATCH', `/api/edit-destination/${id}`, { location: 'x' }),
        () => catalog.asAdmin<ErrorBody>('PATCH', `/api/edit-destination-gallery/${id}`, galleryForm({ main: 'x' })),
        () => catalog.asAdmin<ErrorBody>('POST', `/api/add-images/${id}`, galleryForm({ gallery: ['x'] })),
        () => catalog.asAdmin<ErrorBody>('PUT', `/api/destinations/${id}/gallery/gallery-reef-b/main`),
        () => catalog.asAdmin<ErrorBody>('PUT', `/api/destinations/reef/gallery/${id}/main`),
        () => catalog.asAdmin<ErrorBody>('DELETE', `/api/destinations/reef/gallery/${id}`),
        () => catalog.asAdmin<ErrorBody>('DELETE', `/api/remove-destination/${id}`),
        () => catalog.asAdmin<ErrorBody>('DELETE', `/api/remove-destination/${id}?force=true`),
      ];
      for (const call of calls) await expectError(call, [404]);
    }
  });

  it.each(['"', '-1', '1e0', '"abc"', '"99999999999999999999"', '"1", "2"', ''])('matches no version as If-Match: %j', async (tag) => {
    await expectError(() => catalog.asAdmin('PATCH', '/api/edit-destination/reef', { location: 'x' }, { 'if-match': tag }), [409]);
  });

  it.each([{}, [], true, -1, '1.5', 1e300])('matches no version in the body: %j', async (version) => {
    await expectError(() => catalog.asAdmin('PATCH', '/api/edit-destination/reef', { location: 'x', version }), [409]);
  });

  it('is only accepted from an admin in the first place (OR-40)', async () => {
    const calls: [string, string][] = [
      ['POST', '/api/add-destination'],
      ['PATCH', '/api/edit-destination/reef'],
      ['PATCH', '/api/edit-destination-gallery/reef'],
      ['POST', '/api/add-images/reef'],
      ['PUT', '/api/destinations/reef/gallery/gallery-reef-b/main'],
      ['DELETE', '/api/destinations/reef/gallery/gallery-reef-b'],
      ['DELETE', '/api/remove-destination/reef?force=true'],
    ];
    const customer = await catalog.headers('customer');
    for (const [method, path] of calls) {
      await expectError(() => catalog.visitor().request(method, path), [401]);
      await expectError(() => catalog.visitor().request(method, path, { headers: customer }), [403]);
    }
  });
});
