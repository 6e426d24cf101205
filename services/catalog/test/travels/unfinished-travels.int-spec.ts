import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { picture } from '../picture-uploads.ts';
import { BackOffice, travelData } from './back-office.ts';

const ENGLISH = { names: { en: 'Night reef' }, categories: { en: 'Diving' }, descriptions: { en: 'Torches and squid' } };
const OTHERS = ['names', 'categories', 'descriptions'].flatMap((text) => [`${text}.id`, `${text}.cn`]).sort();

describe('a package that is hidden from visitors', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
  });
  afterAll(() => backOffice.close());
  beforeEach(() => backOffice.catalog.empty());

  const errorsOf = (fields: Parameters<typeof fieldErrorTexts>[0]) => Object.keys(fieldErrorTexts(fields)).sort();
  const edit = (id: string, changes: object) => backOffice.call('PATCH', `/api/edit-travel/${id}`, changes);

  it.each(['inactive', 'draft', 'archived'])('can be stored with one complete language and without a picture (%s)', async (status) => {
    const { status: code, body } = await backOffice.addTravel({ ...ENGLISH, status }, null);
    expect(code).toBe(201);
    expect(body.data).toMatchObject({
      slug: 'night-reef',
      status,
      names: { en: 'Night reef', id: '', cn: '' },
      travel_img: '',
      image_meta: null,
    });
    expect((await backOffice.call('GET', '/api/travel/night-reef', undefined)).status).toBe(200);
  });

  it('can begin in any language, from which its slug is made', async () => {
    const chinese = { names: { cn: '夜潜' }, categories: { cn: '潜水' }, descriptions: { cn: '手电与鱿鱼' } };
    const indonesian = { names: { id: 'Selam Malam' }, categories: { id: 'Menyelam' }, descriptions: { id: 'Senter dan cumi' } };
    expect((await backOffice.addTravel({ ...chinese, status: 'inactive' }, null)).body.data.slug).toBe('package');
    expect((await backOffice.addTravel({ ...indonesian, status: 'inactive' }, null)).body.data.slug).toBe('selam-malam');
  });

  it('requires one complete language: reports what the most complete one lacks, and requires no picture', async () => {
    const { names, descriptions } = ENGLISH;
    const begun = { names: { ...names, id: 'Selam Malam' }, descriptions, status: 'inactive' };
    const { status, body } = await backOffice.addTravel(begun, null);
    expect([status, fieldErrorTexts(body.fields)]).toEqual([400, { 'categories.en': 'Category in EN is required' }]);
    const bad = await backOffice.addTravel({ ...ENGLISH, status: 'inactive', duration: 'long' }, null);
    expect([bad.status, errorsOf(bad.body.fields)]).toEqual([400, ['duration']]);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(0);
  });

  it('must be complete to become visible: all missing fields are reported at once, and nothing is written', async () => {
    const { travel_id: id } = (await backOffice.addTravel({ ...ENGLISH, status: 'inactive' }, null)).body.data;
    const rejected = await edit(id, { status: 'active', names: { id: 'Selam Malam' } });
    expect([rejected.status, errorsOf(rejected.body.fields)]).toEqual([
      400,
      [...OTHERS.filter((field) => field !== 'names.id'), 'mainImage'].sort(),
    ]);
    expect(await backOffice.details(id)).toMatchObject({ status: 'inactive', version: 1, names: { id: '' } });
    const { names, categories, descriptions } = travelData('Night reef');
    expect((await edit(id, { names, categories, descriptions })).status).toBe(200);
    expect(errorsOf((await edit(id, { status: 'active' })).body.fields)).toEqual(['mainImage']);
    const form = new FormData();
    form.append('travelData', JSON.stringify({ status: 'active' }));
    form.append('mainImage', picture('beach'));
    const shown = await edit(id, form);
    expect([shown.status, shown.body.data.status, shown.body.data.travel_img]).toEqual([200, 'active', '/media/beach']);
  });

  it('can lose a translation, but not its last complete language; a visible package can lose none', async () => {
    const id = await backOffice.newTravel({ status: 'inactive' });
    const without = (language: string) => ({
      ...{ names: { [language]: '' }, categories: { [language]: '' }, descriptions: { [language]: '' }, status: 'inactive' },
    });
    for (const language of ['cn', 'en']) expect((await edit(id, without(language))).status).toBe(200);
    const last = await edit(id, without('id'));
    expect(last.status).toBe(400);
    expect(await backOffice.details(id)).toMatchObject({ names: { en: '', id: 'Bunaken Escape (id)', cn: '' } });
    const shown = await backOffice.newTravel();
    for (const changes of [{ names: { cn: '' } }, { names: { cn: '' }, status: 'active' }])
      expect(errorsOf((await edit(shown, changes)).body.fields)).toEqual(['names.cn']);
    expect((await edit(shown, { status: 'inactive' })).status).toBe(200);
  });
});
