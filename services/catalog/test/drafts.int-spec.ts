import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftSummaryView, DraftView } from '@reefdesk/contracts/editing/endpoints';
import { FIND_IMAGE_USES, REPLACE_IMAGE } from '@reefdesk/contracts/messages/media.messages';
import { momentOf } from '@reefdesk/contracts/time/calendar-days';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { DestinationsDrafts } from '../src/editing/destinations.drafts.ts';
import { storedImage, text } from './builders.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';
import { type DraftAnswer, draftDesk, type ErrorAnswer, startForDrafts, withOnlyTravel } from './draft-desk.ts';

const ZONE = 'Asia/Makassar';
const SECRET = 'Only staff may read this';

describe('a draft', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await startForDrafts();
  });
  afterAll(() => catalog.stop());
  beforeEach(() => withOnlyTravel(catalog));

  const { at, call, put, get, publish, schedule, asPosition, stored, drafts, seenByVisitors, localIn } = draftDesk(() => catalog);
  const edit = (body: object) => catalog.asAdmin('PATCH', '/api/edit-travel/trip', body);

  it('is saved edit by edit, visible to staff only, and published as a whole in one version (EDT-01)', async () => {
    const before = await seenByVisitors();
    const begun = await put({ names: { en: SECRET }, price: null });
    expect([begun.status, begun.headers.get('etag')]).toEqual([200, '"1"']);
    expect(begun.body.data).toMatchObject({
      ...{ kind: 'packages', id: 'trip', version: 1, based_on: 1, record_version: 1, is_outdated: false, schedule: null, missing: [] },
      ...{ fields: { names: { en: SECRET }, price: null }, updated_by: { user_id: 'test-user', name: 'Name of test-user' } },
      record: { names: text('Package trip'), price: 500_000 },
      draft: { names: { ...text('Package trip'), en: SECRET } },
    });
    expect(begun.body.data.draft).not.toHaveProperty('price');
    const next = await put({ names: { cn: '珊瑚' }, descriptions: { id: SECRET } }, { 'if-match': '"1"' });
    expect(next.body.data).toMatchObject({ version: 2, fields: { names: { en: SECRET, cn: '珊瑚' }, price: null } });
    expect(await seenByVisitors()).toBe(before);
    expect([(await stored())?.version, (await call('GET', '/api/get-travel-details/trip')).body.data]).toMatchObject([1, { version: 1 }]);
    expect((await call<DraftSummaryView[]>('GET', '/api/drafts/packages')).body.data).toMatchObject([{ id: 'trip', version: 2 }]);
    expect(JSON.stringify(await drafts().preview('trip'))).toContain(SECRET);

    const { body, headers } = await publish({}, { 'if-match': '"2"' });
    expect([headers.get('etag'), body.data]).toMatchObject([
      '"2"',
      { names: { en: SECRET, id: 'Package trip (id)', cn: '珊瑚' }, version: 2 },
    ]);
    expect(await stored()).toMatchObject({ version: 2, draftPublished: 2, publishedBy: 'test-user' });
    expect(await stored()).not.toHaveProperty('price');
    expect(await catalog.versions.countDocuments()).toBe(1);
    expect(await seenByVisitors()).toContain(SECRET);
    expect((await call('GET', at('trip'))).body.code).toBe('draft_not_found');
    expect((await call<DraftSummaryView[]>('GET', '/api/drafts/packages')).body.data).toEqual([]);
  });

  it('rejects an edit of an outdated version, and contains an edit that was sent twice once (EDT-01)', async () => {
    await put({ names: { en: 'One' } });
    expect((await put({ names: { en: 'Two' } }, { 'if-match': '"1"' })).body.data.version).toBe(2);
    const stale = await put({ names: { en: 'Three' } }, { 'if-match': '"1"' });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'edit_conflict', current: { version: 2, fields: { names: { en: 'Two' } } } },
    ]);
    expect((await put({ names: { en: 'Two' } }, { 'if-match': '"1"' })).body.data.version).toBe(2);
    for (const path of ['/publish', '/schedule'])
      expect((await call('POST', at('trip', path), { at: localIn(60) }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await call('DELETE', at('trip'), undefined, { 'if-match': '"1"' })).status).toBe(409);
    const all = await Promise.all(['en', 'id', 'cn'].map((language) => put({ categories: { [language]: `New ${language}` } })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get()).fields).toMatchObject({ names: { en: 'Two' }, categories: { en: 'New en', id: 'New id', cn: 'New cn' } });
  });

  it('is discarded as a whole; a later draft is never mistaken for it (EDT-01)', async () => {
    await put({ names: { en: SECRET } });
    expect((await call('DELETE', at('trip'))).status).toBe(200);
    expect((await call('DELETE', at('trip'))).body.code).toBe('draft_not_found');
    const late = await put({ names: { cn: '新' } }, { 'if-match': '"1"' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'edit_conflict', current: { record: { version: 1 }, record_version: 1 } },
    ]);
    expect((await put({ names: { cn: '新' } })).body.data).toMatchObject({ version: 3, fields: { names: { cn: '新' } } });
    expect((await stored())?.version).toBe(1);
  });

  it('keeps parallel public edits; a conflict is reported for fields that both changed (EDT-01)', async () => {
    await put({ names: { en: 'Mine' } });
    await edit({ travel_desc_cn: '别人', price: 700_000 });
    expect(await get()).toMatchObject({ is_outdated: false, based_on: 2, record_version: 2 });
    await edit({ travel_name_en: 'Theirs' });
    expect(await get()).toMatchObject({ is_outdated: true, based_on: 1, record_version: 3, record: { names: { en: 'Theirs' } } });
    const rejected = await publish();
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      { code: 'edit_conflict', current: { record: { version: 3 }, is_outdated: true } },
    ]);
    expect((await put({ based_on: 2 })).status).toBe(409);
    expect((await put({ based_on: 3 })).body.data).toMatchObject({ is_outdated: false, based_on: 3, draft: { names: { en: 'Mine' } } });
    await publish();
    expect(await stored()).toMatchObject({ version: 4, name: { en: 'Mine' }, description: { cn: '别人' }, price: 700_000 });
  });

  it.each([
    ['record_changed', () => edit({ travel_name_en: 'Theirs' })],
    ['not_ready', () => catalog.destinations.updateOne({ _id: 'reef' }, { $set: { status: 'inactive' as const } })],
    ['record_removed', () => catalog.asAdmin('DELETE', '/api/delete-travel/trip')],
  ])('stays with the reason %s if it could not be published, and is not tried again (EDT-04)', async (reason, meanwhile) => {
    await put({ names: { en: SECRET } });
    const local = localIn(90);
    const due = momentOf(ZONE, local);
    await schedule({ at: local });
    await meanwhile();
    await drafts().sweep(due);
    if (reason === 'record_removed') await catalog.asAdmin('POST', '/api/trash/packages/trip/restore');
    expect(await get()).toMatchObject({ fields: { names: { en: SECRET } }, schedule: { local, failure: { reason } } });
    await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { status: 'active' } });
    await drafts().sweep(new Date(due.getTime() + 1_000));
    expect((await stored())?.name.en).not.toBe(SECRET);
    await put({ based_on: (await get()).record_version });
    expect((await schedule({ at: localIn(95) })).body.data.schedule?.failure).toBeNull();
  });

  it('stays while its record is in the trash, and is deleted with it, including its pictures (EDT-01)', async () => {
    const picture = storedImage('picture-of-draft');
    await put({ names: { en: SECRET } });
    await catalog.drafts.updateOne({}, { $set: { pictures: { mainImage: [picture] }, images: [picture.id] } });
    const used = async () => (await catalog.media.ask(FIND_IMAGE_USES.catalog, { ids: [picture.id] })).used;
    expect((await get()).draft.travel_img).toContain(picture.id);
    await catalog.asAdmin('DELETE', '/api/delete-travel/trip');
    expect([(await call('GET', at('trip'))).body.code, await used()]).toEqual(['travel_not_found', [picture.id]]);
    await catalog.asAdmin('POST', '/api/trash/packages/trip/restore');
    expect((await get()).fields).toEqual({ names: { en: SECRET } });
    await catalog.asAdmin('DELETE', '/api/delete-travel/trip');
    await catalog.asAdmin('DELETE', '/api/trash/packages/trip');
    expect([await catalog.drafts.countDocuments(), await used()]).toEqual([0, []]);
  });

  it('gets the new picture if its own or its record’s picture is replaced everywhere, without becoming outdated (LIB-07)', async () => {
    await catalog.travels.updateOne({ _id: 'trip' }, { $set: { image: storedImage('old') } });
    await put({ names: { en: SECRET } });
    const [picture, base] = [storedImage('drafted'), [{ path: 'image', value: storedImage('old') }]];
    await catalog.drafts.updateOne({}, { $set: { pictures: { mainImage: [picture] }, images: [picture.id], base } });
    const by = { userId: 'somebody', position: 'editor', network: '192.0.2.0' };
    const replace = (from: string, to: string) => catalog.media.ask(REPLACE_IMAGE.catalog, { from, to: imageViewOf(storedImage(to)), by });
    expect([await replace('old', 'new'), await replace('drafted', 'better')]).toEqual([{ changed: 1 }, { changed: 0 }]);
    expect(await catalog.drafts.findOne({})).toMatchObject({ images: ['better'], version: 3 });
    expect((await stored())?.image?.id).toBe('new');
    expect(await get()).toMatchObject({ is_outdated: false, fields: { names: { en: SECRET } } });
    expect((await publish()).status).toBe(200);
    expect((await stored())?.image?.id).toBe('better');
  });

  it('of a destination keeps a name in some language, and adds its picture to the current gallery on publication (EDT-01)', async () => {
    const path = at('reef', '', 'destinations');
    await call('PUT', path, { names: { en: '', id: '', cn: '' }, location: SECRET, dive: { depth_from: 5, depth_to: 30 } });
    expect(await seenByVisitors()).not.toContain(SECRET);
    expect((await call<never>('POST', `${path}/publish`, { force: true })).body).toMatchObject({ code: 'validation_failed' });
    await call('PUT', path, { names: { en: 'Reef' } });
    const [main, other] = [storedImage('main'), storedImage('other')];
    await catalog.drafts.updateOne({}, { $set: { pictures: { mainImage: [main] } } });
    await catalog.destinations.updateOne({ _id: 'reef' }, { $push: { images: { id: 'g', image: other, isMain: false } } } as never);
    await call<never>('POST', `${path}/publish`, { force: true });
    const published = await catalog.destinations.findOne({ _id: 'reef' });
    expect(published).toMatchObject({ version: 2, name: { en: 'Reef', cn: '' }, location: SECRET, dive: { depth_to: 30 } });
    expect(published?.images.map(({ image, isMain }) => [image.id, isMain])).toEqual([
      ...[
        ['reef-a', false],
        ['reef-b', false],
        ['other', false],
      ],
      ['main', true],
    ]);
    expect(await catalog.service.app.get(DestinationsDrafts, { strict: false }).list()).toEqual([]);
  });

  it('accepts only texts in their own languages from a translator (EDT-08, PPL-05)', async () => {
    const headers = await catalog.headersOf('translator', ['ID']);
    const asTranslator = (method: string, path: string, body?: object) =>
      catalog.visitor().request<DraftAnswer<DraftView<TravelDetailView>>>(method, path, { headers, ...(body && { body }) });
    const source = await asTranslator('GET', at('trip', '/source'));
    expect([source.status, source.body.data]).toMatchObject([200, { record_version: 1, draft: null, record: { travel_id: 'trip' } }]);
    for (const foreign of [{ names: { cn: '礁' } }, { price: 1 }, { names: { id: 'Karang' }, status: 'inactive' }])
      expect([foreign, (await asTranslator('PUT', at('trip'), foreign)).body.code]).toEqual([foreign, 'forbidden']);
    expect(await catalog.drafts.countDocuments()).toBe(0);
    expect((await asTranslator('PUT', at('trip'), { names: { id: 'Karang' } })).body.data.draft.names.id).toBe('Karang');
    await put({ price: 7 });
    expect((await asTranslator('PUT', at('trip'), { descriptions: { id: 'Tenang' } })).body.data.draft).toMatchObject({ price: 7 });
    expect((await asTranslator('GET', at('trip', '/source'))).body.data.draft).toMatchObject({ version: 3 });
    for (const call of ['publish', 'schedule']) expect((await asTranslator('POST', at('trip', `/${call}`), {})).status).toBe(403);
    expect((await asTranslator('DELETE', at('trip'))).status).toBe(403);
  });

  it('marks machine translations until a user edits or accepts them, and is not ready before that (EDT-09)', async () => {
    const made = await put({ names: { id: 'Karang' }, descriptions: { id: 'Tenang' }, machine: ['names.id', 'descriptions.id'] });
    expect([made.body.data.machine, made.body.data.fields]).toEqual([
      ['names.id', 'descriptions.id'],
      { names: { id: 'Karang' }, descriptions: { id: 'Tenang' } },
    ]);
    const rejected = (await publish<never>()) as unknown as { status: number; body: ErrorAnswer };
    expect([rejected.status, rejected.body.data.missing]).toMatchObject([
      422,
      expect.arrayContaining([{ field: 'names', language: 'id', reason: 'machine_made' }]),
    ]);
    expect((await put({ names: { id: 'Terumbu' } })).body.data.machine).toEqual(['descriptions.id']);
    const accepted = (await put({ accepted: ['descriptions.id'] })).body.data;
    expect([accepted.machine, accepted.version]).toEqual([[], 3]);
    expect((await publish()).status).toBe(200);
    expect(await drafts().list()).toEqual([]);
    expect((await put({ names: { cn: '礁' } })).body.data.machine).toEqual([]);
  });

  it('rejects what an edit rejects, and users who may not edit (EDT-01, PPL-05)', async () => {
    const rejected = await put({ names: { en: ' ' }, price: 'much' });
    expect([rejected.status, Object.keys((rejected.body as unknown as ErrorAnswer).fields ?? {})]).toEqual([400, ['names.en', 'price']]);
    expect((await put({ based_on: 'x' })).status).toBe(400);
    expect((await put({}, {}, 'nobody')).body.code).toBe('travel_not_found');
    expect((await asPosition('agent', 'PUT', at('trip'), {})).status).toBe(403);
    expect((await catalog.get(at('trip'))).status).toBe(401);
    expect(await catalog.drafts.countDocuments()).toBe(0);
  });
});
