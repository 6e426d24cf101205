import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PackageView, TravelPageView } from '@reefdesk/contracts/travels/views';
import { travel } from '../builders.ts';
import { BackOffice } from './back-office.ts';

const INCLUDED = { en: 'Boat\nLunch', id: 'Kapal\nMakan siang', cn: '船\n午餐' };
const NOT_INCLUDED = { en: 'Park fee', id: '', cn: '' };
const TO_BRING = { en: 'Towel', id: 'Handuk', cn: '毛巾' };
const NOTHING = { en: '', id: '', cn: '' };

describe('inclusions, packing list and level of a package (EDT-12)', () => {
  let desk: BackOffice;
  beforeAll(async () => {
    desk = await BackOffice.open();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.catalog.empty());

  const edit = async (id: string, changes: object) => desk.call('PATCH', `/api/edit-travel/${id}`, changes);
  const textOf = async (id: string) => {
    const { included, not_included, to_bring, level } = await desk.details(id);
    return { included, not_included, to_bring, level };
  };

  it('are stored with a new package, and returned to the back office, the list and the page of the package', async () => {
    const id = await desk.newTravel({
      included: INCLUDED,
      not_included: NOT_INCLUDED,
      to_bring: TO_BRING,
      level: 'no_diving',
      status: 'active',
    });
    const texts = { included: INCLUDED, not_included: NOT_INCLUDED, to_bring: TO_BRING, level: 'no_diving' };
    const { slug } = await desk.details(id);
    expect(await textOf(id)).toEqual(texts);
    const { body: list } = await desk.catalog.get<{ data: PackageView[] }>('/api/packages');
    expect(list.data[0]).toMatchObject(texts);
    const { body: cards } = await desk.catalog.get<{ data: object[] }>('/api/packages?view=card');
    expect(cards.data[0]).toMatchObject({ level: 'no_diving' });
    expect(cards.data[0]).not.toHaveProperty('included');
    const { body: page } = await desk.catalog.get<{ data: TravelPageView }>(`/api/travel/${slug}`);
    expect(page.data.travel).toMatchObject(texts);
  });

  it('are optional, also in older packages', async () => {
    const id = await desk.newTravel();
    expect(await textOf(id)).toEqual({ included: NOTHING, not_included: NOTHING, to_bring: NOTHING, level: undefined });
    await desk.catalog.travels.insertOne(travel('before'));
    expect(await textOf('before')).toEqual({ included: NOTHING, not_included: NOTHING, to_bring: NOTHING, level: undefined });
  });

  it('are changed by language, emptied by an empty text, and the level is removed by null', async () => {
    const id = await desk.newTravel({ included: INCLUDED, not_included: NOT_INCLUDED, to_bring: TO_BRING, level: 'families' });
    expect((await edit(id, { included: { en: 'Boat' }, not_included: { en: '' }, to_bring: { cn: '' } })).status).toBe(200);
    expect(await textOf(id)).toEqual({
      included: { ...INCLUDED, en: 'Boat' },
      not_included: NOTHING,
      to_bring: { ...TO_BRING, cn: '' },
      level: 'families',
    });
    expect((await edit(id, { level: null })).status).toBe(200);
    expect((await textOf(id)).level).toBeUndefined();
    expect((await edit(id, { level: 'course' })).status).toBe(200);
    expect((await edit(id, { level: '' })).status).toBe(200);
    expect((await textOf(id)).level).toBeUndefined();
  });

  it.each([
    [{ level: 'everybody' }, 'level'],
    [{ level: 7 }, 'level'],
    [{ included: 'Boat' }, 'included'],
    [{ included: { en: 5 } }, 'included.en'],
    [{ not_included: { cn: '多'.repeat(2_001) } }, 'not_included.cn'],
  ])('are rejected with a field error if invalid: %j', async (changes, field) => {
    const id = await desk.newTravel({ included: INCLUDED });
    const { status, body } = await edit(id, changes);
    expect(status).toBe(400);
    expect(Object.keys((body as { fields?: object }).fields ?? {})).toContain(field);
    expect((await textOf(id)).included).toEqual(INCLUDED);
  });
});
