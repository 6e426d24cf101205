import { patienceOf, pauseBeforeNext } from './asking-again.ts';
import { DeadlineError } from './failures.ts';

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
const READ = { before: 0, isRead: true, isKept: true, isPicture: false };
const WRITE = { before: 0, isRead: false, isKept: true, isPicture: false };

describe('asking again', () => {
  it('repeats what reached nobody, a write too, a few times, each a little later', () => {
    for (const attempt of [READ, WRITE]) {
      const pauses = [0, 1, 2, 3, 4].map((before) => pauseBeforeNext({ ...attempt, before }, refused));
      expect(pauses).toEqual([0, 50, 200, 400, undefined]);
    }
  });

  it('repeats a read whose connection broke, but not for ever: it may be what breaks it', () => {
    expect([0, 1, 2].map((before) => pauseBeforeNext({ ...READ, before }, reset))).toEqual([0, 50, undefined]);
  });

  it('repeats no write that may have been heard, and no upload that is gone', () => {
    expect(pauseBeforeNext(WRITE, reset)).toBeUndefined();
    expect(pauseBeforeNext({ ...WRITE, isKept: false }, refused)).toBeUndefined();
  });

  it('repeats nothing that took too long, or failed by itself', () => {
    expect(pauseBeforeNext(READ, new DeadlineError('answer'))).toBeUndefined();
    expect(pauseBeforeNext(READ, new Error('No answer in time'))).toBeUndefined();
  });

  it('repeats a picture that does not begin to come, twice, and then waits as long as for anything else', () => {
    const attempts = [0, 1, 2].map((before) => ({ ...READ, before, isPicture: true }));
    expect(attempts.map((attempt) => pauseBeforeNext(attempt, new DeadlineError('answer')))).toEqual([0, 0, undefined]);
    expect(attempts.map((attempt) => patienceOf(attempt, 20_000))).toEqual([1_000, 1_000, 20_000]);
    expect([patienceOf(READ, 20_000), patienceOf({ before: 0, isPicture: true }, 500)]).toEqual([20_000, 500]);
  });
});
