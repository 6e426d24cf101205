import { networksOf } from '@reefdesk/service-kit/request/client-network';
import { PasswordWork } from './password-work.ts';

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function callers(work: PasswordWork, compute: () => Promise<void>) {
  const done: string[] = [];
  const call = (client: string): Promise<void> =>
    work.withPlace(networksOf(client), async () => {
      await work.turn(compute);
      done.push(client);
    });
  return { call, done };
}

describe('PasswordWork', () => {
  it('limits parallel computations, and completes all of them', async () => {
    const work = new PasswordWork(2, 50);
    let running = 0;
    let most = 0;
    const compute = async (): Promise<string> => {
      running += 1;
      most = Math.max(most, running);
      await aMoment();
      running -= 1;
      return 'done';
    };
    const results = await Promise.all(Array.from({ length: 9 }, () => work.turn(compute)));
    expect(results).toEqual(Array(9).fill('done'));
    expect(most).toBe(2);
  });

  it('continues after a failed computation', async () => {
    const work = new PasswordWork(1, 50);
    await expect(work.turn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    await expect(work.turn(async () => 'done')).resolves.toBe('done');
  });

  it('rejects callers while all places are taken, and accepts them again afterwards', async () => {
    const work = new PasswordWork(1, 2);
    const inside = [work.withPlace(networksOf('a'), aMoment), work.withPlace(networksOf('b'), aMoment)];
    await expect(work.withPlace(networksOf('c'), aMoment)).rejects.toMatchObject({ code: 'service_unavailable' });
    await Promise.all(inside);
    await expect(work.withPlace(networksOf('c'), aMoment)).resolves.toBeUndefined();
  });

  it('reserves a quarter of the places for others while one client floods', async () => {
    const work = new PasswordWork(1, 8);
    const flood = Array.from({ length: 20 }, () => work.withPlace(networksOf('flood'), aMoment));
    const others = [work.withPlace(networksOf('a'), aMoment), work.withPlace(networksOf('b'), aMoment)];
    const outcomes = await Promise.allSettled(flood);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await expect(Promise.all(others)).resolves.toBeDefined();
  });

  it('shares the places fairly, so that a new client gets in during a flood', async () => {
    const work = new PasswordWork(1, 20);
    const release = Promise.withResolvers<void>();
    const { call, done } = callers(work, () => release.promise);
    const floods = ['one', 'two', 'three'].flatMap((client) => Array.from({ length: 20 }, () => call(client)));
    const outcomes = Promise.allSettled(floods);
    const people = ['ana', 'ben', 'cai', 'dwi'].map(call);
    release.resolve();
    await expect(Promise.all(people)).resolves.toBeDefined();
    const rejected = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(60 - 20 + people.length);
    // Each flood lost the same number of places.
    const places = ['one', 'two', 'three'].map((client) => done.filter((name) => name === client).length);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
  });

  it('reclaims places from any /64 of an IPv6 /48 that has more than three times as many as others', async () => {
    const work = new PasswordWork(1, 8);
    const release = Promise.withResolvers<void>();
    const { call, done } = callers(work, () => release.promise);
    const flood = Promise.allSettled(Array.from({ length: 6 }, (_, n) => call(`2001:db8:1:${n}::1`)));
    const others = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '2001:db8:2::1'].map(call);
    // The /48 holds four places, the others one each. It gives up one more, which leaves it three.
    const more = [call('203.0.113.4'), expect(call('203.0.113.5')).rejects.toMatchObject({ code: 'service_unavailable' })];
    release.resolve();
    await expect(Promise.all([...others, ...more])).resolves.toBeDefined();
    expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(done).toHaveLength(8);
  });

  it('rejects a client when all clients inside have the same load', async () => {
    const work = new PasswordWork(1, 4);
    const release = Promise.withResolvers<void>();
    const { call } = callers(work, () => release.promise);
    const inside = ['a', 'b', 'c', 'd'].map(call);
    await expect(call('e')).rejects.toMatchObject({ code: 'service_unavailable' });
    release.resolve();
    await expect(Promise.all(inside)).resolves.toBeDefined();
  });

  it('lets clients take turns, so that a late client does not wait for a whole flood', async () => {
    const work = new PasswordWork(1, 50);
    const { call, done } = callers(work, aMoment);
    await Promise.all([...Array.from({ length: 6 }, () => call('flood')), call('late')]);
    expect(done.indexOf('late')).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(7);
  });
});
