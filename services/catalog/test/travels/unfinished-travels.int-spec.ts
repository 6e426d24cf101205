import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
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

  it('has stops with a comment in one language, and becomes visible with all of them (EDT-02, EDT-10)', async () => {
    const hidden = await backOffice.newTravel({ status: 'inactive' });
    const inEnglish = { category: 'no-destination', time: '08:00', unfinished: true, comments: { en: 'Lunch', cn: ' ' } };
    const add = (travelId: string, changes: object = {}) =>
      backOffice.call('POST', `/api/add-travel-destination/${travelId}`, { ...inEnglish, ...changes });
    const lacking = async (answer: ReturnType<typeof add>) => {
      const { status, body } = await answer;
      return [status, errorsOf(body.fields)];
    };
    const added = await add(hidden);
    expect([added.status, added.body.item.comments]).toEqual([201, { en: 'Lunch', id: '', cn: '' }]);
    expect(await lacking(add(hidden, { comments: { en: ' ' } }))).toEqual([400, ['comments.cn', 'comments.en', 'comments.id']]);
    expect(await lacking(add(hidden, { unfinished: false }))).toEqual([400, ['comments.cn', 'comments.id']]);
    expect(await lacking(add(await backOffice.newTravel()))).toEqual([400, ['comments.cn', 'comments.id']]);

    const { id } = added.body.item;
    const comment = (comments: object) => backOffice.updateItem(hidden, id, { unfinished: true, comments });
    expect((await comment({ en: '', id: 'Makan siang' })).body.item.comments).toEqual({ en: '', id: 'Makan siang', cn: '' });
    expect(await lacking(comment({ id: '' }))).toEqual([400, ['comments.cn', 'comments.en', 'comments.id']]);

    const show = () => edit(hidden, { status: 'active' });
    expect(await lacking(show())).toEqual([400, [`itinerary.${id}.comments.cn`, `itinerary.${id}.comments.en`]]);
    const { body } = await backOffice.call<{ data: DraftView }>('PUT', `/api/drafts/packages/${hidden}`, { status: 'active' });
    expect(body.data.missing).toEqual(['en', 'cn'].map((language) => ({ field: `itinerary.${id}`, language })));
    await comment({ en: 'Lunch', cn: '午餐' });
    expect((await show()).status).toBe(200);
  });
});
