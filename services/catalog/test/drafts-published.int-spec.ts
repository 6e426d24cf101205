import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftSummaryView } from '@reefdesk/contracts/editing/endpoints';
import { momentOf } from '@reefdesk/contracts/time/calendar-days';
import { destination, stop } from './builders.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';
import { draftDesk, type ErrorAnswer, startForDrafts, withOnlyTravel } from './draft-desk.ts';

const ZONE = 'Asia/Makassar';
const SECRET = 'Only staff may read this';

describe('the publication of a draft', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await startForDrafts();
  });
  afterAll(() => catalog.stop());
  beforeEach(() => withOnlyTravel(catalog));

  const { at, call, put, get, publish, schedule, asPosition, stored, drafts, seenByVisitors, localIn } = draftDesk(() => catalog);

  it('is over if a killed process had already published it, and is not published twice (EDT-01)', async () => {
    await put({ names: { en: 'Mine' } });
    const draft = await catalog.drafts.findOne({});
    await publish();
    await catalog.drafts.replaceOne({ _id: draft?._id as string }, draft as never);
    expect((await call('GET', at('trip'))).body.code).toBe('draft_not_found');
    expect((await publish()).status).toBe(404);
    expect((await call<DraftSummaryView[]>('GET', '/api/drafts/packages')).body.data).toEqual([]);
    expect((await put({ names: { cn: '新' } })).body.data).toMatchObject({ version: 2, fields: { names: { cn: '新' } } });
    const { data } = (await call<{ version: number }[]>('GET', '/api/versions/packages/trip')).body;
    expect(data.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('lists missing texts by field and language; owners can publish it anyway (EDT-02)', async () => {
    await catalog.destinations.insertMany([destination('hidden', { status: 'inactive' })]);
    const itinerary = [stop('reef', 0), stop('hidden', 1), stop('gone', 2), stop(null, 3)];
    const change = { 'name.cn': '', 'toBring.en': 'A towel', image: null, itinerary };
    await catalog.travels.updateOne({ _id: 'trip' }, { $set: change } as never);
    const lacking = [
      { field: 'names', language: 'cn' },
      ...['id', 'cn'].map((language) => ({ field: 'to_bring', language })),
      ...[{ field: 'mainImage' }, { field: 'itinerary.stop-1' }, { field: 'itinerary.stop-2' }],
    ];
    expect((await put({ price: 5 })).body.data.missing).toEqual(lacking);
    for (const body of [{}, { force: true }]) {
      const rejected = await asPosition('editor', 'POST', at('trip', '/publish'), body);
      expect([rejected.status, rejected.body]).toMatchObject([422, { code: 'not_ready', data: { missing: lacking } }]);
    }
    await put({ names: { cn: '珊瑚' }, to_bring: { id: 'Handuk', cn: '毛巾' } });
    expect((await publish<never>()).status).toBe(422);
    expect((await publish({ force: true })).body.data.version).toBe(2);
    await catalog.travels.updateOne({ _id: 'trip' }, { $set: { itinerary: [] } });
    expect((await put({ price: 6 })).body.data.missing).toEqual([{ field: 'mainImage' }, { field: 'itinerary' }]);
  });

  it('is published at its time in the operator’s zone, by the user who scheduled it, once across replicas (EDT-04)', async () => {
    await put({ names: { en: SECRET } });
    const [before, local] = [await seenByVisitors(), localIn(90)];
    const due = momentOf(ZONE, local);
    const { body } = await schedule({ at: local });
    expect(body.data.schedule).toEqual({
      at: due.toISOString(),
      local,
      by: { user_id: 'test-user', name: 'Name of test-user' },
      failure: null,
    });
    // An edit after the scheduling changes what will be published.
    await put({ descriptions: { cn: '更新' } });
    await drafts().sweep(new Date(due.getTime() - 1));
    expect(await seenByVisitors()).toBe(before);
    await Promise.all([drafts().sweep(due), drafts().sweep(due), drafts().sweep(due)]);
    expect(await stored()).toMatchObject({ version: 2, name: { en: SECRET }, description: { cn: '更新' }, publishedBy: 'test-user' });
    expect((await call('GET', at('trip'))).body.code).toBe('draft_not_found');
    await drafts().sweep(new Date(due.getTime() + 60_000));
    expect((await stored())?.version).toBe(2);
  });

  it('can be unscheduled before that time; rejects times that are past, too far ahead or invalid (EDT-04)', async () => {
    await put({ names: { en: SECRET } });
    const errorOf = async (moment: unknown) => ((await schedule({ at: moment })).body as unknown as ErrorAnswer).fields?.at?.[0]?.code;
    for (const bad of ['soon', '2027-02-30T09:00', '2027-02-03', '2027-02-03T24:00', '2027-02-03T09:00Z', 7, undefined])
      expect([bad, await errorOf(bad)]).toEqual([bad, bad === 7 ? 'not_a_text' : 'local_moment']);
    expect([await errorOf(localIn(-2)), await errorOf(localIn(400 * 24 * 60))]).toEqual(['moment_past', 'moment_far']);
    const local = localIn(90);
    await schedule({ at: local });
    expect((await schedule({ at: null })).body.data.schedule).toBeNull();
    await drafts().sweep(new Date(momentOf(ZONE, local).getTime() + 1));
    expect([(await stored())?.version, (await get()).fields]).toEqual([1, { names: { en: SECRET } }]);
    await catalog.travels.updateOne({ _id: 'trip' }, { $set: { image: null } });
    expect((await schedule({ at: local })).body.code).toBe('not_ready');
  });
});
