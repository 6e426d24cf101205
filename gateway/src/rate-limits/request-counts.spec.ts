import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { RequestCounts } from './request-counts.ts';

const LIMIT = { quota: 2, windowSeconds: 60 };

describe('RequestCounts', () => {
  let clock: HeldClock;
  beforeEach(() => {
    clock = new HeldClock();
    clock.pass(60_000 - (Date.now() % 60_000) + 45_000);
  });
  afterEach(() => clock.release());

  it('admits the quota of a window, and says what is left and how long the window goes on', () => {
    const counts = new RequestCounts();
    const taken = Array.from({ length: 3 }, () => counts.take('writes', LIMIT, 'a'));
    expect(taken).toMatchObject([
      { isAdmitted: true, remaining: 1, resetSeconds: 15 },
      { isAdmitted: true, remaining: 0, resetSeconds: 15 },
      { isAdmitted: false, remaining: 0, resetSeconds: 15 },
    ]);
    clock.pass(15_000);
    expect(counts.take('writes', LIMIT, 'a')).toMatchObject({ isAdmitted: true, remaining: 1, resetSeconds: 60 });
  });

  it('counts each sender and each limit by itself', () => {
    const counts = new RequestCounts();
    for (const [limit, sender] of [
      ['writes', 'a'],
      ['writes', 'b'],
      ['uploads', 'a'],
    ] as const) {
      expect(counts.take(limit, LIMIT, sender).remaining).toBe(1);
    }
  });

  it('adds what other replicas let through in the same window, and nothing of another one', () => {
    const counts = new RequestCounts();
    const { window } = counts.take('writes', LIMIT, 'a');
    counts.add({ limit: 'writes', sender: 'a', window: window - 1 });
    expect(counts.take('writes', LIMIT, 'a').isAdmitted).toBe(true);
    counts.add({ limit: 'writes', sender: 'b', window });
    counts.add({ limit: 'writes', sender: 'b', window });
    expect(counts.take('writes', LIMIT, 'b').isAdmitted).toBe(false);
  });
});
