import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { LIST_TRANSLATIONS, type TranslationsQuestion } from '@reefdesk/contracts/messages/site.messages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { destination, stop, text, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const NOTHING = { missing: [], stale: [] };

describe('the translation status of packages and destinations', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start({ REMOVAL_SWEEP_SECONDS: '3600' });
    catalog.auth.answer(DescribePeople, () => ({ people: [] }));
  });
  afterAll(() => catalog.stop());
  beforeEach(async () => {
    await catalog.empty();
    await Promise.all([catalog.versions.deleteMany({}), catalog.drafts.deleteMany({})]);
    await catalog.destinations.insertOne(destination('reef'));
    await catalog.travels.insertOne(travel('trip', { itinerary: [stop('reef', 0), stop(null, 1)] }));
  });

  const call = <Data = unknown>(method: string, path: string, body?: object, headers = {}) =>
    catalog.asAdmin<{ data: Data; code?: string; fields?: object }>(method, path, body, headers);
  const edit = (body: object) => call('PATCH', '/api/edit-travel/trip', body);
  const open = async (kind = 'packages') => (await call<TranslationView[]>('GET', `/api/translations/${kind}`)).body.data;
  const trip = async () =>
    Object.fromEntries(
      (await open()).filter(({ id }) => id === 'trip').map(({ language, missing, stale }) => [language, { missing, stale }]),
    );
  const confirm = (body: object, headers = {}, at = 'packages/trip') =>
    call<TranslationView>('POST', `/api/translations/${at}/confirm`, body, headers);
  const restore = (version: number) => call('POST', `/api/versions/packages/trip/${version}/restore`);

  it('is not stale for existing records; an edit of only the English text makes its translations stale, by field (EDT-07)', async () => {
    expect([await open(), await open('destinations')]).toEqual([[], []]);
    await edit({ names: { en: 'Another trip' }, descriptions: { en: 'Anew', cn: '全新' } });
    expect(await trip()).toEqual({
      id: { missing: [], stale: ['names', 'descriptions'] },
      cn: { missing: [], stale: ['names'] },
    });
    await edit({ names: { cn: '另一次旅行' }, to_bring: { en: 'A towel', cn: '毛巾' } });
    expect(await trip()).toEqual({ id: { missing: ['to_bring'], stale: ['names', 'descriptions'] } });
    await edit({ names: { en: 'Package trip' }, descriptions: { en: 'All about trip' }, to_bring: { id: 'Handuk' } });
    // The text that was translated from the English text in between is now outdated.
    expect(await trip()).toEqual({ cn: { missing: [], stale: ['names', 'descriptions'] } });
  });

  it('includes each stop, also after it was removed and restored (EDT-07)', async () => {
    await call('PATCH', '/api/update-travel-destination/trip/stop-1', { comments: { en: 'Lunch on board' } });
    const stale = ['itinerary.stop-1.comments'];
    expect(await trip()).toEqual({ id: { missing: [], stale }, cn: { missing: [], stale } });
    await call('DELETE', '/api/remove-travel-destination/trip/stop-1');
    expect(await trip()).toEqual({});
    await call('POST', '/api/restore-travel-destination/trip/stop-1');
    expect(await trip()).toEqual({ id: { missing: [], stale }, cn: { missing: [], stale } });
  });

  it('is restored with a version (EDT-05, EDT-07)', async () => {
    await edit({ names: { en: 'Second' } });
    await edit({ names: { id: 'Kedua', cn: '第二' } });
    expect(await trip()).toEqual({});
    await restore(2);
    expect(await trip()).toMatchObject({ id: { stale: ['names'] }, cn: { stale: ['names'] } });
    await restore(1);
    expect(await trip()).toEqual({});
    await edit({ names: { en: 'Second' } });
    await confirm({ language: 'id', fields: ['names'] });
    await confirm({ language: 'cn', fields: ['names'] });
    // The restored translations belong to the restored English text, regardless of later confirmations.
    await restore(1);
    expect(await trip()).toEqual({});
  });

  it('covers published drafts, and is kept in the trash (EDT-01, EDT-06, EDT-07)', async () => {
    const draft = await call<DraftView>('PUT', '/api/drafts/packages/trip', { names: { en: 'Drafted', cn: '草稿' } });
    expect([draft.status, await trip()]).toEqual([200, {}]);
    await call('POST', '/api/drafts/packages/trip/publish', {});
    expect(await trip()).toEqual({ id: { missing: [], stale: ['names'] } });
    await call('DELETE', '/api/delete-travel/trip');
    expect(await open()).toEqual([]);
    await call('POST', '/api/trash/packages/trip/restore');
    expect(await trip()).toEqual({ id: { missing: [], stale: ['names'] } });
  });

  it('uses the English text that a draft was translated from when the draft is published (EDT-01, EDT-07)', async () => {
    const put = (body: object) => call<DraftView>('PUT', '/api/drafts/packages/trip', body);
    await put({ names: { cn: '译自旧文' }, descriptions: { cn: '也是旧文' } });
    await edit({ names: { en: 'Another trip' }, descriptions: { en: 'Anew' } });
    // One of the two texts is translated again, from the current English text.
    await put({ descriptions: { cn: '译自新文' } });
    await call('POST', '/api/drafts/packages/trip/publish', {});
    expect(await trip()).toEqual({ id: { missing: [], stale: ['names', 'descriptions'] }, cn: { missing: [], stale: ['names'] } });
    // A draft with both the English text and its translation counts as translated.
    await put({ names: { id: 'Perjalanan baru' } });
    await put({ names: { en: 'A new trip' } });
    await call('POST', '/api/drafts/packages/trip/publish', {});
    expect(await trip()).toEqual({ id: { missing: [], stale: ['descriptions'] }, cn: { missing: [], stale: ['names'] } });
  });

  it('can be confirmed by a user for the version that the user has seen (EDT-07)', async () => {
    await edit({ names: { en: 'Package trip!' }, descriptions: { en: 'All about the trip' } });
    expect((await confirm({ language: 'cn', fields: ['names'] }, { 'if-match': '"1"' })).body.code).toBe('edit_conflict');
    const { status, body, headers } = await confirm({ language: 'cn', fields: ['names'] }, { 'if-match': '"2"' });
    expect([status, headers.get('etag'), body.data]).toMatchObject([200, '"3"', { version: 3, missing: [], stale: ['descriptions'] }]);
    expect(await trip()).toMatchObject({ id: { stale: ['names', 'descriptions'] }, cn: { stale: ['descriptions'] } });
    // A repeated confirmation changes nothing.
    expect((await confirm({ language: 'cn', fields: ['names'] })).body.data.version).toBe(3);
    for (const wrong of [{ language: 'cn' }, { language: 'xx', fields: ['names'] }, { language: 'cn', fields: ['nothing'] }])
      expect((await confirm(wrong)).status).toBe(400);
    expect((await confirm({ language: 'cn', fields: ['names'] }, {}, 'packages/nobody')).body.code).toBe('travel_not_found');
  });

  it('never reports optional texts of a destination as missing, but may report them as stale (EDT-07, EDT-13)', async () => {
    const patch = (body: object) => call('PATCH', '/api/edit-destination/reef', body);
    expect((await patch({ names: { cn: '' }, locations: { cn: '北苏拉威西' } })).status).toBe(200);
    expect(await open('destinations')).toMatchObject([{ id: 'reef', language: 'cn', missing: ['names'], stale: [] }]);
    await patch({ location: 'Sulawesi' });
    expect(await open('destinations')).toMatchObject([{ language: 'cn', missing: ['names'], stale: ['locations'] }]);
  });

  it('shows translators only their own languages, and lets them confirm no others (EDT-07, PPL-04)', async () => {
    await edit({ names: { en: 'Another trip' } });
    const headers = await catalog.headersOf('translator', ['ID']);
    const visitor = catalog.visitor();
    expect((await visitor.get<{ data: TranslationView[] }>('/api/translations/packages', { headers })).body.data).toMatchObject([
      { language: 'id' },
    ]);
    const answer = await visitor.request('POST', '/api/translations/packages/trip/confirm', {
      headers,
      body: { language: 'cn', fields: ['names'] },
    });
    expect(answer.status).toBe(403);
  });

  it('is listed for the translation board in pages, with counts (EDT-07)', async () => {
    const site = await NatsPeer.connect(catalog.stack, 'site');
    const question: TranslationsQuestion = {
      ...{ kind: 'packages', languages: ['id', 'cn'], language: null, status: null, after: null, limit: 3 },
    };
    await catalog.travels.insertOne(travel('bare', { name: { ...text('Bare'), cn: '' } }));
    const first = await site.ask(LIST_TRANSLATIONS.catalog, question);
    expect(first.rows.map(({ id, language }) => `${id} ${language}`)).toEqual(['bare id', 'bare cn', 'trip id']);
    expect([first.isEnd, first.counts]).toEqual([
      false,
      [
        { kind: 'packages', language: 'id', complete: 2, missing: 0, stale: 0 },
        { kind: 'packages', language: 'cn', complete: 1, missing: 1, stale: 0 },
      ],
    ]);
    const next = await site.ask(LIST_TRANSLATIONS.catalog, { ...question, after: first.rows.at(-1)?.place ?? null });
    expect([next.isEnd, next.rows.map(({ id, language }) => `${id} ${language}`)]).toEqual([true, ['trip cn']]);
    const missing = await site.ask(LIST_TRANSLATIONS.catalog, { ...question, status: 'missing', language: 'cn' });
    expect(missing.rows).toMatchObject([{ ...NOTHING, id: 'bare', missing: ['names'] }]);
    await site.close();
  });
});
