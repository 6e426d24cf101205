import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TravelPageView } from '@reefdesk/contracts/travels/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { text, travel } from '../builders.ts';
import { picture } from '../picture-uploads.ts';
import { BackOffice, travelData } from './back-office.ts';

describe('adding a travel package', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
  });
  afterAll(() => backOffice.close());
  beforeEach(() => backOffice.catalog.empty());

  it('stores the package with its picture and returns its id (API-24, ENT-35, ENT-37, MSG-02)', async () => {
    const { status, body, headers } = await backOffice.addTravel({ ...travelData('Bunaken Escape'), price: 2_500_000, status: 'draft' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'success',
      success: true,
      message: 'Travel package has been created successfully',
      data: {
        travel_id: expect.any(String),
        slug: 'bunaken-escape',
        names: text('Bunaken Escape'),
        categories: text('Diving'),
        descriptions: text('Walls and turtles'),
        duration: '3 days',
        status: 'draft',
        travel_img: '/media/beach',
        price: 2_500_000,
        destinations: [],
        version: 1,
      },
    });
    expect(headers.get('etag')).toBe('"1"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await backOffice.details(body.data.travel_id)).toEqual(body.data);
    await eventually(() => expect(backOffice.announced).toContainEqual({ id: body.data.travel_id, slug: 'bunaken-escape' }));
  });

  it('rejects a package above the limit', async () => {
    await backOffice.catalog.travels.insertMany(Array.from({ length: LIMITS.travels }, (_, at) => travel(`t${at}`)));
    const { status, body } = await backOffice.addTravel(travelData());
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'travel_limit_reached' })]);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(LIMITS.travels);
  });

  it('accepts flat texts, a number of days and a price in digits (OR-58, ENT-36)', async () => {
    const flat = Object.fromEntries(
      ['en', 'id', 'cn'].flatMap((language) => [
        [`travel_name_${language}`, ` Name ${language} `],
        [`travel_category_${language}`, `Category ${language}`],
        [`travel_desc_${language}`, `About ${language}`],
      ]),
    );
    const { status, body } = await backOffice.addTravel({ ...flat, duration: 1, price: '750000' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      names: { en: 'Name en', id: 'Name id', cn: 'Name cn' },
      travel_name_cn: 'Name cn',
      travel_category_id: 'Category id',
      travel_desc_en: 'About en',
      duration: '1 day',
      price: 750_000,
    });
  });

  it('accepts a minimum age in years, which is public until it is removed', async () => {
    const { status, body } = await backOffice.addTravel({ ...travelData('Liveaboard'), minimum_age: '16' });
    expect([status, body.data.minimum_age]).toEqual([201, 16]);
    const id = body.data.travel_id;
    const edit = async (minimum_age: unknown) => (await backOffice.call('PATCH', `/api/edit-travel/${id}`, { minimum_age })).body;
    const page = await backOffice.call<{ data: TravelPageView }>('GET', '/api/travel/liveaboard');
    expect(page.body.data.travel.minimum_age).toBe(16);
    for (const fuzzed of [0, 100, -1, 12.5, 'sixteen'])
      expect((await edit(fuzzed)).fields?.minimum_age).toMatchObject([{ code: 'whole_number', params: { min: 1, max: 99 } }]);
    expect((await edit(null)).data).not.toHaveProperty('minimum_age');
    expect(await backOffice.details(id)).not.toHaveProperty('minimum_age');
  });

  it('is active and lasts one day by default (ENT-35, CONST-35)', async () => {
    const { duration: _, status: __, ...texts } = travelData();
    const { body } = await backOffice.addTravel(texts);
    expect(body.data).toMatchObject({ status: 'active', duration: '1 day' });
    expect(body.data).not.toHaveProperty('price');
  });

  it('reports every missing text and the missing picture at once (VAL-14, VAL-15, VAL-16, VAL-18)', async () => {
    const { status, body } = await backOffice.addTravel(
      { names: { en: 'Reef', id: ' ' }, categories: {}, duration: 'three days', travel_desc_cn: '关于' },
      null,
    );
    expect([status, body.code, body.message]).toEqual([400, 'validation_failed', 'Some fields need attention']);
    expect(fieldErrorTexts(body.fields)).toEqual({
      'names.id': 'Name in ID is required',
      'names.cn': 'Name in CN is required',
      'categories.en': 'Category in EN is required',
      'categories.id': 'Category in ID is required',
      'categories.cn': 'Category in CN is required',
      'descriptions.en': 'Description in EN is required',
      'descriptions.id': 'Description in ID is required',
      duration: 'Duration must be in format "X day" or "X days"',
      mainImage: 'Travel image is required',
    });
  });

  it('requires a picture even if all other fields are valid (VAL-16)', async () => {
    const { status, body } = await backOffice.addTravel(travelData(), null);
    expect([status, fieldErrorTexts(body.fields)]).toEqual([400, { mainImage: 'Travel image is required' }]);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(0);
  });

  it.each(['0 days', '-1 days', '1.5 days', '3', 'days', '3 weeks', '1000 days', '٣ days', '', 0, 2.5, 1_000, true, {}, ['3 days']])(
    'refuses %j as a duration (VAL-17, OR-51)',
    async (duration) => {
      const { status, body } = await backOffice.addTravel({ ...travelData(), duration });
      expect([status, fieldErrorTexts(body.fields)]).toEqual([400, { duration: 'Duration must be in format "X day" or "X days"' }]);
    },
  );

  it.each([
    ['1 day', '1 day'],
    ['3 day', '3 days'],
    ['45 Days', '45 days'],
    [30, '30 days'],
  ])('takes %j as a duration (VAL-17, VAL-20, OR-51)', async (duration, stored) => {
    const { status, body } = await backOffice.addTravel({ ...travelData(), duration });
    expect([status, body.data.duration]).toEqual([201, stored]);
  });

  it('writes nothing if media rejects the picture, and names the rejected file', async () => {
    const { status, body } = await backOffice.addTravel(travelData(), new Blob(['no image at all']));
    expect([status, body.code, fieldErrorTexts(body.fields)]).toEqual([
      415,
      'image_not_accepted',
      { 'mainImage.0': 'beach.jpg is not an image this site accepts' },
    ]);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(0);
  });

  it('rejects a picture over 10 MB before any upload (OR-47)', async () => {
    const before = backOffice.uploads.stored.length;
    const { status, body } = await backOffice.addTravel(travelData(), new Blob(['x'.repeat(10 * 1024 * 1024 + 1)]));
    expect([status, body.code]).toEqual([413, 'image_too_large']);
    expect([backOffice.uploads.stored.length, await backOffice.catalog.travels.countDocuments()]).toEqual([before, 0]);
  });

  it('gives each of many packages created with the same name in parallel its own slug (OR-80)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => backOffice.addTravel()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const slugs = new Set(answers.map(({ body }) => body.data.slug));
    expect(slugs.size).toBe(20);
    expect([...slugs].every((slug) => /^bunaken-escape(-\d+)?$/.test(slug))).toBe(true);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(20);
  });

  it('stores it once for repeated or parallel requests with the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => backOffice.addTravel(travelData('Twice'), picture('beach'), key)));
    answers.push(await backOffice.addTravel(travelData('Twice'), picture('beach'), key));
    for (const { status, body } of answers) expect([status, body.data.travel_id]).toEqual([201, key['idempotency-key']]);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(1);
    for (const other of [
      await backOffice.addTravel(travelData('Thrice'), picture('beach'), key),
      await backOffice.addTravel(travelData('Twice'), picture('reef'), key),
    ]) {
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect((await backOffice.addTravel(travelData('Twice'))).body.data.slug).toBe('twice-2');
    const { status, body } = await backOffice.addTravel(travelData(), picture('beach'), { 'idempotency-key': 'seven' });
    expect([status, body.code, await backOffice.catalog.travels.countDocuments()]).toEqual([400, 'idempotency_key_unreadable', 2]);
    const message = 'The header Idempotency-Key must be a UUID, such as 0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
    const fields = { 'Idempotency-Key': [expect.objectContaining({ code: 'idempotency_key_unreadable', text: message })] };
    expect(body).toMatchObject({ message, msg: message, fields });
  });

  it('creates a slug for a name without Latin letters (OR-80)', async () => {
    const { body } = await backOffice.addTravel({ ...travelData(), names: { en: '美娜多', id: 'Manado', cn: '美娜多' } });
    expect(body.data.slug).toBe('package');
  });
});
