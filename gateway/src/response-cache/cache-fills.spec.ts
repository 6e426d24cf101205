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

  it('asks once for all who wait for the same address', async () => {
    const joined = [fills.join(packages), fills.join(packages), fills.join(packages)];
    questions[0]?.reply(answer());
    const outcomes = await Promise.all(joined.map((one) => one?.fill.outcome));
    expect(questions).toHaveLength(1);
    expect(joined.map((one) => one?.isFirst)).toEqual([true, false, false]);
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['good', 'good', 'good']);
    expect(store.fresh(packages.key)).toBeDefined();
  });

  it('counts the age of an answer from when it was asked for', async () => {
    const outcome = outcomeOf(packages);
    clock = 25_000;
    questions[0]?.reply(answer());
    await outcome;
    clock = 30_000;
    expect(store.fresh(packages.key)).toBeUndefined();
  });

  it('gives an answer that began before a purge to those who waited, but neither keeps it nor lets others join', async () => {
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

  it('does not let a slow old question replace the answer of a newer one', async () => {
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

  it('asks anew after a finished question', async () => {
    const first = outcomeOf(packages);
    questions[0]?.fail(new Error('away'));
    await first;
    void outcomeOf(packages);
    expect(questions).toHaveLength(2);
  });

  it.each([502, 503, 504])('takes %d for a service that is down', async (status) => {
    const outcome = outcomeOf(packages);
    questions[0]?.reply(answer(status));
    expect(await outcome).toMatchObject({ kind: 'down', error: { status } });
  });

  it('keeps a last good answer through failures of its service', async () => {
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

  it('drops the last good answer when its service says that there is none any more', async () => {
    const first = outcomeOf(packages);
    questions[0]?.reply(answer());
    await first;
    clock = 40_000;
    const second = outcomeOf(packages);
    questions[1]?.reply(answer(404, 'no-store'));
    expect(await second).toMatchObject({ kind: 'own' });
    expect(store.lastGood(packages.key)).toBeUndefined();
  });

  it('keeps nothing of an answer that is not public', async () => {
    const outcome = outcomeOf(packages);
    questions[0]?.reply(answer(200, 'no-store'));
    expect(await outcome).toMatchObject({ kind: 'own' });
    expect(store.lastGood(packages.key)).toBeUndefined();
  });

  it('stops asking for an answer that proved too large to keep', async () => {
    const outcome = outcomeOf(packages);
    questions[0]?.fail(new TooLargeError());
    expect(await outcome).toEqual({ kind: 'too-large' });
    expect(fills.join(packages)).toBeUndefined();
  });

  it('has at most 100 questions on their way', () => {
    for (let n = 0; n < 100; n++) expect(fills.join({ ...packages, key: `/api/travel/${n}` })).toBeDefined();
    expect(fills.join({ ...packages, key: '/api/travel/one-more' })).toBeUndefined();
    expect(fills.join({ ...packages, key: '/api/travel/7' })).toMatchObject({ isFirst: false });
  });
});
