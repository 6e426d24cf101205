import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { faultTexts } from '@reefdesk/test-kit/faults';
import { picture } from '../picture-uploads.ts';
import { BackOffice, travelData } from './back-office.ts';

const ENGLISH = { names: { en: 'Night reef' }, categories: { en: 'Diving' }, descriptions: { en: 'Torches and squid' } };
const OTHERS = ['names', 'categories', 'descriptions'].flatMap((text) => [`${text}.id`, `${text}.cn`]).sort();

describe('a package that is hidden from visitors', () => {
  let office: BackOffice;
  beforeAll(async () => {
    office = await BackOffice.open();
  });
  afterAll(() => office.close());
  beforeEach(() => office.catalog.empty());

  const faultsOf = (fields: Parameters<typeof faultTexts>[0]) => Object.keys(faultTexts(fields)).sort();
  const edit = (id: string, changes: object) => office.call('PATCH', `/api/edit-travel/${id}`, changes);

  it.each(['inactive', 'draft', 'archived'])('can be stored with one complete language and without a picture (%s)', async (status) => {
    const { status: code, body } = await office.addTravel({ ...ENGLISH, status }, null);
    expect(code).toBe(201);
    expect(body.data).toMatchObject({
      slug: 'night-reef',
      status,
      names: { en: 'Night reef', id: '', cn: '' },
      travel_img: '',
      image_meta: null,
    });
    expect((await office.call('GET', '/api/travel/night-reef', undefined)).status).toBe(200);
  });

  it('can begin in any language, from which its slug is made', async () => {
    const chinese = { names: { cn: '夜潜' }, categories: { cn: '潜水' }, descriptions: { cn: '手电与鱿鱼' } };
    const indonesian = { names: { id: 'Selam Malam' }, categories: { id: 'Menyelam' }, descriptions: { id: 'Senter dan cumi' } };
    expect((await office.addTravel({ ...chinese, status: 'inactive' }, null)).body.data.slug).toBe('package');
    expect((await office.addTravel({ ...indonesian, status: 'inactive' }, null)).body.data.slug).toBe('selam-malam');
  });

  it('requires one complete language: reports what the most complete one lacks, and requires no picture', async () => {
    const { names, descriptions } = ENGLISH;
    const begun = { names: { ...names, id: 'Selam Malam' }, descriptions, status: 'inactive' };
    const { status, body } = await office.addTravel(begun, null);
    expect([status, faultTexts(body.fields)]).toEqual([400, { 'categories.en': 'Category in EN is required' }]);
    const bad = await office.addTravel({ ...ENGLISH, status: 'inactive', duration: 'long' }, null);
    expect([bad.status, faultsOf(bad.body.fields)]).toEqual([400, ['duration']]);
    expect(await office.catalog.travels.countDocuments()).toBe(0);
  });

  it('must be complete to become visible: all missing fields are reported at once, and nothing is written', async () => {
    const { travel_id: id } = (await office.addTravel({ ...ENGLISH, status: 'inactive' }, null)).body.data;
    const refused = await edit(id, { status: 'active', names: { id: 'Selam Malam' } });
    expect([refused.status, faultsOf(refused.body.fields)]).toEqual([
      400,
      [...OTHERS.filter((field) => field !== 'names.id'), 'mainImage'].sort(),
    ]);
    expect(await office.details(id)).toMatchObject({ status: 'inactive', version: 1, names: { id: '' } });
    const { names, categories, descriptions } = travelData('Night reef');
    expect((await edit(id, { names, categories, descriptions })).status).toBe(200);
    expect(faultsOf((await edit(id, { status: 'active' })).body.fields)).toEqual(['mainImage']);
    const form = new FormData();
    form.append('travelData', JSON.stringify({ status: 'active' }));
    form.append('mainImage', picture('beach'));
    const shown = await edit(id, form);
    expect([shown.status, shown.body.data.status, shown.body.data.travel_img]).toEqual([200, 'active', '/media/beach']);
  });

  it('can lose a translation, but not its last complete language; a visible package can lose none', async () => {
    const id = await office.newTravel({ status: 'inactive' });
    const without = (language: string) => ({
      ...{ names: { [language]: '' }, categories: { [language]: '' }, descriptions: { [language]: '' }, status: 'inactive' },
    });
    for (const language of ['cn', 'en']) expect((await edit(id, without(language))).status).toBe(200);
    const last = await edit(id, without('id'));
    expect(last.status).toBe(400);
    expect(await office.details(id)).toMatchObject({ names: { en: '', id: 'Bunaken Escape (id)', cn: '' } });
    const shown = await office.newTravel();
    for (const changes of [{ names: { cn: '' } }, { names: { cn: '' }, status: 'active' }])
      expect(faultsOf((await edit(shown, changes)).body.fields)).toEqual(['names.cn']);
    expect((await edit(shown, { status: 'inactive' })).status).toBe(200);
  });
});
