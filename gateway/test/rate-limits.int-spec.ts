import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ResolvedSession, ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { RATE_LIMIT_NAMES } from '@reefdesk/system/rate-limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { picture, sends } from './support/pictures.ts';

const MINUTE_MS = 60_000;
const QUOTAS = 'sign-in=2,statistics=2,uploads=1,writes=3,exports=1,searches=1,departures=1,share-cards=2,unknown-sessions=2';
const LOW = { TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: QUOTAS };
const UNKNOWN = 'unknown-';
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x' };

function session(userId: string): ResolvedSession {
  return { token: `token of ${userId}`, tokenLifeSeconds: 60, user: { user_id: userId } as ResolvedSession['user'] };
}

describe('rate limits', () => {
  let gateway: GatewayUnderTest;
  let replica: GatewayUnderTest;
  let auth: NatsPeer;
  let clock: HeldClock;
  let networks = 0;
  const lookUps: string[] = [];

  beforeAll(async () => {
    clock = new HeldClock();
    gateway = await GatewayUnderTest.start({ env: LOW });
    replica = await GatewayUnderTest.start({
      env: LOW,
      bus: { natsUrl: gateway.bus.natsUrl, credentials: gateway.bus.credentials, stop: async () => undefined },
    });
    auth = await gateway.peer('auth');
    auth.answer(ResolveSession, ({ cookie }) => {
      lookUps.push(cookie);
      return { session: cookie.startsWith(UNKNOWN) ? null : session(cookie) };
    });
    await auth.known();
  });
  beforeEach(async () => {
    await gateway.reset();
    // 15 seconds of this window are left, and the clock is stopped.
    clock.pass(MINUTE_MS - (Date.now() % MINUTE_MS) + 45_000);
  });
  afterAll(async () => {
    await auth?.close();
    await replica?.stop();
    await gateway?.stop();
    clock?.release();
  });

  function newcomer(more: Record<string, string> = {}) {
    const headers = { 'x-forwarded-for': `198.51.100.${++networks}`, ...more };
    return (method: string, path: string, at = gateway, extra: Record<string, string> = {}) =>
      at.ask(path, { method, headers: { ...headers, ...extra } });
  }

  it('state the remaining quota on every response of a limited endpoint', async () => {
    const ask = newcomer();
    const { status, headers } = await ask('DELETE', '/api/testimonials/1');
    expect([status, headers['ratelimit-policy'], headers.ratelimit]).toEqual([200, '"writes";q=3;w=60', '"writes";r=2;t=15']);
    expect((await ask('PATCH', '/api/gallery/1')).headers.ratelimit).toBe('"writes";r=1;t=15');
  });

  it('count rejected requests by the name of the limit', async () => {
    const refused = async () => {
      const metrics = await (await fetch(`${gateway.service.opsUrl}/metrics`)).text();
      return Object.fromEntries(
        [...metrics.matchAll(/^rate_limited_requests_total\{limit="([\w-]+)",.*\} (\d+)$/gm)].map(([, name, count]) => [
          name,
          Number(count),
        ]),
      );
    };
    const before = await refused();
    expect(Object.keys(before).sort()).toEqual([...RATE_LIMIT_NAMES].sort());
    const ask = newcomer();
    for (let at = 0; at < 5; at++) await ask('DELETE', '/api/testimonials/1');
    for (let at = 0; at < 3; at++) await ask('POST', '/api/login');
    expect(await refused()).toEqual({ ...before, writes: Number(before.writes) + 2, 'sign-in': Number(before['sign-in']) + 1 });
  });

  it('reject requests beyond the limit without asking a service, and accept them again after the window', async () => {
    const ask = newcomer();
    for (let n = 0; n < 2; n++) expect((await ask('POST', '/api/login')).status).toBe(200);
    const refused = await ask('POST', '/api/login');
    expect([refused.status, refused.headers['retry-after'], refused.json.code]).toEqual([429, '15', 'too_many_attempts']);
    expect([refused.headers.ratelimit, refused.headers['cache-control']]).toEqual(['"sign-in";r=0;t=15', 'no-store']);
    expect(gateway.services.auth.received).toHaveLength(2);
    clock.pass(15_000);
    expect((await ask('POST', '/api/login')).status).toBe(200);
  });

  it('count each kind of request and each network separately, and the addresses of one IPv6 line together', async () => {
    const ask = newcomer();
    expect((await ask('POST', '/api/add-travel', gateway, UPLOAD)).status).toBe(200);
    expect((await ask('POST', '/api/add-travel', gateway, UPLOAD)).status).toBe(429);
    expect((await ask('DELETE', '/api/delete-travel/1')).status).toBe(200);
    expect((await newcomer()('POST', '/api/add-travel', gateway, UPLOAD)).status).toBe(200);
    for (const [host, status] of [
      ['1', 200],
      ['2', 200],
      ['3', 429],
    ] as const) {
      const from = { 'x-forwarded-for': `2001:db8:7:7::${host}` };
      expect((await gateway.ask('/api/login', { method: 'POST', headers: from })).status).toBe(status);
    }
  });

  it('count the lines of one IPv6 site together, which has three times the quota', async () => {
    const signIn = async (address: string) =>
      (await gateway.ask('/api/login', { method: 'POST', headers: { 'x-forwarded-for': address } })).status;
    for (const line of [1, 2, 3]) {
      for (const host of [1, 2]) expect(await signIn(`2001:db8:8:${line}::${host}`)).toBe(200);
    }
    expect([await signIn('2001:db8:8:4::1'), await signIn('2001:db8:9:4::1')]).toEqual([429, 200]);
  });

  it.each([
    ['exports', '/api/enquiries/export.csv', '/api/audit/export.csv?kind=packages', '/api/enquiries/5f0c'],
    ['searches', '/api/enquiries?q=reef', '/api/audit?kind=packages', '/api/enquiries?state=new'],
    ['departures', '/api/departures?package=reef&from=2030-01-01', '/api/departures/all', '/api/departures?package=reef'],
  ])('apply to expensive reads: %s', async (name, first, second, cheap) => {
    const ask = newcomer();
    const admitted = await ask('GET', first);
    expect([admitted.status, admitted.headers['ratelimit-policy']]).toEqual([200, `"${name}";q=1;w=60`]);
    const refused = await ask('GET', second);
    expect([refused.status, refused.headers['retry-after'], refused.json.code]).toEqual([429, '15', 'too_many_attempts']);
    expect((await ask('GET', cheap)).headers.ratelimit).toBeUndefined();
  });

  it('apply to cards of shared links, except to cached ones', async () => {
    const image = picture();
    gateway.services.media.answer = sends(image, { 'content-type': 'image/jpeg' });
    const card = (digits: string) => `/media/${image.id}/cards/wide-${digits.padStart(16, '0')}.jpg`;
    const ask = newcomer();
    const statuses = [];
    for (const digits of ['1', '2', '3', '1']) statuses.push((await ask('GET', card(digits))).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    // Media accepts this alias, but the gateway never caches it.
    expect((await ask('GET', card('3').replace('wide', '%77ide'))).status).toBe(429);
    expect(gateway.services.media.received).toHaveLength(2);
    expect((await newcomer()('GET', card('3'))).status).toBe(200);
  });

  it('apply to session cookies that auth does not know, and let known sessions of the same network go on', async () => {
    const ask = newcomer();
    const withCookie = async (cookie: string) => (await ask('GET', '/api/me', gateway, { cookie: `reefdesk_session=${cookie}` })).status;
    expect(await withCookie('of-the-office')).toBe(200);
    for (const n of [1, 2]) expect(await withCookie(`${UNKNOWN}${n}`)).toBe(200);
    expect([await withCookie(`${UNKNOWN}3`), await withCookie('of-the-office')]).toEqual([429, 200]);
    expect(lookUps).not.toContain(`${UNKNOWN}3`);
    // After the session cache has expired, within the same window.
    clock.pass(10_000);
    expect([await withCookie(`${UNKNOWN}4`), await withCookie('of-the-office')]).toEqual([429, 200]);
    expect(lookUps.filter((cookie) => cookie === 'of-the-office')).toHaveLength(2);
  });

  it('do not apply to reads, except to expensive ones', async () => {
    const ask = newcomer();
    for (let n = 0; n < 5; n++) {
      for (const path of ['/api/packages', '/api/me', '/api/gallery', '/media/1']) {
        const { status, headers } = await ask('GET', path);
        expect([path, status, headers.ratelimit]).toEqual([path, 200, undefined]);
      }
    }
    const read = async (method: string) => (await ask(method, '/api/get-travels-with-stats')).status;
    expect([await read('GET'), await read('HEAD'), await read('GET')]).toEqual([200, 200, 429]);
  });

  it('count a signed-in user as one sender from any address, and the users of an office with one address separately', async () => {
    const office = `192.0.2.${++networks}`;
    const ask = (userId: string, address = office) =>
      gateway.ask('/api/testimonials/1', {
        method: 'DELETE',
        headers: {
          'x-forwarded-for': address,
          cookie: `reefdesk_session=${userId}`,
          origin: gateway.url,
          'x-forwarded-host': new URL(gateway.url).host,
        },
      });
    for (const userId of ['ana', 'ben', 'ana', 'ben', 'ana', 'ben']) expect((await ask(userId)).status).toBe(200);
    expect((await ask('ana', `192.0.2.${++networks}`)).status).toBe(429);
    expect((await ask('cia')).status).toBe(200);
  });

  it('are shared by replicas', async () => {
    const ask = newcomer();
    expect((await ask('DELETE', '/api/testimonials/1')).status).toBe(200);
    // Each probe counts too, so the remaining quota shows when the replica knows of the first request.
    await eventually(async () => {
      const probe = newcomer();
      await probe('DELETE', '/api/testimonials/1');
      await eventually(async () => expect((await probe('DELETE', '/api/testimonials/1', replica)).headers.ratelimit).toMatch(/r=[01];/));
    });
    expect((await ask('DELETE', '/api/testimonials/1', replica)).headers.ratelimit).toBe('"writes";r=1;t=15');
  });
});
