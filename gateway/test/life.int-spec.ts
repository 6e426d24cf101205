import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { urlVariableOf } from '@reefdesk/system/names';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { defineGateway } from '../src/define.ts';
import { readGatewayEnv } from '../src/env.ts';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startOwnBus } from './support/own-bus.ts';

describe('readiness', () => {
  let bus: Awaited<ReturnType<typeof startOwnBus>>;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    bus = await startOwnBus();
    // Freshness does not expire, so that only NATS messages invalidate the cache.
    gateway = await GatewayUnderTest.start({ bus, env: { RESPONSE_CACHE_FRESH_MS: '3600000' } });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  const ready = async () => (await gateway.ask('/health/ready')).status;

  it('is 200 once the website can be served, and contains no details', async () => {
    await eventually(async () => expect(await ready()).toBe(200));
    const answer = await gateway.ask('/health/ready');
    expect(answer.json).toEqual({ status: 'up' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(SERVICE_NAMES)('is 503 while %s is down or has no database, and 200 again after', async (name) => {
    await eventually(async () => expect(await ready()).toBe(200));
    gateway.services[name].answer = status(503);
    await eventually(async () => expect(await ready()).toBe(503));
    gateway.services[name].answer = status(401);
    await eventually(async () => expect(await ready()).toBe(200));
    await gateway.services[name].down();
    await eventually(async () => expect(await ready()).toBe(503));
    expect((await gateway.ask('/health/live')).status).toBe(200);
    await gateway.services[name].up();
    await eventually(async () => expect(await ready()).toBe(200));
  });

  it.each(SERVICE_NAMES)('sends %s no read requests', async (name) => {
    const { received } = gateway.services[name];
    // Readiness is cached for a second.
    await eventually(async () => expect([await ready(), received.length > 0]).toEqual([200, true]));
    expect([...new Set(received.map(({ method, url }) => `${method} ${url}`))]).toEqual(['HEAD /health/serving']);
  });

  it('asks the services at most once a second', async () => {
    const clock = new HeldClock();
    try {
      clock.pass(1_000); // Since the tests before.
      for (const asked of [1, 2]) {
        await Promise.all(Array.from({ length: 30 }, ready));
        clock.pass(999);
        await ready();
        expect(gateway.services.auth.received).toHaveLength(asked);
        clock.pass(1);
      }
    } finally {
      clock.release();
    }
  });

  it("does not expose the internal port's routes on the public one", async () => {
    for (const path of ['/metrics', '/health', '/health/ready/x']) {
      const { status, text } = await gateway.ask(path, { headers: { accept: 'application/json' } });
      expect(status).toBe(404);
      expect(text).not.toContain('process_cpu');
    }
    await gateway.ask('/api/me');
    const metrics = await (await fetch(`${gateway.service.opsUrl}/metrics`)).text();
    expect(metrics.includes('route="/api/me"')).toBe(true);
  });

  it('is 503 while NATS is down, and cached responses are revalidated when it is back', async () => {
    const path = '/api/travel/over-a-nats-restart';
    gateway.services.catalog.answer = publicJson({ data: 'before' });
    await eventually(async () => expect(await ready()).toBe(200));
    await gateway.ask(path);
    await bus.cut();
    await eventually(async () => expect(await ready()).toBe(503));
    // Public pages work without NATS.
    expect((await gateway.ask(path)).json).toEqual({ data: 'before' });
    expect((await gateway.ask('/')).status).toBe(200);
    gateway.services.catalog.answer = publicJson({ data: 'after' });
    await bus.mend();
    await eventually(async () => expect(await ready()).toBe(200));
    await eventually(async () => expect((await gateway.ask(path)).json).toEqual({ data: 'after' }));
  });

  it('resolves sessions again after NATS was down', async () => {
    const auth = await gateway.peer('auth');
    auth.answer(ResolveSession, () => ({ session: null }));
    const admin = { headers: { cookie: 'reefdesk_session=x' } };
    await eventually(async () => expect((await gateway.ask('/api/get-travels-with-stats', admin)).status).toBe(200));
    await bus.cut();
    await eventually(async () => expect(await ready()).toBe(503));
    await bus.mend();
    await eventually(async () => expect((await gateway.ask('/api/get-travels-with-stats', admin)).status).toBe(200));
    await auth.close();
  });

  it('is 503 while there is no shell', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'reefdesk-no-shell-'));
    const bare = await GatewayUnderTest.start({ bus: { ...bus, stop: async () => {} }, env: { FRONTENDS_DIR: empty } });
    try {
      expect((await bare.ask('/health/ready')).status).toBe(503);
      expect((await bare.ask('/')).json).toMatchObject({ code: 'service_unavailable' });
    } finally {
      await bare.stop();
      rmSync(empty, { recursive: true });
    }
  });
});

describe('shutdown', () => {
  it.each(['/', '/api/packages', '/api/me'])('closes the connection with the response to %s while it drains', async (path) => {
    const gateway = await GatewayUnderTest.start();
    const connectionAfter = async () => {
      const [answer] = await once(request(gateway.url + path, { agent: new Agent({ keepAlive: true }) }).end(), 'response');
      answer.resume();
      return answer.headers.connection;
    };
    try {
      expect(await connectionAfter()).toBe('keep-alive');
      gateway.service.app.get(HealthRegistry, { strict: false }).drain();
      expect(await connectionAfter()).toBe('close');
    } finally {
      await gateway.stop();
    }
  });

  it('completes running requests and closes every idle connection', async () => {
    const gateway = await GatewayUnderTest.start({ env: { FINISH_MS: '3600000' } });
    // By default an idle connection would outlast the test.
    gateway.service.app.getHttpServer().keepAliveTimeout = 3_600_000;
    let finish = (): void => undefined;
    gateway.services.auth.answer = (_request, response) => {
      response.write('{');
      finish = () => void response.end('}');
    };
    const keepAlive = new Agent({ keepAlive: true });
    const idle = request(gateway.url, { agent: keepAlive }).end();
    const [page] = await once(idle, 'response');
    await once(page.resume(), 'end');
    const begun = request(`${gateway.url}/api/me`, { agent: new Agent({ keepAlive: true }) }).end();
    const [answer] = await once(begun, 'response');
    let isClosed = false;
    const closing = gateway.service.close().then(() => {
      isClosed = true;
    });
    await eventually(() => expect(gateway.ask('/health/live')).rejects.toThrow('ECONNREFUSED'));
    expect(isClosed).toBe(false);
    finish();
    expect(Buffer.concat(await answer.toArray()).toString()).toBe('{}');
    await closing;
    await gateway.stop();
  });
});

describe('the environment', () => {
  const url = 'http://127.0.0.1:1';
  const env = {
    PORT: '0',
    OPS_PORT: '0',
    NATS_URL: 'nats://127.0.0.1:1',
    ...Object.fromEntries(SERVICE_NAMES.map((service) => [urlVariableOf(service), url])),
    FRONTENDS_DIR: '/nowhere',
    BRAND_FILE: '/nowhere/brand.json',
    PUBLIC_ORIGINS: 'https://www.reefdesk.example',
  };

  it.each([
    [{ AUTH_URL: '' }, /AUTH_URL: missing \(or set SERVICE_URL\)/],
    [{ CATALOG_URL: 'catalog:8080' }, /CATALOG_URL/],
    [{ FRONTENDS_DIR: '' }, /FRONTENDS_DIR/],
    [{ TRUSTED_PROXY_HOPS: '-1' }, /TRUSTED_PROXY_HOPS/],
    [{ PUBLIC_ORIGINS: 'https://a.example, b.example' }, /PUBLIC_ORIGINS: "b.example"/],
    [{}, /BRAND_FILE \/nowhere\/brand.json: .*ENOENT/],
  ])('stops at boot for %j and names the variable', (change, message) => {
    expect(() => defineGateway({ ...env, ...change })).toThrow(message);
  });

  it.each([
    ['no origin', ''],
    ['an origin at http', 'http://www.reefdesk.example'],
    ['one of two at http', 'https://www.reefdesk.example, http://intranet.example'],
  ])('with %s stops at boot in production, unless plain http is allowed, so that no cookie loses Secure unseen', (_what, origins) => {
    const read = (change: Record<string, string>) => () => readGatewayEnv({ ...env, PUBLIC_ORIGINS: origins, ...change });
    expect(read({})).toThrow(/PUBLIC_ORIGINS: the address of the site at https.*ALLOW_PLAIN_HTTP=on/);
    expect(read({ ALLOW_PLAIN_HTTP: 'maybe' })).toThrow(/ALLOW_PLAIN_HTTP/);
    expect(read({ ALLOW_PLAIN_HTTP: 'on' })).not.toThrow();
    expect(read({ NODE_ENV: 'development' })).not.toThrow();
  });

  it('may name one URL for all services', () => {
    const { AUTH_URL: _, ...withoutAuth }: Record<string, string> = env;
    const { serviceUrls } = readGatewayEnv({ ...withoutAuth, SERVICE_URL: 'http://{service}.internal' });
    expect(serviceUrls).toMatchObject({ auth: 'http://auth.internal', catalog: url });
  });

  it('stops at boot for an invalid brand and names the field', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
    const file = join(folder, 'brand.json');
    writeFileSync(file, '{"name": ""}');
    expect(() => defineGateway({ ...env, BRAND_FILE: file })).toThrow(/name: Name is required; shortName: Short name is required/);
    rmSync(folder, { recursive: true });
  });
});
