import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import { destination, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const KEYS = ['first', 'second', 'third'];

describe('the order of packages and destinations', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
  });
  afterAll(() => catalog?.stop());
  beforeEach(async () => {
    await catalog.empty();
    const times = KEYS.map((key, at) => [key, { createdAt: new Date(Date.UTC(2026, 0, 1 + at)) }] as const);
    await catalog.travels.insertMany(times.map(([key, time]) => travel(key, time)));
    await catalog.destinations.insertMany(times.map(([key, time]) => destination(key, time)));
  });

  const ids = async (path: string, key: string) =>
    (await catalog.get<{ data: Record<string, string>[] }>(path)).body.data.map((record) => record[key]);
  const move = (kind: string, id: string, after: string | null) => catalog.asAdmin('PUT', `/api/order/${kind}/${id}`, { after });

  it.each([
    ['packages', 'travel_id', ['/api/packages', '/api/packages?sort=ours', '/api/packages?view=card']],
    ['destinations', 'destination_id', ['/api/get-destinations', '/api/get-destinations?view=card', '/api/get-destinations?view=ids']],
  ])('is that of %s in every public list, from page to page (EDT-10)', async (kind, key, lists) => {
    for (const list of lists) expect([list, await ids(list, key)]).toEqual([list, KEYS]);
    expect((await move(kind, 'third', 'first')).status).toBe(200);
    for (const list of lists) expect([list, await ids(list, key)]).toEqual([list, ['first', 'third', 'second']]);
    const path = `${lists[0]}?limit=2`;
    const { next_cursor } = (await catalog.get<{ next_cursor: string }>(path)).body;
    expect(await ids(path, key)).toEqual(['first', 'third']);
    expect(await ids(`${path}&cursor=${next_cursor}`, key)).toEqual(['second']);
  });

  it.each(['packages', 'destinations'])('keeps the place of one of the %s in the trash (EDT-06, EDT-10)', async (kind) => {
    const path = kind === 'packages' ? '/api/delete-travel/second' : '/api/remove-destination/second';
    const listed = async () =>
      (await catalog.asAdmin<{ data: OrderedRecordView[] }>('GET', `/api/order/${kind}`)).body.data.map(({ id }) => id);
    await move(kind, 'second', null);
    expect((await catalog.asAdmin('DELETE', path)).status).toBe(200);
    expect(await listed()).toEqual(['first', 'third']);
    expect((await catalog.asAdmin('POST', `/api/trash/${kind}/second/restore`)).status).toBe(200);
    expect(await listed()).toEqual(['second', 'first', 'third']);
  });

  it('puts each record somewhere among all of them for parallel moves (EDT-10)', async () => {
    const moves = KEYS.flatMap((id) => [null, ...KEYS.filter((key) => key !== id)].map((after) => move('packages', id, after)));
    for (const { status } of await Promise.all(moves)) expect(status).toBe(200);
    expect((await ids('/api/packages', 'travel_id')).toSorted()).toEqual(KEYS);
    expect((await move('packages', 'first', null)).status).toBe(200);
    expect((await move('packages', 'second', 'first')).status).toBe(200);
    expect(await ids('/api/packages', 'travel_id')).toEqual(KEYS);
  });
});
