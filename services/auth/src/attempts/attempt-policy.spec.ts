import { type AttemptState, afterFailure, afterSuccess, failuresOf, NETWORK_POLICY, PAIR_POLICY, waitMs } from './attempt-policy.ts';

const START = new Date('2030-01-01T00:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1_000);

function failTimes(times: number, at = START): AttemptState | null {
  let state: AttemptState | null = null;
  for (let count = 0; count < times; count += 1) state = afterFailure(state, PAIR_POLICY, at);
  return state;
}

describe('attempt policy', () => {
  it('allows the first five attempts and blocks the sixth for half a minute', () => {
    expect(waitMs(failTimes(4), START)).toBe(0);
    expect(waitMs(failTimes(5), START)).toBe(30_000);
    expect(waitMs(failTimes(5), later(30))).toBe(0);
  });

  it('waits twice as long after each further failure, up to a quarter of an hour', () => {
    expect([6, 7, 8].map((times) => waitMs(failTimes(times), START))).toEqual([60_000, 120_000, 240_000]);
    expect(waitMs(failTimes(40), START)).toBe(15 * 60_000);
  });

  it('forgets failures after a quiet quarter of an hour', () => {
    const state = failTimes(4);
    expect(failuresOf(state, later(15 * 60 - 1))).toBe(4);
    expect(failuresOf(state, later(15 * 60))).toBe(0);
    expect(afterFailure(state, PAIR_POLICY, later(15 * 60)).failures).toBe(1);
  });

  it('remembers failures after a block ends, so that waiting does not reset the count', () => {
    const state = failTimes(12);
    expect(failuresOf(state, later(15 * 60 + 1))).toBe(12);
  });

  it('counts the failures of a network from the first one on, and blocks it until the end of that quarter of an hour', () => {
    let state: AttemptState | null = null;
    for (let count = 0; count < 20; count += 1) state = afterFailure(state, NETWORK_POLICY, later(count * 30));
    expect(waitMs(state, later(600))).toBe(300_000);
    expect(waitMs(state, later(900))).toBe(0);
    expect(afterFailure(state, NETWORK_POLICY, later(900))).toEqual({ failures: 1, blockedUntil: null, expiresAt: later(1_800) });
  });

  it('removes a failure that turned out to be none, and its block', () => {
    let state: AttemptState = afterFailure(null, NETWORK_POLICY, START);
    for (let count = 1; count < 20; count += 1) state = afterFailure(state, NETWORK_POLICY, START);
    expect(afterSuccess(state, NETWORK_POLICY)).toEqual({ failures: 19, blockedUntil: null, expiresAt: later(900) });
  });
});
