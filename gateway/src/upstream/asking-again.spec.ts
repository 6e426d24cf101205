import { pauseBeforeNext, timeoutOf } from './asking-again.ts';
import { DeadlineError } from './failures.ts';

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
const READ = { before: 0, isRead: true, isCached: true, isPicture: false };
const WRITE = { before: 0, isRead: false, isCached: true, isPicture: false };

describe('retries of upstream requests', () => {
  it('retries any request that did not connect a few times, with growing pauses', () => {
    for (const attempt of [READ, WRITE]) {
      const pauses = [0, 1, 2, 3, 4].map((before) => pauseBeforeNext({ ...attempt, before }, refused));
      expect(pauses).toEqual([0, 50, 200, 400, undefined]);
    }
  });

  it('retries a read whose connection broke, but only a few times because it may be the cause', () => {
    expect([0, 1, 2].map((before) => pauseBeforeNext({ ...READ, before }, reset))).toEqual([0, 50, undefined]);
  });

  it('does not retry a write that may have been received, or an upload that is consumed', () => {
    expect(pauseBeforeNext(WRITE, reset)).toBeUndefined();
    expect(pauseBeforeNext({ ...WRITE, isCached: false }, refused)).toBeUndefined();
  });

  it('does not retry timeouts and other errors', () => {
    expect(pauseBeforeNext(READ, new DeadlineError('answer'))).toBeUndefined();
    expect(pauseBeforeNext(READ, new Error('No answer in time'))).toBeUndefined();
  });

  it('retries a silent picture twice, then waits the full time', () => {
    const attempts = [0, 1, 2].map((before) => ({ ...READ, before, isPicture: true }));
    expect(attempts.map((attempt) => pauseBeforeNext(attempt, new DeadlineError('answer')))).toEqual([0, 0, undefined]);
    expect(attempts.map((attempt) => timeoutOf(attempt, 20_000))).toEqual([1_000, 1_000, 20_000]);
    expect([timeoutOf(READ, 20_000), timeoutOf({ before: 0, isPicture: true }, 500)]).toEqual([20_000, 500]);
  });
});
