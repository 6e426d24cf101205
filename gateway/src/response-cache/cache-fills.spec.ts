import { beforeEach, describe, expect, it } from '@jest/globals';
import { type FetchedAnswer, TooLargeError } from '../upstream/fetch-answer.ts';
import { CacheFills } from './cache-fills.ts';
import type { CachedAddress } from './cached-address.ts';
import { ResponseStore } from './response-store.ts';

const packages: CachedAddress = { key: '/api/packages', name: 'packages', service: 'catalog' };

function answer(status = 200, cacheControl = 'public'): FetchedAnswer {
  return { status, headers: { 'cache-control': cacheControl }, body: Buffer.from('{}') };
}

describe('CacheFills', () => {
  let clock: number;
  let store: ResponseStore;
  let fills: CacheFills;
  let questions: { address: CachedAddress; reply(answer: FetchedAnswer): void; fail(error: Error): void }[];

  beforeEach(() => {
    clock = 0;
    questions = [];
    store = new ResponseStore(30_000, 1_000_000, () => clock);
    fills = new CacheFills(store, (address) => new Promise((reply, fail) => questions.push({ address, reply, fail })));
  });

  const outcomeOf = (address: CachedAddress) => fills.join(address)?.fill.outcome;

  it('sends one request for all visitors who wait for the same address', async () => {
    const joined = [fills.join(packages), fills.join(packages), fills.join(packages)];
    questions[0]?.reply(answer());
    const outcomes = await Promise.all(joined.map((one) => one?.fill.outcome));
    expect(questions).toHaveLength(1);
    expect(joined.map((one) => one?.isFirst)).toEqual([true, false, false]);
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['good', 'good', 'good']);
    expect(store.fresh(packages.key)).toBeDefined();
  });

  it('measures the age of a response from its request', async () => {
    const outcome = outcomeOf(packages);
    clock = 25_000;
    questions[0]?.reply(answer());
    await outcome;
    clock = 30_000;
    expect(store.fresh(packages.key)).toBeUndefined();
  });

  it('sends a response from before a purge to those who waited, but neither caches it nor lets others join', async () => {
    const before = outcomeOf(packages);
    store.purge(['packages']);
    fills.purge(['packages']);
    const after = outcomeOf(packages);
    expect(questions).toHaveLength(2);
    questions[0]?.reply(answer());
    expect(await before).toMatchObject({ kind: 'good' });
    expect(store.lastGood(packages.key)).toBeUndefined();
    questions[1]?.reply(answer());
    await after;
    expect(store.fresh(packages.key)).toBeDefined();
  });

  it('does not replace a newer response with that of an older, slower request', async () => {
    const before = outcomeOf(packages);
    store.purge(['packages']);
    fills.purge(['packages']);
    const after = outcomeOf(packages);
    questions[1]?.reply({ ...answer(), body: Buffer.from('new') });
    await after;
    questions[0]?.reply({ ...answer(), body: Buffer.from('old') });
    await before;
    expect(store.fresh(packages.key)?.bodies.identity?.toString()).toBe('new');
  });

  it('sends a new request after the previous one has ended', async () => {
    const first = outcomeOf(packages);
    questions[0]?.fail(new Error('away'));
    await first;
    void outcomeOf(packages);
    expect(questions).toHaveLength(2);
  });

  it.each([502, 503, 504])('treats %d as a service that is down', async (status) => {
    const outcome = outcomeOf(packages);
    questions[0]?.reply(answer(status));
    expect(await outcome).toMatchObject({ kind: 'down', error: { status } });
  });

  it('keeps the last good response while its service fails', async () => {
    const first = outcomeOf(packages);
    questions[0]?.reply(answer());
    await first;
    clock = 40_000;
    const second = outcomeOf(packages);
    questions[1]?.fail(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    expect(await second).toMatchObject({ kind: 'down', error: { code: 'service_unavailable' } });
    expect(store.lastGood(packages.key)).toBeDefined();
    expect(store.isResting(packages.key)).toBe(true);
  });

  it('drops the last good response when its service returns 404', async () => {
    const first = outcomeOf(packages);
    questions[0]?.reply(answer());
    await first;
    clock = 40_000;
    const second = outcomeOf(packages);
    questions[1]?.reply(answer(404, 'no-store'));
    expect(await second).toMatchObject({ kind: 'own' });
    expect(store.lastGood(packages.key)).toBeUndefined();
  });

  it('caches no response that is not public', async () => {
    const outcome = outcomeOf(packages);
    questions[0]?.reply(answer(200, 'no-store'));
    expect(await outcome).toMatchObject({ kind: 'own' });
    expect(store.lastGood(packages.key)).toBeUndefined();
  });

  it('stops requesting a response that is too large to cache', async () => {
    const outcome = outcomeOf(packages);
    questions[0]?.fail(new TooLargeError());
    expect(await outcome).toEqual({ kind: 'too-large' });
    expect(fills.join(packages)).toBeUndefined();
  });

  it('runs at most 100 requests at a time', () => {
    for (let n = 0; n < 100; n++) expect(fills.join({ ...packages, key: `/api/travel/${n}` })).toBeDefined();
    expect(fills.join({ ...packages, key: '/api/travel/one-more' })).toBeUndefined();
    expect(fills.join({ ...packages, key: '/api/travel/7' })).toMatchObject({ isFirst: false });
  });
});
