import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { RequestCounts } from './request-counts.ts';

const LIMIT = { quota: 2, windowSeconds: 60 };
const A = [{ id: 'a', shares: 1 }];
const B = [{ id: 'b', shares: 1 }];

describe('RequestCounts', () => {
  let clock: HeldClock;
  beforeEach(() => {
    clock = new HeldClock();
    clock.pass(60_000 - (Date.now() % 60_000) + 45_000);
  });
  afterEach(() => clock.release());

  it('allows the quota of a window and returns what remains and when the window ends', () => {
    const counts = new RequestCounts();
    const taken = Array.from({ length: 3 }, () => counts.take('writes', LIMIT, A));
    expect(taken).toMatchObject([
      { isAdmitted: true, remaining: 1, resetSeconds: 15 },
      { isAdmitted: true, remaining: 0, resetSeconds: 15 },
      { isAdmitted: false, remaining: 0, resetSeconds: 15 },
    ]);
    clock.pass(15_000);
    expect(counts.take('writes', LIMIT, A)).toMatchObject({ isAdmitted: true, remaining: 1, resetSeconds: 60 });
  });

  it('counts each sender and each limit separately', () => {
    const counts = new RequestCounts();
    for (const [limit, senders] of [
      ['writes', A],
      ['writes', B],
      ['uploads', A],
    ] as const) {
      expect(counts.take(limit, LIMIT, senders).remaining).toBe(1);
    }
  });

  it('counts a request for each of its senders, with several times the quota for a wider one', () => {
    const counts = new RequestCounts();
    const line = (id: string) =>
      counts.take('writes', LIMIT, [
        { id, shares: 1 },
        { id: 'site', shares: 2 },
      ]).isAdmitted;
    expect([line('one'), line('one'), line('one')]).toEqual([true, true, false]);
    expect([line('two'), line('two'), line('three')]).toEqual([true, true, false]);
    expect(counts.look('writes', LIMIT, [{ id: 'three', shares: 1 }])).toMatchObject({ isAdmitted: true, remaining: 1 });
  });

  it('adds the requests of other replicas in the same window only', () => {
    const counts = new RequestCounts();
    const { window } = counts.take('writes', LIMIT, A);
    counts.add({ limit: 'writes', sender: 'a', window: window - 1 });
    expect(counts.take('writes', LIMIT, A).isAdmitted).toBe(true);
    counts.add({ limit: 'writes', sender: 'b', window });
    counts.add({ limit: 'writes', sender: 'b', window });
    expect(counts.take('writes', LIMIT, B).isAdmitted).toBe(false);
  });
});
