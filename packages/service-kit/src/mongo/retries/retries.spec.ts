import { beforeEach, describe, expect, it } from '@jest/globals';
import { runWithContext } from '../../request/request-context.ts';
import { Deadline } from '../../time/deadline.ts';
import { type Operation, Retries } from './retries.ts';

const CUT = Object.assign(new Error('closed'), { name: 'MongoNetworkError' });
const READ: Operation = { name: 'find', collection: 'travels', isRepeatable: true };
const CREATION: Operation = { name: 'insertOne', collection: 'travels', isRepeatable: false };

describe('Retries', () => {
  let now: number;
  let pauses: number[];
  let noted: string[];
  let retries: Retries;
  beforeEach(() => {
    [now, pauses, noted] = [0, [], []];
    retries = new Retries({
      note: ({ name }, failure) => noted.push(`${name} ${failure}`),
      now: () => now,
      pause: async (ms) => {
        pauses.push(ms);
        now += ms;
      },
      random: () => 1,
    });
  });

  function failing(times: number, error: unknown = CUT, ms = 0) {
    let left = times;
    return async () => {
      now += ms;
      if (left-- > 0) throw error;
      return 'answer';
    };
  }
  const within = <T>(ms: number, work: () => Promise<T>) => runWithContext({ requestId: 'r', deadline: new Deadline(ms, () => now) }, work);

  it('doubles the pauses up to two seconds, and counts retries', async () => {
    expect(await retries.run(READ, failing(6))).toBe('answer');
    expect(pauses).toEqual([100, 200, 400, 800, 1_600, 2_000]);
    expect(noted).toEqual(Array.from({ length: 6 }, () => 'find cut'));
  });

  it('randomises the pauses', async () => {
    const chances = [0, 0.5];
    const one = new Retries({ note: () => undefined, pause: async (ms) => pauses.push(ms), random: () => chances.shift() ?? 0 });
    await one.run(READ, failing(2));
    expect(pauses).toEqual([50, 150]);
  });

  it('gives up after eight attempts, or fifteen seconds', async () => {
    await expect(retries.run(READ, failing(8))).rejects.toMatchObject({ code: 'service_unavailable', cause: CUT });
    expect(noted).toHaveLength(7);
    noted.length = 0;
    await expect(retries.run(READ, failing(8, CUT, 6_000))).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(noted).toHaveLength(3);
  });

  it('starts no pause that would outlast the request', async () => {
    await expect(within(650, () => retries.run(READ, failing(8)))).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(pauses).toEqual([100, 200]);
  });

  it('starts nothing for a request whose time is over', async () => {
    await expect(within(0, () => retries.run(READ, failing(0)))).rejects.toMatchObject({ code: 'gateway_timeout' });
  });

  it('repeats a write only if nothing was sent, or if it is repeatable', async () => {
    expect(await retries.run(CREATION, failing(1))).toBe('answer');
    expect(await retries.run({ ...CREATION, isRepeatable: true }, failing(1))).toBe('answer');
  });

  it('passes on errors that a retry does not solve', async () => {
    const thrown = Object.assign(new Error('bad'), { name: 'MongoServerError', code: 121 });
    await expect(retries.run(READ, failing(1, thrown))).rejects.toBe(thrown);
    expect(pauses).toEqual([]);
  });
});
