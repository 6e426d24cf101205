import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { TIME_LEFT_HEADER } from '@reefdesk/service-kit/time/deadline';
import { eventually } from '@reefdesk/test-kit/eventually';
import { type MongoFault, MongoProxy, NOT_PRIMARY, SHUTTING_DOWN, UNCONFIRMED } from '@reefdesk/test-kit/mongo-proxy';
import { travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { destinationForm, REEF } from './destination-forms.ts';

const READ = { command: 'find', collection: 'travels' };
const INSERT = { command: 'insert', collection: 'destinations' };
const CHANGE = { command: 'findAndModify', collection: 'destinations' };
/** Client timeouts: the first is shorter than the failover; the longer ones are for slow machines. */
const SHORT_WAITS_MS = [2_500, 10_000, 40_000];

describe('a failover of the database', () => {
  let proxy: MongoProxy;
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start(async (stack) => {
      proxy = await MongoProxy.to(stack.mongoUri);
      return { MONGODB_URI: proxy.uri };
    });
    // Only commands of the test's own requests are counted.
    await catalog.endRecurringWork();
  });
  afterAll(async () => {
    await catalog?.stop();
    await proxy?.close();
  });
  beforeEach(async () => {
    await catalog.empty();
    await catalog.travels.insertOne(travel('reef-week'));
  });
  afterEach(() => proxy.heal());

  const read = (headers: Record<string, string> = {}) => catalog.visitor().get<Partial<ErrorBody>>('/api/packages', { headers });
  const create = (headers: Record<string, string> = {}) =>
    catalog.asAdmin<Partial<ErrorBody>>('POST', '/api/add-destination', destinationForm(REEF), headers);
  const keyed = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

  async function shortly(ask: (headers: Record<string, string>) => ReturnType<typeof read>) {
    let answer = await ask({ [TIME_LEFT_HEADER]: String(SHORT_WAITS_MS[0]) });
    for (const ms of SHORT_WAITS_MS.slice(1)) if (answer.status === 504) answer = await ask({ [TIME_LEFT_HEADER]: String(ms) });
    return answer;
  }

  async function retries(): Promise<number> {
    const metrics = await (await fetch(`${catalog.service.opsUrl}/metrics`)).text();
    const counts = [...metrics.matchAll(/^mongodb_retries_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  const faults: [string, MongoFault][] = [
    ['no member is primary', NOT_PRIMARY],
    ['the member ends', SHUTTING_DOWN],
    ['connections break before the server hears of them', { cut: 'before' }],
    ['connections break before the answer', { cut: 'after' }],
  ];

  it.each(faults)('does not affect reads while %s', async (_, fault) => {
    const before = { seen: proxy.seen(READ), retries: await retries() };
    proxy.do(fault, READ, 3);
    expect((await read()).status).toBe(200);
    expect(proxy.seen(READ) - before.seen).toBe(4);
    expect(await retries()).toBeGreaterThan(before.retries);
  });

  it('does not affect reads after all connections broke', async () => {
    proxy.cutAll();
    expect((await read()).status).toBe(200);
  });

  it.each([
    ['refused', NOT_PRIMARY],
    ['cut off before the server heard of it', undefined],
  ] as const)('completes a creation that was %s, once, without a new request', async (_, fault) => {
    if (fault) proxy.do(fault, INSERT, 2);
    else proxy.cutAll();
    expect((await create()).status).toBe(201);
    expect(await catalog.destinations.countDocuments()).toBe(1);
  });

  it('completes a rejected change, once, without a new request', async () => {
    const { body } = await create();
    const { destination_id: id } = (body as unknown as { data: { destination_id: string } }).data;
    proxy.do(NOT_PRIMARY, CHANGE, 1);
    const changed = await catalog.asAdmin('PATCH', `/api/edit-destination/${id}`, { location: 'Siladen' });
    expect(changed.status).toBe(200);
    expect(await catalog.destinations.find().toArray()).toMatchObject([{ version: 2 }]);
  });

  it.each([
    ['whose connection breaks before the answer', { cut: 'after' }],
    ['that may have been interrupted', SHUTTING_DOWN],
    ['that only the old primary is sure to have', UNCONFIRMED],
  ] as [string, MongoFault][])('never duplicates a creation %s: it returns 503, and the repeated request succeeds', async (_, fault) => {
    const [key, before] = [keyed(), proxy.seen(INSERT)];
    proxy.do(fault, INSERT, 1);
    const rejected = await create(key);
    expect([rejected.status, rejected.body.code]).toEqual([503, 'service_unavailable']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(proxy.seen(INSERT) - before).toBe(1);
    expect((await create(key)).status).toBe(201);
    expect(await catalog.destinations.countDocuments()).toBe(1);
  });

  it('returns 503 with Retry-After if it outlasts the request, and leaves nothing half-written', async () => {
    proxy.do(NOT_PRIMARY, { command: ['find', 'insert'] });
    const asks = [read, (headers: Record<string, string>) => create({ ...headers, ...keyed() })];
    for (const ask of asks) {
      const answer = await shortly(ask);
      expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    proxy.heal();
    proxy.do(NOT_PRIMARY, INSERT);
    expect((await shortly((headers) => create({ ...headers, ...keyed() }))).status).toBe(503);
    proxy.heal();
    expect(await catalog.destinations.countDocuments()).toBe(0);
  });

  it('loses no acknowledged creation, and duplicates no repeated one', async () => {
    const all: MongoFault[] = [NOT_PRIMARY, SHUTTING_DOWN, UNCONFIRMED, { cut: 'before' }, { cut: 'after' }];
    const keys = Array.from({ length: 10 }, keyed);
    const acknowledged = new Set<string | undefined>();
    for (const [at, key] of keys.entries()) {
      proxy.do(all[at % all.length] as MongoFault, INSERT, 1);
      const { status } = await create(key);
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged.add(key['idempotency-key']);
    }
    const stored = (await catalog.destinations.find().toArray()).map(({ _id }) => _id);
    expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
    for (const key of keys) expect((await create(key)).status).toBe(201);
    const ids = (await catalog.destinations.find().toArray()).map(({ _id }) => _id);
    expect(ids.toSorted()).toEqual(keys.map((key) => key['idempotency-key']).toSorted());
  });

  describe('a request deadline', () => {
    it('ends a read with 504 if the database does not answer', async () => {
      proxy.do({ hold: true }, READ);
      const answer = await read({ [TIME_LEFT_HEADER]: '300' });
      expect([answer.status, answer.body.code]).toEqual([504, 'gateway_timeout']);
    });

    it('sends no command if no time is left', async () => {
      const work = { command: ['find', 'insert'] };
      // Background work of the service may run in between.
      await eventually(async () => {
        const before = proxy.seen(work);
        const answer = await read({ [TIME_LEFT_HEADER]: '0' });
        expect([answer.status, answer.body.code]).toEqual([504, 'gateway_timeout']);
        expect((await create({ [TIME_LEFT_HEADER]: '0', ...keyed() })).status).toBe(504);
        expect(proxy.seen(work)).toBe(before);
      });
    });
  });
});
