import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runWithContext } from '../request/request-context.ts';
import { Deadline } from '../time/deadline.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import type { Revisions } from './revisions.ts';

describe('RememberedAnswers', () => {
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

  it('makes an answer once per key until something is written', async () => {
    expect([await ask(), await ask(), await ask('destinations')]).toEqual(['"made 1"', '"made 1"', '"made 2"']);
    revision = 2;
    expect(await ask()).toBe('"made 3"');
  });

  it('makes one answer for concurrent requests', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('"made 1"'));
  });

  it('makes the answer again after a second, to show uncounted changes', async () => {
    await ask();
    jest.advanceTimersByTime(999);
    expect(await ask()).toBe('"made 1"');
    jest.advanceTimersByTime(1);
    expect(await ask()).toBe('"made 2"');
  });

  it('caches nothing while the revision cannot be read', async () => {
    revision = undefined;
    expect([await ask(), await ask()]).toEqual(['"made 1"', '"made 2"']);
  });

  it('does not store an answer that was being made when the cache was cleared', async () => {
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

  it('does not cache failures', async () => {
    await expect(answers.of('packages', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask()).toBe('"made 1"');
  });

  it('times out a waiting request, and starts nothing for a request without time left', async () => {
    const waiting = (ms: number) =>
      runWithContext({ requestId: 'one', deadline: new Deadline(ms) }, () => answers.of('slow', () => new Promise(() => made++)));
    const late = expect(waiting(300)).rejects.toMatchObject({ code: 'gateway_timeout' });
    await jest.advanceTimersByTimeAsync(300);
    await late;
    await expect(waiting(0)).rejects.toMatchObject({ code: 'gateway_timeout' });
    expect(made).toBe(1);
  });
});
