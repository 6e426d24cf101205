import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TranslationCounts, TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { eventually } from '@reefdesk/test-kit/eventually';
import { createWorld, type World } from '@reefdesk/test-kit/fuzz/world';
import { HttpClient } from '@reefdesk/test-kit/http';
import { WholeSystem } from './support/whole-system.ts';

interface Board {
  data: TranslationView[];
  counts: TranslationCounts[];
  away: TranslatedKind[];
  next_cursor: string | null;
}

describe('the translation board', () => {
  let system: WholeSystem;
  let owner: Record<string, string>;
  let translator: Record<string, string>;
  let world: World;

  beforeAll(async () => {
    system = await WholeSystem.start();
    owner = await system.signIn('admin');
    world = await createWorld(system, owner);
    const email = 'wenny@tangkasi.example';
    await system.addPerson(email, ['--role', 'admin', '--position', 'translator', '--languages', 'CN']);
    translator = await system.signInAs(email);
  });
  afterAll(async () => {
    await system?.stop();
  });

  async function ask<Body = Board>(
    method: string,
    path: string,
    { json, as = owner }: { json?: object; as?: Record<string, string> } = {},
  ) {
    return new HttpClient(system.url).request<Body>(method, path, { headers: as, body: json });
  }
  const board = async (query = '', as = owner) => (await ask('GET', `/api/translations?limit=100${query}`, { as })).body;
  /** Outdated Chinese texts as `[kind, ...fields]`. */
  const stale = async () => (await board('&status=stale&language=cn')).data.map(({ kind, stale: fields }) => [kind, ...fields]);
  const edit = async (path: string, json: object) => expect((await ask('PATCH', path, { json })).status).toBe(200);

  it('lists every kind with its counts, page by page (EDT-07)', async () => {
    const { data, counts, away, next_cursor } = await board();
    expect([away, next_cursor]).toEqual([[], null]);
    expect([...new Set(data.map(({ kind }) => kind))]).toEqual(['packages', 'destinations', 'testimonials', 'slides', 'site']);
    expect(counts.filter(({ language }) => language === 'cn').reduce((sum, { complete, missing }) => sum + complete + missing, 0)).toBe(
      data.filter(({ language }) => language === 'cn').length,
    );
    const read: TranslationView[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Board = (await ask('GET', `/api/translations?limit=2${cursor && `&cursor=${cursor}`}`)).body;
      expect(page.data.length).toBeLessThanOrEqual(2);
      read.push(...page.data);
      cursor = page.next_cursor;
    }
    expect(read).toEqual(data);
    expect((await board('&kind=slides')).data).toEqual(data.filter(({ kind }) => kind === 'slides'));
    for (const query of ['language=xx', 'status=old', 'kind=people', 'cursor=nothing', 'limit=0'])
      expect([query, (await ask('GET', `/api/translations?${query}`)).status]).toEqual([query, 400]);
  });

  it('lists texts older than the English one after edits, publishing, restoring and confirming (EDT-05, EDT-06, EDT-07)', async () => {
    expect(await stale()).toEqual([]);
    const { travelId, testimonialId } = world.ids;
    const quote = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      await edit(`/api/testimonials/${testimonialId}`, form);
    };
    await quote({ name_cn: '阿玉', role_cn: '潜水员', quote_cn: '蓝', location_cn: '万隆' });
    await edit(`/api/edit-travel/${travelId}`, { travel_name_en: 'Another name' });
    await quote({ quote_en: 'Another quote' });
    expect(await stale()).toEqual([
      ['packages', 'names'],
      ['testimonials', 'quote'],
    ]);
    const versions = (await ask<{ data: { version: number }[] }>('GET', `/api/versions/packages/${travelId}`)).body.data;
    expect((await ask('POST', `/api/versions/packages/${travelId}/${versions[1]?.version}/restore`)).status).toBe(200);
    expect(await stale()).toEqual([['testimonials', 'quote']]);
    await ask('PUT', `/api/drafts/packages/${travelId}`, { json: { names: { en: 'Drafted name' } } });
    expect(await stale()).toEqual([['testimonials', 'quote']]);
    expect((await ask('POST', `/api/drafts/packages/${travelId}/publish`, { json: { force: true } })).status).toBe(200);
    expect(await stale()).toHaveLength(2);
    // A record in the trash is not listed; a restored one keeps its state.
    await ask('DELETE', `/api/testimonials/${testimonialId}`);
    expect(await stale()).toEqual([['packages', 'names']]);
    await ask('POST', `/api/trash/testimonials/${testimonialId}/restore`);
    expect(await stale()).toHaveLength(2);

    const confirm = (fields: string[], language: string, as = translator) =>
      ask<{ data: TranslationView }>('POST', `/api/translations/testimonials/${testimonialId}/confirm`, { json: { language, fields }, as });
    expect((await confirm(['quote'], 'id')).status).toBe(403);
    expect((await confirm(['quote'], 'cn')).body.data).toMatchObject({ complete: true, language: 'cn' });
    expect(await stale()).toEqual([['packages', 'names']]);
    await eventually(async () => {
      const entries = await ask<{ data: object[] }>('GET', `/api/audit?kind=testimonials&record=${testimonialId}&limit=1`);
      expect(entries.body.data).toMatchObject([
        { action: 'translation_confirmed', changes: [{ field: 'translation.cn', before: null, after: 'quote' }] },
      ]);
    });
  });

  it('shows translators only their own languages (EDT-07, PPL-04)', async () => {
    const { data, counts } = await board('', translator);
    expect([...new Set([...data, ...counts].map(({ language }) => language))]).toEqual(['cn']);
    expect((await board('&language=id', translator)).data).toEqual([]);
    const own = await ask<{ data: TranslationView[] }>('GET', '/api/translations/slides', { as: translator });
    expect(own.body.data.map(({ language }) => language)).toEqual(['cn']);
  });

  it('lets translators write texts of stops and pictures, in their own languages only (EDT-08, LIB-03, PPL-04, PPL-05)', async () => {
    const { travelId, itemId, imageId } = world.ids;
    for (const { path, name, others } of [
      { path: `/api/update-travel-destination/${travelId}/${itemId}`, name: 'comments', others: [{ day: 2 }, { image_id: imageId }] },
      { path: `/api/library/${imageId}`, name: 'alt', others: [{ decorative: true }, { focal: { x: 0, y: 0 } }] },
    ]) {
      const change = async (json: object) => (await ask('PATCH', path, { json, as: translator })).status;
      for (const json of [...others, { [name]: { id: 'Penyu' } }, { [name]: { cn: '海龟', en: 'A turtle' } }])
        expect([json, await change(json)]).toEqual([json, 403]);
      expect(await change({ [name]: { cn: '海龟' } })).toBe(200);
    }
    await eventually(async () => {
      const entries = await ask<{ data: object[] }>('GET', `/api/audit?kind=packages&record=${travelId}&limit=1`);
      expect(entries.body.data).toMatchObject([{ action: 'changed', changes: [{ after: '海龟' }] }]);
    });
  });

  it('leaves out the records of an unreachable service and names their kind (EDT-07)', async () => {
    await system.kill('testimonials');
    const { data, counts, away } = await board();
    expect(away).toEqual(['testimonials']);
    expect([...data, ...counts].filter(({ kind }) => kind === 'testimonials')).toEqual([]);
    expect(data.some(({ kind }) => kind === 'site')).toBe(true);
  });
});
