import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@reefdesk/contracts/limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { REFUSED_BODIES } from './invalid-bodies.ts';
import { type FormContent, file, TestimonialsUnderTest } from './testimonials-under-test.ts';

const texts = { name_en: 'Ayu', role_en: 'Diver', quote_en: 'Calm and blue', location_en: 'Bandung' };
const whole: FormContent = { ...texts, profile_image: file('face.jpg') };
const SEED_KEY = 'a key of this run';
const NOBODY = '/00000000-0000-4000-8000-000000000000';

describe('testimonials in the back office', () => {
  let system: TestimonialsUnderTest;

  beforeAll(async () => {
    system = await TestimonialsUnderTest.start({ SEED_KEY });
  });

  afterAll(async () => {
    await system?.stop();
  });

  beforeEach(async () => {
    await system.collection.deleteMany({});
    system.media.begun.length = 0;
    system.media.hold = Promise.resolve();
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const create = async (changes: FormContent = {}) => (await system.ask('POST', '', { ...whole, ...changes })).body.data;
  const stored = () => system.collection.find().sort({ _id: 1 }).toArray();

  it('are added with their texts, picture and photos (API-44, ENT-42, OR-72, OR-73, MSG-05)', async () => {
    const form = { ...whole, name_cn: '阿玉', rating: '4', photos: [file('one.jpg'), file('two.jpg')], existingPhotos: '[]' };
    const { status, headers, body } = await system.ask('POST', '', form);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([201, 'no-store', '"1"']);
    expect(body).toMatchObject({ status: 'success', success: true, message: 'Testimonial added successfully' });
    expect(body.data).toMatchObject({ ...texts, name_id: '', name_cn: '阿玉', rating: 4, version: 1 });
    expect(body.data.profile_image).toMatch(/^\/media\/[0-9a-f]{64}$/);
    expect(body.data.photos.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/media\//), expect.stringMatching(/^\/media\//)]);
    const read = await system.ask('GET', `/${body.data.testimonial_id}`);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(read.body.data).toEqual(body.data);
    await eventually(() => expect(system.announced).toContainEqual({ id: body.data.testimonial_id }));
  });

  it('are edited as a hidden draft, and published with their pictures; force does not publish invalid ones (EDT-01, EDT-02)', async () => {
    const { testimonial_id: id, photos } = await create({ photos: [file('one.jpg'), file('two.jpg')] });
    const draft = (method: string, rest = '', body?: object) => system.draft(method, `/${id}${rest}`, body);
    const before = (await system.ask('GET', '', undefined, {}, null)).body;
    const form = new FormData();
    form.append('quote_en', 'Only staff read this');
    form.append('existingPhotos', JSON.stringify([photos[1]?.id]));
    form.append('photos', file('three.jpg'));
    const begun = await draft('PUT', '', form);
    expect(begun.body.data).toMatchObject({ version: 1, fields: { quote: { en: 'Only staff read this' } } });
    expect(begun.body.data.missing).toContainEqual({ field: 'quote', language: 'cn' });
    expect(begun.body.data.draft.photos.map(({ url }) => url)).toEqual([photos[1]?.url, expect.stringMatching(/^\/media\//)]);
    expect((await system.ask('GET', '', undefined, {}, null)).body).toEqual(before);
    expect((await draft('POST', '/publish', {})).body.code).toBe('not_ready');
    await draft('PUT', '', { quote_en: '' });
    expect((await draft('POST', '/publish', { force: true })).body).toMatchObject({ code: 'validation_failed' });
    await draft('PUT', '', { quote_en: 'Calm' });
    expect((await draft('POST', '/publish', { force: true })).status).toBe(200);
    expect((await system.ask('GET', `/${id}`)).body.data).toMatchObject({
      quote_en: 'Calm',
      version: 2,
      photos: [{ id: photos[1]?.id }, {}],
    });
  });

  it('start a draft from an earlier version, with its picture but with the photos of now (EDT-05)', async () => {
    const first = await create({ name_cn: '阿玉', rating: '4', photos: [file('one.jpg')] });
    const path = `/${first.testimonial_id}`;
    const other = { name_cn: '', quote_en: 'Loud', rating: '1', profile_image: file('other.jpg'), existingPhotos: '[]' };
    expect((await system.ask('PATCH', path, other)).status).toBe(200);
    const started = await system.edit('POST', `versions/testimonials${path}/1/draft`);
    expect([started.status, started.body.data.version]).toEqual([201, 1]);
    expect((await system.edit('POST', `versions/testimonials${path}/1/draft`)).body.code).toBe('draft_exists');
    expect((await system.ask('GET', path)).body.data.quote_en).toBe('Loud');
    await system.draft('POST', `${path}/publish`, { force: true });
    const { photos: _, version: __, ...content } = first;
    expect((await system.ask('GET', path)).body.data).toMatchObject({ ...content, photos: [], version: 3 });
  });

  it('get a picture replaced as profile picture and among the photos, also in the trash (LIB-07)', async () => {
    const photo = (content: string) => new File([content], `${content}.jpg`, { type: 'image/jpeg' });
    const [first, second] = [await create({ photos: [photo('reef'), photo('boat')] }), await create({ profile_image: photo('reef') })];
    const from = first.photos[0]?.url.split('/').at(-1) ?? '';
    const [to] = (await system.collection.find({ _id: second.testimonial_id }).toArray()).map(({ profile }) => profile);
    expect(to?.id).toBe(from);
    await system.ask('DELETE', `/${second.testimonial_id}`);
    const view = { ...(to as NonNullable<typeof to>), id: 'f'.repeat(40), url: `/media/${'f'.repeat(40)}` };
    const by = { userId: 'somebody', position: 'editor', network: '192.0.2.0' };
    expect(await system.media.replace({ from, to: view, by })).toEqual({ changed: 2 });
    const after = await stored();
    expect(after.flatMap(({ profile, photos }) => [profile?.id, ...photos.map(({ image }) => image.id)])).not.toContain(from);
    const changed = after.find(({ _id }) => _id === first.testimonial_id);
    expect([changed?.photos[0]?.image.id, changed?.photos[0]?.id, changed?.version]).toEqual([view.id, first.photos[0]?.id, 2]);
    const trashed = after.find(({ _id }) => _id === second.testimonial_id);
    expect([trashed?.profile?.id, Boolean(trashed?.trashed)]).toEqual([view.id, true]);
    await eventually(() => expect(system.announced.filter(({ id }) => id === first.testimonial_id)).toHaveLength(2));
    expect(await system.media.replace({ from, to: view, by })).toEqual({ changed: 0 });
  });

  it('are added once for repeated requests with the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => system.ask('POST', '', whole, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { status, body } of answers) expect([status, body.data.testimonial_id]).toEqual([201, key['idempotency-key']]);
    const other = await system.ask('POST', '', { ...whole, rating: '1' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await stored()).toHaveLength(1);
  });

  it('have a day in the past only as demo content with the seed key', async () => {
    const moment = '2026-01-05T02:10:00.000Z';
    const add = (key: string) => system.ask('POST', '', whole, { 'seed-moment': moment, 'seed-key': key });
    const { status, body } = await add('another');
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await add(SEED_KEY)).body.data).toMatchObject({ createdAt: moment, date: moment });
    expect(await stored()).toHaveLength(1);
  });

  it('are rejected at the maximum number, before a picture is stored', async () => {
    const { testimonial_id } = await create();
    const first = await system.collection.findOne({ _id: testimonial_id });
    if (!first) throw new Error('It was not stored');
    await system.collection.insertMany(Array.from({ length: LIMITS.testimonials - 1 }, () => ({ ...first, _id: randomUUID() })));
    system.media.begun.length = 0;
    const { status, body } = await system.ask('POST', '', whole);
    const message = 'Maximum number of testimonials reached (1000)';
    expect([status, body.code, body.message, system.media.begun]).toEqual([409, 'testimonial_limit_reached', message, []]);
    expect(await system.collection.countDocuments()).toBe(LIMITS.testimonials);
  });

  it('have five stars by default, and accept one to five (CONST-33, VAL-36)', async () => {
    expect((await create()).rating).toBe(5);
    expect((await create({ rating: '1' })).rating).toBe(1);
    for (const rating of ['0', '6', '-1', '4.5', '1e0', 'five', '', ' ', '٣', 'NaN', '[5]']) {
      const { status, body } = await system.ask('POST', '', { ...whole, rating });
      expect([rating, status, fieldErrorTexts(body.fields)]).toEqual([
        rating,
        400,
        { rating: 'Rating must be a whole number from 1 to 5' },
      ]);
    }
    expect(await stored()).toHaveLength(2);
  });

  it('accept the texts as maps as well (OR-58)', async () => {
    const maps = { name: '{"en":"Ayu","cn":"阿玉"}', role: '{"cn":"潜水员"}', quote: '{"cn":"很好"}', location: '{"cn":"万隆"}' };
    const { status, body } = await system.ask('POST', '', { ...maps, profile_image: file('face.jpg') });
    expect([status, body.data.name_en, body.data.quote_cn, body.data.quote_en]).toEqual([201, 'Ayu', '很好', '']);
  });

  it('require all four texts in at least one language, and a picture; otherwise nothing is stored or uploaded (VAL-36, VAL-37)', async () => {
    const { quote_en: _, ...withoutQuote } = texts;
    const face = { profile_image: file('face.jpg') };
    const cases: [FormContent, string[]][] = [
      [{ ...withoutQuote, ...face }, ['quote.en']],
      [{ ...withoutQuote, quote_id: 'Tenang', ...face }, ['quote.en']],
      [{ ...texts, name_en: '   ', ...face }, ['name.en']],
      [face, ['name.en', 'role.en', 'quote.en', 'location.en']],
      [texts, ['profile_image']],
      [{ ...texts, profile_image: file('') }, ['profile_image']],
      [{ ...whole, name_en: 'x'.repeat(201) }, ['name.en']],
      [{ ...whole, quote_id: 'x'.repeat(2_001) }, ['quote.id']],
      [{ ...whole, location_en: 'Bandung\0' }, ['location.en']],
    ];
    for (const [form, fields] of cases) {
      const { status, body } = await system.ask('POST', '', form);
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'validation_failed', fields]);
    }
    expect(await stored()).toEqual([]);
    expect(system.media.begun).toEqual([]);
  });

  it('accept only JPEG and PNG as a picture, any accepted type as a photo, 10 MB each (VAL-37, VAL-38, VAL-39)', async () => {
    await create({ photos: file('photo.jpg') });
    expect(system.media.begun.map(({ types, maxBytes }) => [types, maxBytes])).toEqual([
      [['jpeg', 'png'], 10 * 1024 * 1024],
      [undefined, 10 * 1024 * 1024],
    ]);
    const large = await system.ask('POST', '', { ...whole, photos: [file('small.jpg'), file('large.jpg', 10 * 1024 * 1024 + 1)] });
    expect([large.status, large.body.code, fieldErrorTexts(large.body.fields)]).toEqual([
      413,
      'image_too_large',
      { 'photos.1': 'large.jpg is larger than 10 MB' },
    ]);
    const bad = await system.ask('POST', '', { ...whole, profile_image: file('bad.txt'), photos: [file('one.jpg'), file('bad.svg')] });
    expect([bad.status, bad.body.code]).toEqual([415, 'image_not_accepted']);
    expect(Object.keys(bad.body.fields ?? {})).toEqual(['profile_image.0', 'photos.1']);
    expect(await stored()).toHaveLength(1);
  });

  it('hold at most twelve photos', async () => {
    const many = Array.from({ length: 13 }, (_, at) => file(`${at}.jpg`));
    const tooMany = await system.ask('POST', '', { ...whole, photos: many });
    expect([tooMany.status, tooMany.body.code, tooMany.body.message]).toEqual([
      400,
      'image_limit_reached',
      'Maximum number of images reached (12)',
    ]);
    const full = await create({ photos: many.slice(1) });
    expect(full.photos).toHaveLength(12);
    system.media.begun.length = 0;
    const more = await system.ask('PATCH', `/${full.testimonial_id}`, { photos: file('more.jpg') });
    expect([more.status, more.body.code, system.media.begun]).toEqual([400, 'image_limit_reached', []]);
    const remaining = JSON.stringify(full.photos.slice(1));
    const swapped = await system.ask('PATCH', `/${full.testimonial_id}`, { photos: file('more.jpg'), existingPhotos: remaining });
    expect([swapped.status, swapped.body.data.photos.length]).toEqual([200, 12]);
  });

  it('keep fields that an edit does not contain (API-45, OR-72, MSG-06)', async () => {
    const before = await create({ name_id: 'Ayu', photos: file('one.jpg'), rating: '3' });
    const form = { quote_en: ' Clear ', name_id: '', profile_image: file('other.png'), photos: file('two.jpg') };
    const { status, headers, body } = await system.ask('PATCH', `/${before.testimonial_id}`, form);
    expect([status, headers.get('etag'), body.message]).toEqual([200, '"2"', 'Testimonial updated successfully']);
    expect(body.data).toMatchObject({ ...texts, name_id: '', quote_en: 'Clear', rating: 3, version: 2, createdAt: before.createdAt });
    expect(body.data.profile_image).not.toBe(before.profile_image);
    expect(body.data.photos[0]).toEqual(before.photos[0]);
    expect(body.data.photos).toHaveLength(2);
  });

  it('keep their version if an edit changes nothing', async () => {
    const { testimonial_id, photos } = await create({ photos: file('one.jpg') });
    const same = { ...texts, existingPhotos: JSON.stringify(photos) };
    const { status, headers } = await system.ask('PATCH', `/${testimonial_id}`, same);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
  });

  it('cannot lose their last complete language; an edit of an unknown one returns 404', async () => {
    const { testimonial_id } = await create();
    const { status, body } = await system.ask('PATCH', `/${testimonial_id}`, { role_en: ' ', profile_image: file('face.png') });
    expect([status, body.fields && Object.keys(body.fields)]).toEqual([400, ['role.en']]);
    const missing = await system.ask('PATCH', NOBODY, whole);
    expect([missing.status, missing.body.code, system.media.begun.length]).toEqual([404, 'testimonial_not_found', 1]);
  });

  it('accept references to their own photos only (OR-31, OR-72)', async () => {
    const other = await create({ photos: file('other.jpg') });
    const { testimonial_id, photos } = await create({ photos: [file('a.jpg'), file('b.jpg'), file('c.jpg'), file('d.jpg')] });
    const foreign = [other.photos[0]?.id, other.photos[0]?.url, other.photos[0], 'a.jpg', '', 5, null, [], {}, { id: 5 }, { id: null }];
    const before = await stored();
    for (const reference of foreign) {
      const { status, body } = await system.ask('PATCH', `/${testimonial_id}`, { existingPhotos: JSON.stringify([reference]) });
      expect([reference, status, body.code]).toEqual([reference, 400, 'validation_failed']);
    }
    for (const existingPhotos of ['{', '{}', '"x"', '5', 'true', '[['.repeat(5_000), JSON.stringify(Array(200).fill(photos[0]?.id))]) {
      expect((await system.ask('PATCH', `/${testimonial_id}`, { existingPhotos })).status).toBe(400);
    }
    const added = await system.ask('POST', '', { ...whole, existingPhotos: JSON.stringify([other.photos[0]?.id]) });
    expect([added.status, Object.keys(added.body.fields ?? {})]).toEqual([400, ['existingPhotos.0']]);
    expect(await stored()).toEqual(before);

    const [a, b, , d] = photos;
    const mixed = JSON.stringify([{ id: d?.id, url: d?.url }, b?.url, a?.id]);
    const { body } = await system.ask('PATCH', `/${testimonial_id}`, { existingPhotos: mixed });
    expect(body.data.photos.map(({ id }) => id)).toEqual([d?.id, b?.id, a?.id]);
    expect((await system.ask('PATCH', `/${testimonial_id}`, { existingPhotos: '[]' })).body.data.photos).toEqual([]);
  });

  it('are written by admins only, and the role is checked before the form is read (OR-40)', async () => {
    const calls = [
      ['POST', ''],
      ['PATCH', NOBODY],
      ['DELETE', NOBODY],
    ] as const;
    for (const [method, path] of calls) {
      const form = method === 'DELETE' ? undefined : whole;
      expect((await system.ask(method, path, form, {}, null)).status).toBe(401);
      expect((await system.ask(method, path, form, {}, 'customer')).status).toBe(403);
    }
    expect(system.media.begun).toEqual([]);
  });

  it.each(REFUSED_BODIES)('are not changed by %s', async (_, type, body, added, edited) => {
    const headers = { ...(await system.adminHeaders()), ...(type && { 'content-type': type }) };
    const { testimonial_id } = await create();
    const [before] = await stored();
    const send = (method: string, path: string) =>
      fetch(`${system.url}/api/testimonials${path}`, { method, headers, body: new Blob([body]) });
    const [post, patch] = [await send('POST', ''), await send('PATCH', `/${testimonial_id}`)];
    expect([post.status, patch.status]).toEqual([added, edited]);
    expect(await post.json()).toMatchObject({ status: 'error', success: false });
    expect(await stored()).toEqual([before]);
  });
});
