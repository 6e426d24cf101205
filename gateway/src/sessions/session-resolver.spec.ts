import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ResolvedSession } from '@reefdesk/contracts/messages/auth.messages';
import { SessionResolver } from './session-resolver.ts';

type Reply = { session: ResolvedSession | null };

/** Fake auth service whose requests wait until the test answers them. */
class AuthStandIn {
  readonly questions: { cookie: string; answer(session: ResolvedSession | null): void; fail(): void }[] = [];
  reconnect: () => void = () => {};

  readonly bus = {
    ask: ((_contract: unknown, { cookie }: { cookie: string }) =>
      new Promise<Reply>((resolve, reject) => {
        this.questions.push({ cookie, answer: (session) => resolve({ session }), fail: () => reject(new Error('away')) });
      })) as never,
    onReconnect: (listener: () => void) => {
      this.reconnect = listener;
    },
  };
}

function session(userId = 'u1', tokenLifeSeconds = 60): ResolvedSession {
  return { token: `token-${userId}`, tokenLifeSeconds, user: { user_id: userId } as ResolvedSession['user'] };
}

describe('SessionResolver', () => {
  let auth: AuthStandIn;
  let resolver: SessionResolver;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    // Nothing is cached at time zero.
    jest.advanceTimersByTime(1);
    auth = new AuthStandIn();
    resolver = new SessionResolver(auth.bus, { count: () => undefined });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  async function resolved(cookie: string, reply: ResolvedSession | null) {
    const before = auth.questions.length;
    const pending = resolver.resolve(cookie);
    auth.questions.slice(before).at(0)?.answer(reply);
    return { session: await pending, asked: auth.questions.length - before };
  }

  it('asks auth once and caches the session for five seconds', async () => {
    expect(await resolved('c', session())).toMatchObject({ session: { token: 'token-u1' }, asked: 1 });
    jest.advanceTimersByTime(4_900);
    expect(await resolved('c', null)).toMatchObject({ session: { token: 'token-u1' }, asked: 0 });
    jest.advanceTimersByTime(200);
    expect(await resolved('c', null)).toEqual({ session: null, asked: 1 });
  });

  it('does not depend on changes of the system clock', async () => {
    await resolved('c', session());
    jest.setSystemTime(Date.now() + 3_600_000);
    expect((await resolved('c', null)).session).not.toBeNull();
    jest.setSystemTime(Date.now() - 7_200_000);
    jest.advanceTimersByTime(5_100);
    expect(await resolved('c', null)).toEqual({ session: null, asked: 1 });
  });

  it('shares one request to auth among concurrent requests', async () => {
    const pending = [resolver.resolve('c'), resolver.resolve('c'), resolver.resolve('c')];
    auth.questions[0]?.answer(session());
    await Promise.all(pending);
    expect(auth.questions).toHaveLength(1);
  });

  it('never caches a token beyond its expiry', async () => {
    await resolved('short', session('u1', 4));
    jest.advanceTimersByTime(2_100);
    expect((await resolved('short', null)).asked).toBe(1);
    await resolved('dying', session('u1', 1));
    expect((await resolved('dying', null)).asked).toBe(1);
  });

  it('caches a missing session for one second', async () => {
    await resolved('c', null);
    expect((await resolved('c', session())).session).toBeNull();
    jest.advanceTimersByTime(1_100);
    expect((await resolved('c', session())).session).not.toBeNull();
  });

  it('asks again for every session of a user when one of them ends, and for no other user', async () => {
    await resolved('one', session('u1'));
    await resolved('two', session('u1'));
    await resolved('other', session('u2'));
    resolver.forgetUser('u1');
    expect((await resolved('one', null)).asked).toBe(1);
    expect((await resolved('two', null)).asked).toBe(1);
    expect((await resolved('other', null)).asked).toBe(0);
  });

  it('does not cache a response to a request from before the session ended', async () => {
    const early = resolver.resolve('c');
    resolver.forgetUser('u1');
    const late = resolver.resolve('c');
    auth.questions[0]?.answer(session());
    auth.questions[1]?.answer(null);
    expect(await early).not.toBeNull();
    expect(await late).toBeNull();
    expect(await resolver.resolve('c')).toBeNull();
  });

  it('asks again after logout or login with the same cookie', async () => {
    await resolved('c', session());
    resolver.forget('c');
    expect(await resolved('c', null)).toEqual({ session: null, asked: 1 });
  });

  it('clears the cache after the connection to the bus was lost', async () => {
    await resolved('c', session());
    auth.reconnect();
    expect((await resolved('c', session())).asked).toBe(1);
  });

  it('passes an error on and does not cache it', async () => {
    const pending = resolver.resolve('c');
    auth.questions[0]?.fail();
    await expect(pending).rejects.toThrow('away');
    expect((await resolved('c', session())).asked).toBe(1);
  });

  it('does not ask auth about overlong cookies', async () => {
    expect(await resolver.resolve('x'.repeat(600))).toBeNull();
    expect(auth.questions).toHaveLength(0);
  });
});
