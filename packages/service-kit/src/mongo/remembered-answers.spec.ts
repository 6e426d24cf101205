import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runWithContext } from '../http/request-context.ts';
import { Deadline } from '../time/deadline.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import type { Revisions } from './revisions.ts';

describe('RememberedAnswers', () => {
  /** What the database says; undefined while it says nothing. */
  let revision: number | undefined;
  let made: number;
  let answers: RememberedAnswers;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    [revision, made] = [1, 0];
    answers = new RememberedAnswers({ current: async () => revision } as Revisions);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const ask = async (key = 'packages') => String((await answers.of(key, async () => `made ${++made}`)).body);

  it('makes an answer once for as long as nothing is written, each key for itself', async () => {
    expect([await ask(), await ask(), await ask('destinations')]).toEqual(['"made 1"', '"made 1"', '"made 2"']);
    revision = 2;
    expect(await ask()).toBe('"made 3"');
  });

  it('makes it once for all who ask at the same time', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('"made 1"'));
  });

  it('makes it anew after a second, for what nobody counted', async () => {
    await ask();
    jest.advanceTimersByTime(999);
    expect(await ask()).toBe('"made 1"');
    jest.advanceTimersByTime(1);
    expect(await ask()).toBe('"made 2"');
  });

  it('remembers nothing while the database does not say whether it holds', async () => {
    revision = undefined;
    expect([await ask(), await ask()]).toEqual(['"made 1"', '"made 2"']);
  });

  it('keeps nothing that was forgotten, or that was being made then', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const early = answers.of('packages', () => {
      begun.resolve();
      return promise;
    });
    await begun.promise;
    answers.forget();
    resolve('of before');
    expect(String((await early).body)).toBe('"of before"');
    expect(await ask()).toBe('"made 1"');
  });

  it('remembers no failure', async () => {
    await expect(answers.of('packages', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask()).toBe('"made 1"');
  });

  it('lets who has no more time go, and begins nothing for who comes without any', async () => {
    const waiting = (ms: number) =>
      runWithContext({ requestId: 'one', deadline: new Deadline(ms) }, () => answers.of('slow', () => new Promise(() => made++)));
    const late = expect(waiting(300)).rejects.toMatchObject({ code: 'gateway_timeout' });
    await jest.advanceTimersByTimeAsync(300);
    await late;
    await expect(waiting(0)).rejects.toMatchObject({ code: 'gateway_timeout' });
    expect(made).toBe(1);
  });
});
