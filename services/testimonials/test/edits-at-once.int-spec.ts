import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { TestimonialsRepository } from '../src/testimonials/testimonials.repository.ts';
import { type FormContent, file, TestimonialsUnderTest } from './testimonials-under-test.ts';

const texts = { name_en: 'Ayu', role_en: 'Diver', quote_en: 'Calm and blue', location_en: 'Bandung' };
const whole: FormContent = { ...texts, profile_image: file('face.jpg') };

describe('testimonials edited by several users', () => {
  let system: TestimonialsUnderTest;

  beforeAll(async () => {
    system = await TestimonialsUnderTest.start();
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

  it('are not overwritten by an edit of an older version', async () => {
    const { testimonial_id } = await create();
    const path = `/${testimonial_id}`;
    expect((await system.ask('PATCH', path, { name_en: 'First' }, { 'if-match': '"1"' })).body.data.version).toBe(2);
    const stale: [FormContent, Record<string, string>][] = [
      [{ name_en: 'Second', profile_image: file('new.jpg') }, { 'if-match': '"1"' }],
      [{ name_en: 'Second', version: '1' }, {}],
      [{ name_en: 'Second' }, { 'if-match': 'nonsense' }],
      [{ name_en: 'Second', version: '{"$gt":0}' }, {}],
    ];
    system.media.begun.length = 0;
    for (const [form, headers] of stale) {
      const { status, body } = await system.ask('PATCH', path, form, headers);
      expect([status, body.code, body.current]).toEqual([409, 'edit_conflict', expect.objectContaining({ name_en: 'First', version: 2 })]);
    }
    expect(system.media.begun).toEqual([]);
    expect((await system.ask('DELETE', path, undefined, { 'if-match': '"1"' })).status).toBe(409);
    expect((await system.ask('PATCH', path, { name_en: 'Third', version: '2' })).status).toBe(200);
    expect((await system.ask('PATCH', path, { name_en: 'Fourth' }, { 'if-match': '*' })).status).toBe(200);
    expect((await stored())[0]).toMatchObject({ name: { en: 'Fourth' }, version: 4 });
  });

  /** Holds edits until this number of them have read the same version. */
  function meetAfterReading(editors: number): void {
    const repository = system.service.app.get(TestimonialsRepository, { strict: false });
    const find = repository.find.bind(repository);
    const { promise: allHaveRead, resolve: letAllGoOn } = Promise.withResolvers<void>();
    let reads = 0;
    jest.spyOn(repository, 'find').mockImplementation(async (id) => {
      const found = await find(id);
      reads += 1;
      if (reads === editors) letAllGoOn();
      await allHaveRead;
      return found;
    });
  }

  it('keep all edits if several users save at once', async () => {
    const { testimonial_id, photos } = await create({ photos: [file('kept.jpg'), file('dropped.jpg')] });
    const edits = ['name', 'role', 'quote', 'location'].flatMap((text) => [
      { [`${text}_id`]: `${text} in ID`, photos: file(`${text}-id.jpg`) },
      { [`${text}_cn`]: `${text} in CN`, photos: file(`${text}-cn.jpg`) },
    ]);
    const drop = { existingPhotos: JSON.stringify([photos[0]?.id]) };
    // Removes all photos that exist when it begins and that it does not list.
    meetAfterReading(edits.length + 1);
    const answers = await Promise.all([...edits, drop].map((form) => system.ask('PATCH', `/${testimonial_id}`, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const [now] = await stored();
    expect(now).toMatchObject({
      version: 10,
      name: { en: 'Ayu', id: 'name in ID', cn: 'name in CN' },
      location: { en: 'Bandung', id: 'location in ID', cn: 'location in CN' },
    });
    const ids = now?.photos.map(({ id }) => id) ?? [];
    expect([ids.length, ids.includes(photos[0]?.id ?? ''), ids.includes(photos[1]?.id ?? '')]).toEqual([9, true, false]);
  });

  it('are saved by exactly one of several edits of the same version', async () => {
    const { testimonial_id } = await create();
    const edits = Array.from({ length: 6 }, (_, at) => ({ name_en: `Editor ${at}` }));
    const answers = await Promise.all(edits.map((form) => system.ask('PATCH', `/${testimonial_id}`, form, { 'if-match': '"1"' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect((await stored())[0]).toMatchObject({ name: { en: winner?.name_en }, version: 2 });
  });

  it('are deleted once; later requests return 404 (API-46)', async () => {
    const { testimonial_id } = await create();
    let upload = () => {};
    system.media.hold = new Promise((resolve) => {
      upload = resolve;
    });
    const late = system.ask('PATCH', `/${testimonial_id}`, { photos: file('late.jpg') });
    await eventually(() => expect(system.media.begun).toHaveLength(2));
    const { status, body } = await system.ask('DELETE', `/${testimonial_id}`);
    expect([status, body]).toEqual([
      200,
      { status: 'success', success: true, message: 'Testimonial deleted successfully', data: { testimonial_id } },
    ]);
    upload();
    expect((await late).status).toBe(404);
    expect((await system.ask('DELETE', `/${testimonial_id}`)).body.code).toBe('testimonial_not_found');
    expect(await stored()).toMatchObject([{ version: 1, photos: [], trashed: { by: 'test-user' } }]);
    await eventually(() => expect(system.announced.filter(({ id }) => id === testimonial_id)).toHaveLength(2));
  });
});
