import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ResolvedSession, ResolveSession, RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const COOKIE = { cookie: 'reefdesk_session=secret' };
const ADMIN_READ = '/api/get-travels-with-stats';
const REMEMBERED_MS = 5_000;

function session(token = 'signed-token'): ResolvedSession {
  const user = { user_id: 'u1' } as ResolvedSession['user'];
  return { token, tokenLifeSeconds: 60, user };
}

describe('sessions', () => {
  let gateway: GatewayUnderTest;
  let auth: NatsPeer;
  let asked: string[];
  let live: ResolvedSession | null;
  let stopAnswering: () => void;
  /** Stops the clock, so that the gateway caches sessions for a whole test. */
  let clock: HeldClock;

  beforeAll(async () => {
    clock = new HeldClock();
    gateway = await GatewayUnderTest.start();
    auth = await gateway.peer('auth');
  });

  beforeEach(async () => {
    await gateway.reset();
    asked = [];
    live = session();
    stopAnswering?.();
    stopAnswering = auth.answer(ResolveSession, ({ cookie }) => {
      asked.push(cookie);
      return { session: live };
    });
    await auth.known();
    await forgotten();
  });

  afterAll(async () => {
    await auth?.close();
    await gateway?.stop();
    clock?.release();
  });

  /** Waits until the gateway's cache is empty and its requests reach this test's auth. */
  async function forgotten(): Promise<void> {
    await eventually(async () => {
      clock.pass(REMEMBERED_MS + 1);
      const before = asked.length;
      await gateway.ask(ADMIN_READ, { headers: COOKIE });
      expect(asked.length).toBe(before + 1);
    });
    clock.pass(REMEMBERED_MS + 1);
    asked.length = 0;
    for (const service of Object.values(gateway.services)) service.received.length = 0;
  }

  const lastToken = () => gateway.services.catalog.received.at(-1)?.headers.authorization;

  it('exchanges the cookie for the internal token, asking auth once for many requests', async () => {
    for (let n = 0; n < 3; n++) await gateway.ask(ADMIN_READ, { headers: COOKIE });
    await Promise.all(Array.from({ length: 5 }, () => gateway.ask(ADMIN_READ, { headers: COOKIE })));
    expect(gateway.services.catalog.received.map(({ headers }) => headers.authorization)).toEqual(Array(8).fill('Bearer signed-token'));
    expect(asked).toEqual(['secret']);
  });

  it('sends the cookie to auth only', async () => {
    await gateway.ask(ADMIN_READ, { headers: COOKIE });
    await gateway.ask('/api/me', { headers: COOKIE });
    expect(gateway.services.catalog.received[0]?.headers).not.toHaveProperty('cookie');
    expect(gateway.services.auth.received[0]?.headers.cookie).toBe('reefdesk_session=secret');
  });

  it('replaces a token sent by the client, with or without a session', async () => {
    await gateway.ask(ADMIN_READ, { headers: { ...COOKIE, authorization: 'Bearer forged' } });
    expect(lastToken()).toBe('Bearer signed-token');
    await gateway.ask(ADMIN_READ, { headers: { authorization: 'Bearer forged' } });
    expect(lastToken()).toBeUndefined();
  });

  it('answers 503 if a service rejects the token, does not sign the user out, and uses a new token next time', async () => {
    gateway.services.catalog.answer = (_, response) => {
      response.writeHead(401, { 'content-type': 'application/json', 'www-authenticate': 'Bearer error="invalid_token"' }).end('{}');
    };
    const refused = await gateway.ask(ADMIN_READ, { headers: COOKIE });
    expect([refused.status, refused.json]).toMatchObject([503, { code: 'service_unavailable' }]);
    gateway.services.catalog.answer = (_, response) => response.writeHead(401).end('{}');
    expect((await gateway.ask(ADMIN_READ, { headers: COOKIE })).status).toBe(401);
    expect(asked).toEqual(['secret', 'secret']);
  });

  it('continues without a token when there is no such session', async () => {
    live = null;
    expect((await gateway.ask(ADMIN_READ, { headers: COOKIE })).status).toBe(200);
    expect(lastToken()).toBeUndefined();
  });

  it('does not resolve sessions for images and pages', async () => {
    await gateway.ask('/media/1', { headers: COOKIE });
    await gateway.ask('/', { headers: COOKIE });
    expect(asked).toEqual([]);
  });

  it('reads only the cookie that fits the scheme', async () => {
    await gateway.ask(ADMIN_READ, { headers: { cookie: '__Host-reefdesk=secret' } });
    expect(asked).toEqual([]);
    expect(lastToken()).toBeUndefined();
  });

  it('sends no shared response to a request with a session', async () => {
    gateway.services.catalog.answer = publicJson({ data: 'for visitors' });
    await gateway.ask('/api/get-destinations');
    gateway.services.catalog.answer = publicJson({ data: 'for the admin' });
    expect((await gateway.ask('/api/get-destinations', { headers: COOKIE })).json).toEqual({ data: 'for the admin' });
    expect((await gateway.ask('/api/get-destinations')).json).toEqual({ data: 'for visitors' });
  });

  it('forgets a session at once when auth announces its end', async () => {
    await gateway.ask(ADMIN_READ, { headers: COOKIE });
    live = null;
    await auth.tell(SessionsEnded, { userId: 'u1', sessionId: 's1' });
    await eventually(async () => {
      await gateway.ask(ADMIN_READ, { headers: COOKIE });
      expect(lastToken()).toBeUndefined();
    });
  });

  it('resolves a session again when auth announces that the rights have changed (PPL-05)', async () => {
    await gateway.ask(ADMIN_READ, { headers: COOKIE });
    live = null;
    await auth.tell(RightsChanged, { userId: 'u1' });
    await eventually(async () => {
      await gateway.ask(ADMIN_READ, { headers: COOKIE });
      expect(lastToken()).toBeUndefined();
    });
  });

  it.each([
    ['DELETE', '/api/logout'],
    ['POST', '/api/login'],
    ['POST', '/api/register'],
    ['POST', '/api/change-password'],
  ])('forgets the session of the cookie sent with %s %s before the response is sent', async (method, path) => {
    await gateway.ask(ADMIN_READ, { headers: COOKIE });
    // The session ends while the request runs. A concurrent lookup must not be cached.
    gateway.services.auth.answer = async (_request, response) => {
      await gateway.ask(ADMIN_READ, { headers: COOKIE });
      live = null;
      response.end('{}');
    };
    await gateway.ask(path, { method, headers: { ...COOKIE, origin: gateway.url } });
    await gateway.ask(ADMIN_READ, { headers: COOKIE });
    expect(lastToken()).toBeUndefined();
  });

  describe('when auth is unavailable', () => {
    beforeEach(() => stopAnswering());

    it('answers 503 where the session matters, so that no user seems signed out', async () => {
      for (const [method, path] of [
        ['GET', ADMIN_READ],
        ['GET', '/api/me'],
        ['POST', '/api/add-travel'],
        ['POST', '/api/testimonials'],
      ] as const) {
        const answer = await gateway.ask(path, { method, headers: { ...COOKIE, origin: gateway.url } });
        expect(answer.status).toBe(503);
        expect(answer.json).toMatchObject({ code: 'service_unavailable' });
      }
      expect(gateway.services.catalog.received).toEqual([]);
      expect(gateway.services.auth.received).toEqual([]);
    });

    it('still answers public reads, but forbids caching them', async () => {
      gateway.services.catalog.answer = publicJson({ data: [] }, { etag: '"visitor"' });
      const headers = { ...COOKIE, 'if-none-match': '"visitor"' };
      const answer = await gateway.ask('/api/get-destinations', { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('etag');
      expect(gateway.services.catalog.received.at(-1)?.headers).not.toHaveProperty('if-none-match');
    });

    it('does not affect visitors without a session', async () => {
      expect((await gateway.ask('/api/get-destinations')).status).toBe(200);
      expect((await gateway.ask('/api/login', { method: 'POST', headers: { origin: gateway.url } })).status).toBe(200);
    });
  });
});
